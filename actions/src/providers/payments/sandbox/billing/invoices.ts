import { DAY_MS } from '#platform/clock.js'
import { SandboxRefusal } from '../api/sandbox-refusal.js'
import { newId } from '../state/new-id.js'
import { insertObject, lockObject, saveObject } from '../state/objects.store.js'
import type { SandboxContext } from '../state/sandbox-context.js'
import type {
  SandboxCustomer,
  SandboxInvoice,
  SandboxInvoiceLine,
  SandboxPaymentMethod,
  SandboxPrice,
  SandboxSubscription,
} from '../state/sandbox-objects.js'
import { CHARGE_MIN_CENTS, chargeCard } from './charges.js'

/** Attempts at collecting a renewal; after the last one the subscription ends. */
export const ATTEMPTS_MAX = 4
const ATTEMPT_PAUSE_SECONDS = (3 * DAY_MS) / 1000

interface Period {
  start: number
  end: number
}

export interface InvoiceLine {
  description: string
  price: Pick<SandboxPrice, 'id' | 'product'>
  /** Negative for what comes back. */
  amountCents: number
  period: Period
}

interface InvoiceDetails {
  subscription: Pick<SandboxSubscription, 'id' | 'customer' | 'metadata'>
  reason: SandboxInvoice['billing_reason']
  lines: InvoiceLine[]
}

/**
 * An invoice that is not stored yet. The customer's credit reduces the amount due; a negative total adds to the credit,
 * and what is too little for a charge is due with the next invoice.
 */
export function draftInvoice({ balance }: SandboxCustomer, details: InvoiceDetails, now: number): SandboxInvoice {
  const { subscription, reason } = details
  const id = newId('in')
  const total = details.lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const owed = total + balance
  const amountDue = owed < CHARGE_MIN_CENTS ? 0 : owed
  const periods = details.lines.map(({ period }) => period)
  return {
    id,
    object: 'invoice',
    created: now,
    livemode: false,
    currency: 'usd',
    status: 'draft',
    billing_reason: reason,
    customer: subscription.customer,
    total,
    amount_due: amountDue,
    amount_paid: 0,
    amount_remaining: amountDue,
    attempt_count: 0,
    attempted: false,
    next_payment_attempt: null,
    starting_balance: balance,
    ending_balance: owed - amountDue,
    period_start: Math.min(...periods.map(({ start }) => start)),
    period_end: Math.max(...periods.map(({ end }) => end)),
    status_transitions: { paid_at: null },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: listOf(`/v1/invoices/${id}/lines`, details.lines.map(toLine)),
    payments: listOf(`/v1/invoice_payments`, []),
  }
}

function toLine({ description, amountCents, period, price: { id: price, product } }: InvoiceLine): SandboxInvoiceLine {
  const pricing = { type: 'price_details' as const, unit_amount_decimal: null, price_details: { price, product } }
  return { id: newId('il'), object: 'line_item', amount: amountCents, currency: 'usd', description, period, pricing }
}

function listOf<Item>(url: string, data: Item[]) {
  return { object: 'list' as const, data, has_more: false, url }
}

interface Acceptance {
  /** The checkout page has accepted the card for this payment, whatever becomes of later ones. */
  isAccepted: boolean
}

function isDeclined({ amount_due }: SandboxInvoice, method: SandboxPaymentMethod): boolean {
  return amount_due > 0 && method.startsWith('pm_card_chargeCustomerFail')
}

/** @throws SandboxRefusal 402 if the card would be declined */
export function requirePayable(invoice: SandboxInvoice, method: SandboxPaymentMethod): void {
  if (!isDeclined(invoice, method)) return
  throw new SandboxRefusal(402, {
    ...{ type: 'card_error', code: 'card_declined', declineCode: 'generic_decline' },
    message: 'Your card was declined.',
  })
}

/** Stores the invoice, updates the customer's credit and tries to collect the amount due. */
export async function issueInvoice(
  context: SandboxContext,
  draft: SandboxInvoice,
  method: SandboxPaymentMethod,
  acceptance?: Acceptance,
): Promise<SandboxInvoice> {
  const { transaction } = context
  const customer = await lockObject(transaction, 'customer', draft.customer)
  await saveObject(transaction, { ...customer, balance: draft.ending_balance })
  await insertObject(transaction, draft)
  return collectInvoice(context, draft, method, acceptance)
}

/** Tries to collect the amount due. A declined attempt is retried later, up to the fourth. */
export async function collectInvoice(
  context: SandboxContext,
  invoice: SandboxInvoice,
  method: SandboxPaymentMethod,
  { isAccepted }: Acceptance = { isAccepted: false },
): Promise<SandboxInvoice> {
  const attempt = { attempted: true, attempt_count: invoice.attempt_count + 1 }
  const collected =
    !isAccepted && isDeclined(invoice, method)
      ? { ...invoice, ...attempt, ...afterDecline(attempt.attempt_count, context.now) }
      : { ...invoice, ...attempt, ...(await pay(context, invoice, method)) }
  await saveObject(context.transaction, collected)
  return collected
}

function afterDecline(attempts: number, now: number) {
  if (attempts >= ATTEMPTS_MAX) return { status: 'uncollectible' as const, next_payment_attempt: null }
  return { status: 'open' as const, next_payment_attempt: now + ATTEMPT_PAUSE_SECONDS }
}

async function pay(
  context: SandboxContext,
  invoice: SandboxInvoice,
  method: SandboxPaymentMethod,
): Promise<Partial<SandboxInvoice>> {
  const { amount_due: amountCents, customer } = invoice
  const paid = {
    ...{ status: 'paid' as const, amount_paid: amountCents, amount_remaining: 0, next_payment_attempt: null },
    status_transitions: { paid_at: context.now },
  }
  if (amountCents === 0) return paid
  const { payment_intent } = await chargeCard(context, { customerId: customer, amountCents, method, metadata: {} })
  const payment: SandboxInvoice['payments']['data'][number] = {
    id: newId('inpay'),
    object: 'invoice_payment',
    created: context.now,
    livemode: false,
    currency: 'usd',
    amount_paid: amountCents,
    amount_requested: amountCents,
    is_default: true,
    invoice: invoice.id,
    status: 'paid',
    payment: { type: 'payment_intent', payment_intent },
  }
  return { ...paid, payments: listOf('/v1/invoice_payments', [payment]) }
}

import { sql } from 'kysely'
import { lostAt } from '#domain/purchases/reversals.rules.js'
import { readOutside, readReversals } from '#domain/purchases/reversals.store.js'
import { DAY_MS } from '#platform/clock.js'
import type { Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import type { PaidInvoice } from '#providers/payments/payment-states.js'
import type { InviteePayment } from './referral-loss.rules.js'

/** A checkout is open for a day at most. */
const CHECKOUT_MS = 2 * DAY_MS
/** What is less isn't charged, and so is no payment. */
const CHARGE_MIN_CENTS = 50

/** All that somebody paid for what they got. */
export async function readInviteePayments(queryable: Queryable, buyerId: string): Promise<InviteePayment[]> {
  const rows = await queryable
    .selectFrom('purchases')
    .select(['id', 'payment_id', 'amount_cents', 'paid_at', 'subject'])
    .where('buyer_id', '=', buyerId)
    .where('fulfilled_at', 'is not', null)
    .execute()
  const payments: InviteePayment[] = []
  for (const { id, payment_id, amount_cents, paid_at, subject } of rows) {
    const events = payment_id ? await readReversals(queryable, payment_id) : []
    const collectedAt = (await readCollectedAt(queryable, id, subject)) ?? paid_at ?? new Date(0)
    payments.push({ collectedAt, lostAt: lostAt(amount_cents, events, await readOutside(queryable, id)) })
  }
  return payments
}

/** By the provider's clock. Payments after the first of a subscription have an invoice instead of a checkout. */
async function readCollectedAt(queryable: Queryable, purchaseId: string, subject: string): Promise<Date | null> {
  const invoiceId = /^plan-\w+:[^:]+:(.+)$/.exec(subject)?.[1] ?? null
  const { rows } = await sql<{ collectedAt: Date | null }>`
    select min(happened_at) as "collectedAt" from private.payment_events where
      (event_type = 'checkout-completed' and body -> 'session' ->> 'reference' = ${purchaseId}::text)
      or (event_type = 'invoice-paid' and body ->> 'invoiceId' = ${invoiceId}::text)`.execute(queryable)
  return rows[0]?.collectedAt ?? null
}

/**
 * Asks the provider whether somebody has paid anything that we haven't heard of yet.
 * @throws Error if so: try again later
 */
export async function requireAllHeard(
  { database, payments, clock }: Pick<Services, 'database' | 'payments' | 'clock'>,
  buyerId: string,
): Promise<void> {
  const unpaid = await database
    .selectFrom('purchases')
    .select(['id', 'session_id'])
    .where('buyer_id', '=', buyerId)
    .where('is_paid', '=', false)
    .where('session_id', 'is not', null)
    .where((eb) =>
      eb.or([eb('status', '=', 'open'), eb('created_at', '>', new Date(clock.now().getTime() - CHECKOUT_MS))]),
    )
    .execute()
  for (const { id, session_id } of unpaid)
    if ((await payments.readCheckout(String(session_id)).catch(ifUnknown))?.status === 'paid')
      throw new Error(`the purchase ${id} is paid, but not settled yet`)
  const plans = await database
    .selectFrom('subscriptions')
    .select('stripe_subscription_id')
    .where('bought_by', '=', buyerId)
    .where('stripe_subscription_id', 'is not', null)
    .execute()
  for (const { stripe_subscription_id } of plans)
    await requireRecorded(
      database,
      (await payments.listPaidInvoices(String(stripe_subscription_id)).catch(ifUnknown)) ?? [],
    )
}

/** What another provider collected, such as the sandbox in a trial, is never heard of again. */
function ifUnknown(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null
  throw error
}

async function requireRecorded(queryable: Queryable, invoices: readonly PaidInvoice[]): Promise<void> {
  const charged = invoices.filter(({ amountPaidCents }) => amountPaidCents >= CHARGE_MIN_CENTS)
  const ids = charged.flatMap(({ paymentId }) => paymentId ?? [])
  if (ids.length === 0) return
  const known = await queryable.selectFrom('purchases').select('payment_id').where('payment_id', 'in', ids).execute()
  const missing = ids.find((id) => !known.some(({ payment_id }) => payment_id === id))
  if (missing) throw new Error(`the payment ${missing} is not recorded yet`)
}

import type Stripe from 'stripe'
import type { CheckoutSession, Invoice, InvoiceReason, PaidInvoice, Subscription } from './payment-states.js'

/** Stripe sends a related object as its id or, when expanded, in full. */
export function idOf(related: string | { id: string } | null | undefined): string | null {
  if (related === null || related === undefined) return null
  return typeof related === 'string' ? related : related.id
}

export function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}

export function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

export function toCheckoutSession(session: Stripe.Checkout.Session): CheckoutSession {
  return {
    sessionId: session.id,
    status: checkoutStatus(session),
    amountCents: session.amount_total ?? 0,
    url: session.url,
    customerId: idOf(session.customer),
    paymentId: idOf(session.payment_intent),
    subscriptionId: idOf(session.subscription),
    reference: session.client_reference_id,
    metadata: session.metadata ?? {},
  }
}

function checkoutStatus({ status, payment_status }: Stripe.Checkout.Session): CheckoutSession['status'] {
  if (status === 'expired') return 'cancelled'
  return status === 'complete' && payment_status !== 'unpaid' ? 'paid' : 'unpaid'
}

/** @throws Error for a subscription without an item, which nothing of ours creates */
export function toSubscription(subscription: Stripe.Subscription): Subscription {
  const item = soleItem(subscription)
  const { latest_invoice: invoice } = subscription
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    status: subscriptionStatus(subscription.status),
    amountCents: item.price.unit_amount ?? 0,
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    endsWithPeriod: subscription.cancel_at_period_end,
    ...(invoice && typeof invoice === 'object' ? { isPeriodPaid: invoice.status === 'paid' } : {}),
    metadata: subscription.metadata,
  }
}

export function soleItem({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data
  if (!item) throw new Error(`${id} has no item`)
  return item
}

function subscriptionStatus(status: Stripe.Subscription.Status): Subscription['status'] {
  if (status === 'active' || status === 'trialing') return 'active'
  if (status === 'past_due') return 'past-due'
  return status === 'incomplete' ? 'incomplete' : 'ended'
}

/** @param invoice with its `payments` expanded */
export function toInvoice(invoice: Stripe.Invoice): Invoice {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid')
  return {
    invoiceId: invoice.id,
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: subscriptionOf(invoice),
    amountPaidCents: invoice.amount_paid,
    paymentId: idOf(paid?.payment.payment_intent),
    planKey: planKeyOf(invoice),
  }
}

const PRODUCT_PREFIX = 'sagework_'
/** Under which a plan is known as a product. */
export const productOf = (planKey: string) => PRODUCT_PREFIX + planKey

/** After a change, what is left of the plan before is among the lines too, as credit. */
function planKeyOf({ lines }: Stripe.Invoice): string | null {
  const [charged] = [...lines.data].sort((one, other) => other.amount - one.amount)
  const product = charged?.pricing?.price_details?.product
  return product?.startsWith(PRODUCT_PREFIX) ? product.slice(PRODUCT_PREFIX.length) : null
}

/** @param invoice with its `payments` expanded */
export function toPaidInvoice(invoice: Stripe.Invoice): PaidInvoice {
  const starts = invoice.lines.data.map(({ period }) => period.start)
  return {
    ...toInvoice(invoice),
    reason: reasonOf(invoice.billing_reason),
    // An invoice's own period is the one before, during which its lines came together.
    periodStart: toDate(Math.max(invoice.period_start, ...starts)),
    paidAt: toDate(invoice.status_transitions?.paid_at ?? invoice.created),
  }
}

export function reasonOf(reason: Stripe.Invoice.BillingReason | null): InvoiceReason {
  if (reason === 'subscription_create') return 'first'
  if (reason === 'subscription_cycle') return 'renewal'
  return reason === 'subscription_update' ? 'change' : 'other'
}

export function subscriptionOf(invoice: Stripe.Invoice): string | null {
  return idOf(invoice.parent?.subscription_details?.subscription)
}

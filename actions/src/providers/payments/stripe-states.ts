import type Stripe from 'stripe'
import type { CheckoutSession, Invoice, Subscription } from './payment-states.js'

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
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    status: subscriptionStatus(subscription.status),
    amountCents: item.price.unit_amount ?? 0,
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    endsWithPeriod: subscription.cancel_at_period_end,
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
  }
}

export function subscriptionOf(invoice: Stripe.Invoice): string | null {
  return idOf(invoice.parent?.subscription_details?.subscription)
}

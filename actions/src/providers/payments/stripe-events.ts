import type Stripe from 'stripe'
import type { PaymentEvent } from './payment-events.js'
import { toTransfer } from './stripe-connect.js'
import { idOf, reasonOf, subscriptionOf, toCheckoutSession, toDate, toSubscription } from './stripe-states.js'

/** The types that matter to us, also asked for when events are listed. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'account.updated',
  'transfer.created',
  'transfer.reversed',
] as const satisfies readonly Stripe.Event['type'][]

/** Translates an event whose signature has been verified, or that we asked for ourselves. */
export function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  return { eventId: event.id, happenedAt: toDate(event.created), ...factsOf(event) }
}

type Facts<Event = PaymentEvent> = Event extends unknown ? Omit<Event, 'eventId' | 'happenedAt'> : never

function factsOf(event: Stripe.Event): Facts {
  // what else happens on somebody's connected account is no payment of ours
  if (event.account && event.type !== 'account.updated') return { type: 'other', name: event.type }
  switch (event.type) {
    case 'checkout.session.completed':
      return { type: 'checkout-completed', session: toCheckoutSession(event.data.object) }
    case 'checkout.session.expired':
      return { type: 'checkout-expired', session: toCheckoutSession(event.data.object) }
    case 'invoice.paid': {
      const invoice = event.data.object
      return { type: 'invoice-paid', amountCents: invoice.amount_paid, ...invoiceFacts(invoice) }
    }
    case 'invoice.payment_failed': {
      const invoice = event.data.object
      const nextAttemptAt = invoice.next_payment_attempt === null ? null : toDate(invoice.next_payment_attempt)
      return { type: 'invoice-failed', amountCents: invoice.amount_due, nextAttemptAt, ...invoiceFacts(invoice) }
    }
    case 'customer.subscription.updated':
      return { type: 'subscription-updated', subscription: toSubscription(event.data.object) }
    case 'customer.subscription.deleted':
      return { type: 'subscription-ended', subscription: toSubscription(event.data.object) }
    case 'charge.succeeded': {
      const { customer, payment_method_details: details } = event.data.object
      return { type: 'charge-succeeded', customerId: idOf(customer), methodFingerprint: fingerprintOf(details) }
    }
    case 'charge.refunded': {
      const { payment_intent, amount, amount_refunded } = event.data.object
      return {
        type: 'charge-refunded',
        paymentId: idOf(payment_intent),
        amountCents: amount,
        refundedCents: amount_refunded,
      }
    }
    case 'charge.dispute.created':
      return { type: 'dispute-opened', ...disputeFacts(event.data.object) }
    case 'charge.dispute.closed': {
      const dispute = event.data.object
      return { type: 'dispute-closed', isLost: dispute.status === 'lost', ...disputeFacts(dispute) }
    }
    case 'account.updated':
      return { type: 'payout-account-updated', accountId: event.data.object.id }
    case 'transfer.created':
      return { type: 'transfer-sent', transfer: toTransfer(event.data.object) }
    case 'transfer.reversed':
      return { type: 'transfer-reversed', transfer: toTransfer(event.data.object) }
    default:
      return { type: 'other', name: event.type }
  }
}

/** What pays is a card, also in a wallet; bank accounts, should checkouts ever offer them, have a fingerprint too. */
function fingerprintOf(details: Stripe.Charge.PaymentMethodDetails | null): string | null {
  const method = details?.card ?? details?.us_bank_account ?? details?.sepa_debit
  return method?.fingerprint ?? null
}

function invoiceFacts(invoice: Stripe.Invoice) {
  return {
    invoiceId: invoice.id,
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: subscriptionOf(invoice),
    reason: reasonOf(invoice.billing_reason),
  }
}

function disputeFacts({ id, payment_intent, amount }: Stripe.Dispute) {
  return { disputeId: id, paymentId: idOf(payment_intent), amountCents: amount }
}

import type { PaymentEvent } from './payment-events.js'
import type {
  Cents,
  CheckoutSession,
  Invoice,
  PaidInvoice,
  PaymentCard,
  PaymentMetadata,
  Refund,
  Subscription,
} from './payment-states.js'
import type { PayoutCalls } from './payouts.js'

/** A recurring price, such as $237.00 every 3 months. */
export interface SubscriptionTerms {
  /** Identifies the plan at the provider. Lower-case letters, digits and underscores, such as `basic_quarterly`. */
  planKey: string
  /** Shown at checkout and on receipts. */
  name: string
  amountCents: Cents
  interval: 'day' | 'week' | 'month' | 'year'
  /** How many intervals a period has: 3 months are a quarter. */
  intervalCount: number
}

export interface Checkout {
  customerId: string
  /** A single purchase, or the first period of a subscription. */
  purchase: { type: 'once'; name: string; amountCents: Cents } | { type: 'subscription'; terms: SubscriptionTerms }
  /** Our own id of the purchase, returned with its session. */
  reference: string
  /** Kept with the session, with the subscription and with the charge of a single purchase. */
  metadata: PaymentMetadata
  /** Where the browser goes afterwards; `{CHECKOUT_SESSION_ID}` is replaced. Not proof of payment: only events are. */
  successUrl: string
  cancelUrl: string
}

export interface CardChange {
  customerId: string
  subscriptionId: string
  /** As for a checkout: neither proves anything. */
  successUrl: string
  cancelUrl: string
}

export interface SubscriptionChange {
  subscriptionId: string
  terms: SubscriptionTerms
  /** Replaces entries of the same names. */
  metadata: PaymentMetadata
  /** When the new price starts to apply. Use the quote's moment for the change, so that both amounts agree. */
  proratedAt: Date
}

/**
 * The payment provider, in our own terms. Each call is a request to another service, so make it outside of
 * transactions. A call that takes a `key` can be repeated with the same key and content and takes effect only once.
 * @throws AppError from every method: PAYMENTS_UNAVAILABLE if no provider is set up; UPSTREAM_FAILED if it can't be
 *   reached; IDEMPOTENCY_KEY_REUSED for other content under a used key; NOT_FOUND for an id that it does not know
 */
export interface Payments extends PayoutCalls {
  createCustomer(
    customer: { email: string; name: string; userId: string },
    key: string,
  ): Promise<{ customerId: string }>
  /** Opens a page for paying that expires after 24 hours. */
  startCheckout(checkout: Checkout, key: string): Promise<{ sessionId: string; url: string }>
  readCheckout(sessionId: string): Promise<CheckoutSession>
  /** Closes an open session, so that it can no longer be paid. One that has been paid or has expired stays as it is. */
  cancelCheckout(sessionId: string): Promise<CheckoutSession>
  readSubscription(subscriptionId: string): Promise<Subscription>
  /** What `changeSubscription` with the same input would charge at once; negative for credit towards later invoices. */
  quoteSubscriptionChange(change: SubscriptionChange): Promise<{ amountCents: Cents }>
  /**
   * Changes the price, charging the difference for what is left of the period at once. With another interval a new
   * period begins.
   * @throws AppError PAYMENT_DECLINED, and nothing has changed
   */
  changeSubscription(change: SubscriptionChange, key: string): Promise<Subscription>
  /** Opens a page for saving another card, which charges nothing. Its session is read with `readCheckout`. */
  startCardChange(change: CardChange): Promise<{ url: string }>
  /** The card that pays for a subscription; null if none is known. */
  readCard(subscriptionId: string): Promise<PaymentCard | null>
  /**
   * Has a subscription paid by the card that was saved, and pays with it at once what is overdue. Repeating it changes
   * nothing, and a card saved earlier never replaces one saved later.
   * @returns null if nothing was saved, or the subscription has ended
   * @throws AppError PAYMENT_DECLINED if what is overdue was declined; the card is the subscription's all the same
   */
  adoptCard(sessionId: string): Promise<PaymentCard | null>
  cancelAtPeriodEnd(subscriptionId: string): Promise<Subscription>
  /** Ends a subscription at once, and with it every further attempt at what a declined renewal left open. Nothing if it has ended. */
  endNow(subscriptionId: string): Promise<void>
  /** Undoes a cancellation, as long as the period has not ended. */
  reactivate(subscriptionId: string): Promise<Subscription>
  readInvoice(invoiceId: string): Promise<Invoice>
  /** Everything that has been collected for a subscription, in any order; what was refunded since is still there. */
  listPaidInvoices(subscriptionId: string): Promise<PaidInvoice[]>
  /**
   * Refunds part of a payment, or whatever is left of it.
   * @throws AppError ALREADY_DONE if nothing is left; VALIDATION_FAILED for more than is left
   */
  refund(refund: { paymentId: string; amountCents?: Cents; metadata: PaymentMetadata }, key: string): Promise<Refund>
  /** Events since a moment, oldest first; the provider keeps them for 30 days. */
  listEvents(since: Date): AsyncIterable<PaymentEvent>
  /**
   * Reads a webhook: its body exactly as it arrived, and its `Stripe-Signature` header.
   * @throws AppError SIGNATURE_INVALID for a missing, forged or old signature (300 seconds)
   */
  readEvent(rawBody: Buffer, signatureHeader: string | undefined): PaymentEvent
}

import type { CheckoutSession, InvoiceReason, Subscription } from './payment-states.js'
import type { Transfer } from './payouts.js'

interface EventHead {
  /** The same for every delivery of this event. */
  eventId: string
  /** When it happened. Events arrive in any order. */
  happenedAt: Date
}

interface InvoiceFacts {
  invoiceId: string
  customerId: string
  subscriptionId: string | null
  /** The amount paid, or the amount due if the payment failed. */
  amountCents: number
  reason: InvoiceReason
}

interface DisputeFacts {
  disputeId: string
  paymentId: string | null
  amountCents: number
}

/** The provider's events that matter to us; `other` is to be acknowledged and ignored. */
export type PaymentEvent = EventHead &
  (
    | { type: 'checkout-completed' | 'checkout-expired'; session: CheckoutSession }
    | ({ type: 'invoice-paid' } & InvoiceFacts)
    | ({ type: 'invoice-failed'; nextAttemptAt: Date | null } & InvoiceFacts)
    | { type: 'subscription-updated' | 'subscription-ended'; subscription: Subscription }
    /** Something was paid, once or for a subscription. The fingerprint is the same wherever the same card or account pays. */
    | { type: 'charge-succeeded'; customerId: string | null; methodFingerprint: string | null }
    /** `refundedCents` is the sum of all refunds of this payment so far. */
    | { type: 'charge-refunded'; paymentId: string | null; amountCents: number; refundedCents: number }
    | ({ type: 'dispute-opened' } & DisputeFacts)
    | ({ type: 'dispute-closed'; isLost: boolean } & DisputeFacts)
    /** Only says that something changed: its state is asked for. */
    | { type: 'payout-account-updated'; accountId: string }
    | { type: 'transfer-sent' | 'transfer-reversed'; transfer: Transfer }
    | { type: 'other'; name: string }
  )

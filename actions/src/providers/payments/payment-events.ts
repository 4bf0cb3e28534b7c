import type { CheckoutSession, Subscription } from './payment-states.js'

interface EventHead {
  /** The same for every delivery of this event. */
  eventId: string
  /** When it happened. Events arrive in any order. */
  happenedAt: Date
}

/** `other` is nothing that this product asks for, such as an invoice written by hand at the provider. */
export type InvoiceReason = 'first' | 'renewal' | 'change' | 'other'

interface InvoiceFacts {
  invoiceId: string
  customerId: string
  subscriptionId: string | null
  /** What was paid, or what is due if the payment failed. */
  amountCents: number
  reason: InvoiceReason
}

interface DisputeFacts {
  disputeId: string
  paymentId: string | null
  amountCents: number
}

/** Everything the provider tells us that matters; `other` is acknowledged and ignored. */
export type PaymentEvent = EventHead &
  (
    | { type: 'checkout-completed' | 'checkout-expired'; session: CheckoutSession }
    | ({ type: 'invoice-paid' } & InvoiceFacts)
    | ({ type: 'invoice-failed'; nextAttemptAt: Date | null } & InvoiceFacts)
    | { type: 'subscription-updated' | 'subscription-ended'; subscription: Subscription }
    /** `refundedCents` is the sum of all refunds of this payment so far. */
    | { type: 'charge-refunded'; paymentId: string | null; amountCents: number; refundedCents: number }
    | ({ type: 'dispute-opened' } & DisputeFacts)
    | ({ type: 'dispute-closed'; isLost: boolean } & DisputeFacts)
    | { type: 'other'; name: string }
  )

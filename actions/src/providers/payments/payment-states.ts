/** Whole cents of a US dollar. */
export type Cents = number

/**
 * Our own data, returned with the object it was attached to. Values have at most 500 characters: ids and codes, nothing
 * personal.
 */
export type PaymentMetadata = Readonly<Record<string, string>>

export interface CheckoutSession {
  sessionId: string
  /** `cancelled` after it expired, by time or by `cancelCheckout`; nothing can be paid then. */
  status: 'paid' | 'unpaid' | 'cancelled'
  amountCents: Cents
  /** Where to pay, while that is possible. */
  url: string | null
  customerId: string | null
  /** Of a single purchase that was paid. */
  paymentId: string | null
  /** Of a subscription that was paid. */
  subscriptionId: string | null
  reference: string | null
  metadata: PaymentMetadata
}

export interface Subscription {
  subscriptionId: string
  customerId: string
  /** `past-due`: the last renewal was declined and is tried again; `ended`: for good. */
  status: 'active' | 'past-due' | 'incomplete' | 'ended'
  /** Per period. */
  amountCents: Cents
  periodStart: Date
  periodEnd: Date
  /** Left out where nobody asked. */
  isPeriodPaid?: boolean
  /** It was cancelled, and ends with its period. */
  endsWithPeriod: boolean
  metadata: PaymentMetadata
}

/** In the metadata of a session that saves a card instead of being paid. */
export const CARD_PURPOSE = 'card'

export interface PaymentCard {
  /** As the provider spells it: `visa`. */
  brand: string
  last4: string
  expMonth: number
  expYear: number
}

export interface Invoice {
  invoiceId: string
  customerId: string
  subscriptionId: string | null
  amountPaidCents: Cents
  /** What paid it, for refunds; null if nothing had to be paid. */
  paymentId: string | null
  /** What was paid for, which may have changed since; null if it isn't a plan of ours. */
  planKey: string | null
}

/** `other`: not caused by this product, such as an invoice created by hand in the provider's dashboard. */
export type InvoiceReason = 'first' | 'renewal' | 'change' | 'other'

/** A payment for a subscription. Its times are the provider's. */
export interface PaidInvoice extends Invoice {
  reason: InvoiceReason
  /** When the latest period begins that it paid for. */
  periodStart: Date
  /** To the second. */
  paidAt: Date
}

export interface Refund {
  refundId: string
  amountCents: Cents
}

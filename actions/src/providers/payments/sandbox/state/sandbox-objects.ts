import type Stripe from 'stripe'

/** Some of an object's fields, with Stripe's own types all the way down. */
type Part<Full> = Full extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : Full extends object
    ? { [Field in keyof Full]?: Part<Full[Field]> }
    : Full

/** Unsatisfiable if the package doesn't know a field or expects another type. */
type Readable<Full, Sent> = Part<Full> & { [Field in keyof Sent]: Field extends keyof Full ? unknown : never }

/** `Sent`, which only compiles if Stripe's package would read it as `Full`. */
type SentAs<Full, Sent extends Readable<Full, Sent>> = Sent

/** The same check as a boolean type. */
export type IsReadableAs<Full, Sent> = Sent extends Readable<Full, Sent> ? true : false

interface List<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
  url: string
}

type Money = { currency: 'usd'; livemode: false }

export type SandboxCustomer = SentAs<
  Stripe.Customer,
  Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata' | 'balance'> & {
    name: string | null
  }
>

export type SandboxProduct = SentAs<
  Stripe.Product,
  Pick<Stripe.Product, 'id' | 'object' | 'created' | 'name' | 'active' | 'livemode'>
>

/** Of a line, only what the checkout page shows. */
export type SandboxLineItem = SentAs<
  Stripe.LineItem,
  Pick<Stripe.LineItem, 'id' | 'object' | 'amount_total' | 'currency' | 'quantity'> & {
    description: string
    price: SandboxPrice
  }
>

export type SandboxSession = SentAs<
  Stripe.Checkout.Session,
  Pick<
    Stripe.Checkout.Session,
    'id' | 'object' | 'created' | 'expires_at' | 'client_reference_id' | 'url' | 'success_url' | 'cancel_url'
  > &
    Money & {
      mode: 'payment' | 'subscription' | 'setup'
      status: 'open' | 'complete' | 'expired'
      payment_status: 'paid' | 'unpaid' | 'no_payment_required'
      amount_total: number | null
      metadata: Stripe.Metadata
      customer: string
      payment_intent: string | null
      subscription: string | null
      invoice: string | null
      setup_intent: string | null
      line_items: List<SandboxLineItem>
    }
>

export interface SandboxRecurring {
  interval: 'day' | 'week' | 'month' | 'year'
  interval_count: number
}

export type SandboxPrice = SentAs<
  Stripe.Price,
  Pick<Stripe.Price, 'id' | 'object' | 'created' | 'active'> &
    Money & {
      type: 'one_time' | 'recurring'
      unit_amount: number
      product: string
      recurring: (SandboxRecurring & Pick<Stripe.Price.Recurring, 'usage_type' | 'meter' | 'trial_period_days'>) | null
    }
>

type SandboxItem = SentAs<
  Stripe.SubscriptionItem,
  Pick<
    Stripe.SubscriptionItem,
    'id' | 'object' | 'created' | 'quantity' | 'subscription' | 'current_period_start' | 'current_period_end'
  > & { price: SandboxPrice }
>

export type SandboxSubscription = SentAs<
  Stripe.Subscription,
  Pick<
    Stripe.Subscription,
    | 'id'
    | 'object'
    | 'created'
    | 'start_date'
    | 'billing_cycle_anchor'
    | 'cancel_at'
    | 'cancel_at_period_end'
    | 'canceled_at'
    | 'ended_at'
    | 'metadata'
  > &
    Money & {
      status: 'active' | 'past_due' | 'canceled'
      customer: string
      latest_invoice: string
      default_payment_method: SandboxPaymentMethod
      items: List<SandboxItem>
    }
>

/**
 * Stripe's own names of test cards, two that work, and one that was attached but is declined when charged; with the month
 * and year that were typed, if any: `pm_card_visa_0634`.
 */
export type SandboxPaymentMethod = TestCardName | `${TestCardName}_${string}`
export type TestCardName = 'pm_card_visa' | 'pm_card_mastercard_debit' | 'pm_card_chargeCustomerFail'

interface SandboxCardDetails {
  brand: 'visa' | 'mastercard'
  last4: string
  exp_month: number
  exp_year: number
  /** The same for one number, whoever uses it. */
  fingerprint: string
}

/** Only sent where it is expanded. */
export type SandboxCard = SentAs<
  Stripe.PaymentMethod,
  Pick<Stripe.PaymentMethod, 'id' | 'object'> & {
    type: 'card'
    card: SandboxCardDetails
  }
>

export type SandboxInvoiceLine = SentAs<
  Stripe.InvoiceLineItem,
  Pick<Stripe.InvoiceLineItem, 'id' | 'object' | 'amount' | 'currency' | 'period'> & {
    description: string
    pricing: { type: 'price_details'; unit_amount_decimal: null; price_details: { price: string; product: string } }
  }
>

type SandboxInvoicePayment = SentAs<
  Stripe.InvoicePayment,
  Pick<Stripe.InvoicePayment, 'id' | 'object' | 'amount_paid' | 'amount_requested' | 'created' | 'is_default'> &
    Money & { invoice: string; status: 'paid'; payment: { type: 'payment_intent'; payment_intent: string } }
>

export type SandboxInvoice = SentAs<
  Stripe.Invoice,
  Pick<
    Stripe.Invoice,
    | 'id'
    | 'object'
    | 'created'
    | 'total'
    | 'amount_due'
    | 'amount_paid'
    | 'amount_remaining'
    | 'attempt_count'
    | 'attempted'
    | 'next_payment_attempt'
    | 'starting_balance'
    | 'period_start'
    | 'period_end'
  > &
    Money & {
      status: 'draft' | 'open' | 'paid' | 'uncollectible'
      billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
      customer: string
      ending_balance: number
      status_transitions: Pick<Stripe.Invoice.StatusTransitions, 'paid_at'>
      parent: {
        type: 'subscription_details'
        quote_details: null
        subscription_details: { subscription: string; metadata: Stripe.Metadata }
      }
      lines: List<SandboxInvoiceLine>
      /** Only sent where it is expanded. */
      payments: List<SandboxInvoicePayment>
    }
>

export type SandboxCharge = SentAs<
  Stripe.Charge,
  Pick<
    Stripe.Charge,
    'id' | 'object' | 'created' | 'amount' | 'amount_refunded' | 'refunded' | 'disputed' | 'paid' | 'metadata'
  > &
    Money & {
      status: 'succeeded'
      customer: string
      payment_intent: string
      payment_method_details: { type: 'card'; card: SandboxCardDetails }
    }
>

export type SandboxRefund = SentAs<
  Stripe.Refund,
  Pick<Stripe.Refund, 'id' | 'object' | 'created' | 'amount' | 'metadata'> & {
    currency: 'usd'
    status: 'succeeded'
    charge: string
    payment_intent: string
  }
>

export type SandboxDispute = SentAs<
  Stripe.Dispute,
  Pick<Stripe.Dispute, 'id' | 'object' | 'created' | 'amount' | 'reason' | 'is_charge_refundable' | 'metadata'> &
    Money & { status: 'needs_response' | 'won' | 'lost'; charge: string; payment_intent: string }
>

/** An Express account, as far as it matters whether it can be paid. */
export type SandboxAccount = SentAs<
  Stripe.Account,
  Pick<Stripe.Account, 'id' | 'object' | 'charges_enabled' | 'details_submitted' | 'payouts_enabled'> & {
    created: number
    type: 'express'
    email: string | null
    metadata: Stripe.Metadata
    capabilities: { transfers: 'active' | 'inactive' }
  }
>

export type SandboxAccountLink = SentAs<
  Stripe.AccountLink,
  Pick<Stripe.AccountLink, 'object' | 'created' | 'expires_at' | 'url'>
>

export type SandboxTransfer = SentAs<
  Stripe.Transfer,
  Pick<Stripe.Transfer, 'id' | 'object' | 'created' | 'amount' | 'amount_reversed' | 'reversed' | 'metadata'> &
    Money & { destination: string; transfer_group: string | null }
>

export type SandboxReversal = SentAs<
  Stripe.TransferReversal,
  Pick<Stripe.TransferReversal, 'id' | 'object' | 'created' | 'amount' | 'metadata'> & {
    currency: 'usd'
    transfer: string
  }
>

/** What each type of event is about. */
interface SentEventObjects {
  'checkout.session.completed': SandboxSession
  'checkout.session.expired': SandboxSession
  'invoice.paid': SandboxInvoice
  'invoice.payment_failed': SandboxInvoice
  'customer.subscription.updated': SandboxSubscription
  'customer.subscription.deleted': SandboxSubscription
  'charge.succeeded': SandboxCharge
  'charge.refunded': SandboxCharge
  'charge.dispute.created': SandboxDispute
  'charge.dispute.closed': SandboxDispute
  'account.updated': SandboxAccount
  'transfer.created': SandboxTransfer
  'transfer.reversed': SandboxTransfer
}

/** As above, each checked against the package's event of that type. */
export type SandboxEventObjects = {
  [Type in keyof SentEventObjects]: SentEventObjects[Type] extends Part<
    Extract<Stripe.Event, { type: Type }>['data']['object']
  >
    ? SentEventObjects[Type]
    : never
}

export type SandboxEvent<Type extends keyof SandboxEventObjects = keyof SandboxEventObjects> = Pick<
  Stripe.Event,
  'id' | 'object' | 'created' | 'api_version' | 'pending_webhooks' | 'request'
> & { livemode: false; type: Type; data: { object: SandboxEventObjects[Type] } }

/** By the names under which they are stored, which are Stripe's. */
export interface SandboxObjects {
  customer: SandboxCustomer
  product: SandboxProduct
  'checkout.session': SandboxSession
  subscription: SandboxSubscription
  invoice: SandboxInvoice
  charge: SandboxCharge
  refund: SandboxRefund
  dispute: SandboxDispute
  account: SandboxAccount
  transfer: SandboxTransfer
  transfer_reversal: SandboxReversal
  event: SandboxEvent
}

import type { AnyObject, ObjectSchema } from 'yup'
import type { AmountUnit } from '#contract/format/money.js'
import type { OtherPlan } from '#domain/subscriptions/other-plans.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { parseInput } from '#platform/http/read-body.js'
import type { Services } from '#platform/services.js'
import type { CheckoutSession, Subscription } from '#providers/payments/payment-states.js'
import type { SubscriptionTerms } from '#providers/payments/payments.js'
import type { Purchase, PurchaseKind } from './purchase.js'

/** What somebody may buy, and at which price. Everything but `terms` is stored with the purchase. */
export interface Quote {
  /**
   * What must not be bought twice at the same time, such as `hire:<opportunity>:<expert>`: a second checkout for the same
   * subject continues the first, or replaces it if the quote differs.
   */
  subject: string
  /** Shown at checkout, in lists and on the receipt. */
  title: string
  amountCents: number
  credits?: number
  packCode?: string
  priceId?: string
  opportunityId?: string
  expertId?: string
  agreedValueCents?: number
  agreedValueUnit?: AmountUnit
  feePercent?: number
  /** Set for a subscription, whose amount recurs. */
  terms?: SubscriptionTerms
}

/** What the provider reported about a payment. */
export interface PaymentFacts {
  session: CheckoutSession
  /** The subscription that the checkout started. */
  subscription: Subscription | null
  /** By the provider's clock. */
  paidAt: Date
  /** What the buyer of a plan has besides. */
  otherPlans: readonly OtherPlan[]
}

/** By how much refunds and lost disputes have reduced a payment. Both are sums since the payment. */
export interface Reversal {
  beforeCents: number
  afterCents: number
}

interface PurchaseTypeSpec<Input extends AnyObject> {
  type: PurchaseKind
  /** The fields of the checkout call that belong to this type. */
  input: ObjectSchema<Input>
  /**
   * A page of ours where the purchase continues instead of at a checkout; null if it needs one.
   * @throws AppError if they may not
   */
  continueAt?(
    transaction: DatabaseTransaction,
    caller: Caller,
    input: Input,
    services: Services,
  ): Promise<string | null>
  /**
   * Decides who may buy what, at which price.
   * @throws AppError if they may not
   */
  quote(transaction: DatabaseTransaction, caller: Caller, input: Input, services: Services): Promise<Quote>
  /**
   * Does what was paid for and books it. The dollars are already booked. Runs once, in the transaction that claims the
   * event.
   * @returns `refund_due` if it can't be done any more: the payment is then refunded. Whatever is thrown rolls back, and
   *   the provider delivers the event again.
   */
  fulfil(
    transaction: DatabaseTransaction,
    purchase: Purchase,
    facts: PaymentFacts,
    services: Services,
  ): Promise<'fulfilled' | 'refund_due'>
  /** Whether `fulfil` tells the buyer itself why a payment is refunded. */
  explainsRefund?: boolean
  /** Takes back what was fulfilled, as far as the payment was. The dollars are already booked. */
  undo(transaction: DatabaseTransaction, purchase: Purchase, reversal: Reversal, services: Services): Promise<void>
  /**
   * Called once nothing is left of the payment, and again with each later event about it: for what depends on other
   * payments too.
   */
  onLoss?(transaction: DatabaseTransaction, purchase: Purchase): Promise<void>
  /**
   * Paths of our pages. `paid` names the payment with `{CHECKOUT_SESSION_ID}`, which is replaced, so that the page can ask
   * what became of it; `purchase=<id>` is added to `cancelled`.
   */
  returnPaths(purchase: Purchase): { paid: string; cancelled: string }
}

/** A type of purchase as the checkout sees it: its input is validated before the quote. */
export interface PurchaseType
  extends Pick<PurchaseTypeSpec<AnyObject>, 'type' | 'fulfil' | 'undo' | 'onLoss' | 'returnPaths' | 'explainsRefund'> {
  fields: readonly string[]
  quote(transaction: DatabaseTransaction, caller: Caller, body: unknown, services: Services): Promise<Quote>
  continueAt(
    transaction: DatabaseTransaction,
    caller: Caller,
    body: unknown,
    services: Services,
  ): Promise<string | null>
}

/** A type of purchase: what it costs, what happens once it is paid, and how that is taken back. */
export function definePurchaseType<Input extends AnyObject>(spec: PurchaseTypeSpec<Input>): PurchaseType {
  const { type, input, fulfil, undo, onLoss, returnPaths, explainsRefund = false } = spec
  return {
    ...{ type, fulfil, undo, returnPaths, explainsRefund, ...(onLoss ? { onLoss } : {}) },
    fields: Object.keys(input.fields),
    quote: async (transaction, caller, body, services) =>
      spec.quote(transaction, caller, await parseInput(input, body), services),
    continueAt: async (transaction, caller, body, services) =>
      (await spec.continueAt?.(transaction, caller, await parseInput(input, body), services)) ?? null,
  }
}

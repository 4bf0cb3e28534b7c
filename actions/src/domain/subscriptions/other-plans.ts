import type { PlanOwner } from '#domain/plans/read-plan.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import type { CheckoutSession } from '#providers/payments/payment-states.js'
import { type ProvidersPlan, unpaidFrom } from './paid-at.rules.js'
import { ownerOf } from './plan-holder.store.js'
import { endingLoss } from './plan-loss.rules.js'
import { readPlanPayments } from './plan-payments.store.js'
import { findPlanPrice } from './plan-price.js'

/** A plan that the owner of a purchase has besides, and what the provider says of it; null if it doesn't know it. */
export interface OtherPlan {
  subscriptionId: string
  state: ProvidersPlan | null
}

/**
 * Asks the provider for the plans that a checkout's plan might replace. What it says about the time before the checkout
 * was paid never changes, so that it makes no difference what we have heard of by now.
 */
export async function readOtherPlans(
  { database, payments }: Pick<Services, 'database' | 'payments'>,
  { sessionId, reference }: CheckoutSession,
  paidAt: Date,
): Promise<OtherPlan[]> {
  const purchase = await database
    .selectFrom('purchases')
    .select(['buyer_id', 'price_id', 'is_paid'])
    .where((eb) => eb.or([eb('session_id', '=', sessionId), ...(isUuid(reference) ? [eb('id', '=', reference)] : [])]))
    .where('purchase_type', '=', 'saas')
    .executeTakeFirst()
  const price = purchase && !purchase.is_paid ? await findPlanPrice(database, String(purchase.price_id)) : undefined
  if (!purchase || !price) return []
  const owner = await ownerOf(database, purchase.buyer_id, price.saasType)
  const rows = await findOthers(database, owner, paidAt)
  return Promise.all(
    rows.map(async ({ subscriptionId }) => ({ subscriptionId, state: await readState(payments, subscriptionId) })),
  )
}

async function readState(payments: Services['payments'], subscriptionId: string): Promise<ProvidersPlan | null> {
  try {
    const subscription = await payments.readSubscription(subscriptionId)
    return { subscription, invoices: await payments.listPaidInvoices(subscriptionId) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** What the provider collects for them, or collected for a time after that moment. */
async function findOthers(queryable: Queryable, { companyId, userId }: PlanOwner, paidAt: Date) {
  const rows = await queryable
    .selectFrom('subscriptions')
    .select(['stripe_subscription_id', 'expires_at'])
    .where((eb) => (companyId ? eb('company_id', '=', companyId) : eb('user_id', '=', userId)))
    .where('stripe_subscription_id', 'is not', null)
    .where((eb) => eb.or([eb('status', 'in', ['active', 'past_due']), eb('expires_at', '>', paidAt)]))
    .execute()
  return rows.map(({ stripe_subscription_id, expires_at }) => ({
    ...{ subscriptionId: String(stripe_subscription_id), expiresAt: expires_at },
  }))
}

interface Moment {
  /** The new plan at the provider; null if it is paid only once. */
  subscriptionId: string | null
  /** When the new plan was paid, by the provider's clock. */
  paidAt: Date
  now: Date
}

/**
 * Which plans of theirs a new one replaces, with the beginning of the first period that they hadn't paid by then; null if
 * one of them had been paid for, so that the new one comes too late. It doesn't matter which of the payments we hear of
 * first: of two plans that were bought in the same second, the one with the smaller id stands.
 * @throws Error if another plan has begun since the provider was asked; the event is then delivered again
 */
export async function findReplaced(
  transaction: DatabaseTransaction,
  owner: PlanOwner,
  others: readonly OtherPlan[],
  { subscriptionId: own, paidAt, now }: Moment,
): Promise<Map<string, Date> | null> {
  const replaced = new Map<string, Date>()
  for (const { subscriptionId, expiresAt } of await findOthers(transaction, owner, paidAt)) {
    const other = others.find((plan) => plan.subscriptionId === subscriptionId)
    if (!other) throw new Error(`the plan ${subscriptionId} has begun meanwhile`)
    const { state } = other
    const isFirst = own !== null && subscriptionId < own
    const from = state ? unpaidFrom(paidAt, state, { isFirst }) : expiresAt && expiresAt <= now ? expiresAt : null
    if (from) replaced.set(subscriptionId, from)
    else if (!(state && (await wasLost(transaction, state, paidAt)))) return null
  }
  return replaced
}

async function wasLost(transaction: DatabaseTransaction, { invoices }: ProvidersPlan, moment: Date): Promise<boolean> {
  const loss = endingLoss(await readPlanPayments(transaction, NO_PURCHASE, invoices))
  return loss !== null && loss.lostAt < moment
}

/** Only a plan that is paid once needs it. */
const NO_PURCHASE = { id: '', payment_id: null, paid_at: null }

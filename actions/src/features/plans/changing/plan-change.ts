import { sql } from 'kysely'
import { choosePlan } from '#domain/purchases/types/saas.js'
import { termsOf } from '#domain/subscriptions/plan-price.js'
import type { Caller } from '#platform/caller.js'
import { MINUTE_MS, SECOND_MS } from '#platform/clock.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import type { SubscriptionChange } from '#providers/payments/payments.js'
import { requireRunning } from './own-subscription.js'

/** How long a quote can be confirmed. Longer, and people would choose the moment at which a change costs least. */
const QUOTE_MS = 15 * MINUTE_MS

export interface Quoted {
  /** What is charged at once; negative for credit towards later payments. */
  amountCents: number
  /** Sent along with the confirmation, so that the same moment is charged for. */
  proratedAt: string
}

/**
 * What changing to another plan costs now. A plan whose renewal was declined is paid first.
 * @throws AppError NOT_FOUND, NOT_ALLOWED, PLAN_NOT_AVAILABLE, COMPANY_EMAIL_REQUIRED, VALIDATION_FAILED
 */
export async function quoteChange(services: Services, caller: Caller, priceId: string): Promise<Quoted> {
  // The provider counts in whole seconds.
  const now = new Date(Math.floor(services.clock.now().getTime() / SECOND_MS) * SECOND_MS)
  const change = await prepare(services, caller, { priceId, proratedAt: now })
  const { amountCents } = await services.payments.quoteSubscriptionChange(change)
  return { amountCents, proratedAt: now.toISOString() }
}

interface Confirmed {
  priceId: string
  amountCents: number
  proratedAt: Date
}

/**
 * Changes the plan for exactly the amount that was quoted. The provider's events then bring the new plan.
 * @throws AppError as `quoteChange`; TERMS_CHANGED if the amount differs or the quote is old; PAYMENT_DECLINED, and
 *   nothing has changed; ALREADY_DONE while another change is on its way
 */
export async function changePlan(services: Services, caller: Caller, confirmed: Confirmed): Promise<void> {
  const { priceId, amountCents, proratedAt } = confirmed
  const age = services.clock.now().getTime() - proratedAt.getTime()
  if (age > QUOTE_MS || age < -SECOND_MS) throw new AppError('TERMS_CHANGED', { message: QUOTE_OLD })
  const change = await prepare(services, caller, { priceId, proratedAt })
  await oneAtATime(services, change.subscriptionId, async () => {
    const current = await services.payments.quoteSubscriptionChange(change)
    if (current.amountCents !== amountCents) throw new AppError('TERMS_CHANGED', { message: QUOTE_OLD })
    const key = `plan-change:${change.subscriptionId}:${priceId}:${proratedAt.getTime()}`
    await services.payments.changeSubscription(change, key)
  })
}

/**
 * The provider takes no amount along with a change, so nothing may change between asking for it and confirming it, such
 * as from a second tab. Whoever comes second isn't kept waiting: each change holds one connection, no more.
 * @throws AppError ALREADY_DONE
 */
async function oneAtATime({ database }: Services, subscriptionId: string, deed: () => Promise<void>): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const lock = sql<{
      isFree: boolean
    }>`select pg_try_advisory_xact_lock(${LOCK_CLASS}, hashtext(${subscriptionId})) as "isFree"`
    const { rows } = await lock.execute(transaction)
    if (!rows[0]?.isFree) throw new AppError('ALREADY_DONE', { message: CHANGING })
    await deed()
  })
}

const LOCK_CLASS = 0x9a81
const CHANGING = 'Your plan is being changed already. Look at it again in a moment.'

const QUOTE_OLD = 'The price of this change has been calculated anew. Look at it again before you confirm.'

async function prepare(
  services: Services,
  caller: Caller,
  { priceId, proratedAt }: { priceId: string; proratedAt: Date },
): Promise<SubscriptionChange> {
  const { subscriptionId, endsWithPeriod } = await requireRunning(services, caller)
  if (endsWithPeriod) throw new AppError('PLAN_NOT_AVAILABLE', { message: ENDING })
  const price = await choosePlan(services.database, caller, { priceId }, services.clock.now())
  const terms = termsOf(price)
  if (!terms) throw new AppError('PLAN_NOT_AVAILABLE')
  // We may not have heard yet.
  const { status, periodStart } = await services.payments.readSubscription(subscriptionId)
  if (status !== 'active') throw new AppError('PLAN_NOT_AVAILABLE', { message: status === 'ended' ? ENDED : PAST_DUE })
  // Renewed since the quote: of that period, nothing is left to charge for.
  if (proratedAt < periodStart) throw new AppError('TERMS_CHANGED', { message: QUOTE_OLD })
  return { subscriptionId, terms, proratedAt, metadata: { priceId, changedAt: proratedAt.toISOString() } }
}

const PAST_DUE = 'Your last renewal was declined. Save another card, which pays it, and then change your plan.'
const ENDED = 'Your plan has ended. Choose a plan to buy it anew.'
const ENDING = 'Your plan was cancelled and ends with its period. Keep it first, then change it.'

import { findLive } from '#domain/subscriptions/plan-holder.store.js'
import type { Caller } from '#platform/caller.js'
import type { Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'

export interface RunningSubscription {
  id: string
  subscriptionId: string
  endsWithPeriod: boolean
  /** Whoever bought it, and the owner of the company. */
  canManage: boolean
}

/** The subscription that the provider renews for the caller or their company; null if there is none. */
export async function findRunning({ database, clock }: Services, caller: Caller): Promise<RunningSubscription | null> {
  const live = await findLive(database, caller, clock.now())
  if (!live?.stripe_subscription_id) return null
  return {
    id: live.id,
    subscriptionId: live.stripe_subscription_id,
    endsWithPeriod: live.ends_with_period,
    canManage: live.bought_by === caller.userId || (await ownsCompany(database, caller)),
  }
}

/** @throws AppError NOT_FOUND without one, NOT_ALLOWED for other members of the company */
export async function requireRunning(services: Services, caller: Caller): Promise<RunningSubscription> {
  const running = await findRunning(services, caller)
  if (!running) throw new AppError('NOT_FOUND', { message: 'You have no subscription that renews.' })
  if (!running.canManage) throw new AppError('NOT_ALLOWED', { message: ONLY_BUYER })
  return running
}

export interface CollectedSubscription {
  subscriptionId: string
  isPastDue: boolean
  /** The end of what is paid. */
  paidUntil: Date | null
  /** Whoever bought it, and the owner of the company. */
  canManage: boolean
}

/** What the provider collects for the caller or their company; also once its rights have lapsed for want of a payment. */
export async function findCollected({ database }: Services, caller: Caller): Promise<CollectedSubscription | null> {
  const { companyId, userId } = caller
  const row = await database
    .selectFrom('subscriptions')
    .select(['stripe_subscription_id', 'status', 'bought_by', 'paid_until'])
    .where((eb) => (companyId ? eb('company_id', '=', companyId) : eb('user_id', '=', userId)))
    .where('stripe_subscription_id', 'is not', null)
    .where('status', 'in', ['active', 'past_due'])
    .orderBy('starts_at', 'desc')
    .executeTakeFirst()
  if (!row?.stripe_subscription_id) return null
  return {
    subscriptionId: row.stripe_subscription_id,
    isPastDue: row.status === 'past_due',
    paidUntil: row.paid_until,
    canManage: row.bought_by === userId || (await ownsCompany(database, caller)),
  }
}

/** @throws AppError NOT_FOUND without one, NOT_ALLOWED for other members of the company */
export async function requireCollected(services: Services, caller: Caller): Promise<CollectedSubscription> {
  const collected = await findCollected(services, caller)
  if (!collected) throw new AppError('NOT_FOUND', { message: 'You have no plan that is paid by card.' })
  if (!collected.canManage) throw new AppError('NOT_ALLOWED', { message: ONLY_BUYER })
  return collected
}

const ONLY_BUYER = 'Only whoever bought this plan, or the owner of your company, can change it.'

async function ownsCompany(queryable: Queryable, { companyId, userId }: Caller): Promise<boolean> {
  if (companyId === null) return false
  const member = await queryable
    .selectFrom('company_members')
    .select('member_role')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return member?.member_role === 'owner'
}

import { object, string } from 'yup'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { defineJob } from '#platform/jobs/define-job.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import type { Subscription } from '#providers/payments/payment-states.js'
import { grantPlanCredits } from './grant-plan-credits.js'
import { creditMonth } from './plan-credits.rules.js'
import { findPlanPrice } from './plan-price.js'
import { termOf } from './subscription-term.rules.js'

/**
 * Each lost try means that another job got through, so this many are hardly ever lost. It matters: a job that was enqueued again
 * while it ran isn't tried again by the queue, and would stay there as failed.
 */
const MAX_TRIES = 25

/**
 * Brings a subscription to its current state at the provider. Events only say that something has changed, so their order
 * and number make no difference. The row's version is read before the provider is asked and must not have changed by the
 * time of writing: an older state can't replace a newer one.
 */
export const syncSubscription = defineJob({
  name: 'sync-subscription',
  payload: object({ subscriptionId: string().required() }),
  async handle({ subscriptionId }, services) {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const stored = await services.database
        .selectFrom('subscriptions')
        .select(['id', 'version', 'status', 'starts_at', 'paid_until', 'price_id', 'bought_by', 'plan_code'])
        .where('stripe_subscription_id', '=', subscriptionId)
        .executeTakeFirst()
      const current = await services.payments.readSubscription(subscriptionId)
      const isDone = stored
        ? await apply(services, { ...stored, paidUntil: stored.paid_until ?? current.periodEnd }, current)
        : await hasNoPlan(services, current)
      if (isDone) return
    }
    throw new Error(`the subscription ${subscriptionId} keeps changing`)
  },
})

/**
 * Whether a subscription never became a plan here, or will not. Its purchase makes the row: until that is settled the job
 * is tried again, and if it was settled since we looked for the row, the row has to be read now.
 */
async function hasNoPlan({ database, log }: Services, { subscriptionId, metadata }: Subscription): Promise<boolean> {
  const purchase = isUuid(metadata.purchaseId)
    ? await database
        .selectFrom('purchases')
        .leftJoin('subscriptions', (join) =>
          join
            .onRef('subscriptions.purchase_id', '=', 'purchases.id')
            .on('subscriptions.stripe_subscription_id', '=', subscriptionId),
        )
        .select(['purchases.is_paid', 'subscriptions.id as planId'])
        .where('purchases.id', '=', metadata.purchaseId)
        .executeTakeFirst()
    : undefined
  if (purchase && !purchase.is_paid) throw new Error(`the purchase of ${subscriptionId} is not settled yet`)
  if (!purchase) log.warn({ subscriptionId }, 'a subscription belongs to no purchase')
  return purchase?.planId == null
}

interface Stored {
  id: string
  version: number
  starts_at: Date
  paidUntil: Date
  price_id: string | null
  status: string
  bought_by: string | null
  plan_code: string
}

function apply(services: Services, stored: Stored, current: Subscription): Promise<boolean> {
  if (current.status === 'incomplete') return Promise.resolve(true)
  const { database, clock } = services
  const isRevoked = stored.status === 'revoked'
  const term = termOf(current, { startsAt: stored.starts_at, paidUntil: stored.paidUntil })
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('subscriptions')
      .set({ ends_with_period: term.endsWithPeriod, version: stored.version + 1 })
      .set({ paid_until: term.paidUntil })
      // Nothing revives a plan that was taken back; the rest is kept up to date, whichever came first.
      .$if(!isRevoked, (row) => row.set({ status: term.status, expires_at: term.expiresAt }))
      .where('id', '=', stored.id)
      .where('version', '=', stored.version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    // As if what preceded the change had been heard before it: the month began under the old plan, which may give more.
    if (!isRevoked && isChangeOfThisMonth(stored, current, clock.now()))
      await grantPlanCredits(transaction, stored.id, clock.now())
    await changePrice(transaction, stored.id, current)
    if (isRevoked) return true
    await grantPlanCredits(transaction, stored.id, clock.now())
    if (term.status === 'past_due') await announcePastDue(transaction, services, stored, term.paidUntil)
    return true
  })
}

/** Once for each period that wasn't paid. */
async function announcePastDue(
  transaction: DatabaseTransaction,
  services: Services,
  { id, bought_by: userId, plan_code }: Stored,
  paidUntil: Date,
): Promise<void> {
  if (!userId) return
  const { name } = await transaction
    .selectFrom('plan_packages')
    .select('name')
    .where('code', '=', plan_code)
    .executeTakeFirstOrThrow()
  const words = NOTICES.planPastDue.write({ plan: name })
  const effectKey = `plan-past-due:${id}:${paidUntil.toISOString()}`
  await notifyPerson(transaction, services, { userId, words, effectKey })
}

/** Whether it was changed to another plan since its month of credits began (GK-018). */
function isChangeOfThisMonth({ starts_at, price_id }: Stored, { metadata }: Subscription, now: Date): boolean {
  const { priceId, changedAt } = metadata
  if (!priceId || priceId === price_id || !changedAt) return false
  return creditMonth(starts_at, new Date(changedAt)).end.getTime() === creditMonth(starts_at, now).end.getTime()
}

/** To the plan that it was changed to; nothing if it still is what was bought. */
async function changePrice(transaction: DatabaseTransaction, id: string, { metadata }: Subscription): Promise<void> {
  const price = metadata.priceId ? await findPlanPrice(transaction, metadata.priceId) : undefined
  if (!price) return
  await transaction
    .updateTable('subscriptions')
    .set({ price_id: price.priceId, plan_code: price.planCode })
    .where('id', '=', id)
    .execute()
}

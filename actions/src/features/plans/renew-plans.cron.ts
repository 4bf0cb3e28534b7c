import { object } from 'yup'
import { grantPlanCredits } from '#domain/subscriptions/grant-plan-credits.js'
import type { Database } from '#platform/database.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'

const BATCH = 100

/**
 * Ends trials and plans whose time is over (PLAN-17, GK-026), then grants the monthly credits that are due (GK-018). Both
 * can run any number of times: an ended plan stays ended, and each month's grant has its key.
 */
export const renewPlansJob = defineJob({
  name: 'renew-plans',
  payload: object({}),
  async handle(_, { database, clock }, { signal }) {
    const now = clock.now()
    await database
      .updateTable('subscriptions')
      .set((eb) => ({ status: 'ended', version: eb('version', '+', 1) }))
      .where('status', 'in', ['active', 'past_due'])
      .where('expires_at', '<=', now)
      // The provider retries for a while; its events decide.
      .where((eb) => eb.or([eb('stripe_subscription_id', 'is', null), eb('ends_with_period', '=', true)]))
      .execute()
    let after = '00000000-0000-0000-0000-000000000000'
    for (let ids = await dueAfter(database, after, now); ids.length > 0 && !signal.aborted; ) {
      for (const id of ids) {
        await database.transaction().execute((transaction) => grantPlanCredits(transaction, id, now))
        after = id
      }
      ids = await dueAfter(database, after, now)
    }
  },
})

async function dueAfter(database: Database, after: string, now: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('subscriptions')
    .select('id')
    .where('status', '=', 'active')
    .where('bought_by', 'is not', null)
    .where((eb) => eb.or([eb('credits_until', 'is', null), eb('credits_until', '<=', now)]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

export const renewPlansCron = defineCron({ name: 'renew_plans', job: renewPlansJob })

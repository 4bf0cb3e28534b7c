import { object } from 'yup'
import { settleDueAccounts } from '#domain/ledger/settle-due-accounts.js'
import { markPostedRewards } from '#domain/rewards/mark-posted-rewards.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'

/** Settles accounts that are due: credits expire, holds are released, earnings become available. */
export const settleDueAccountsJob = defineJob({
  name: 'settle-due-accounts',
  payload: object({}),
  async handle(_, { database, clock }, { signal }) {
    const now = clock.now()
    // also after a fault: whatever could be settled is
    await settleDueAccounts(database, now, signal).finally(() => markPostedRewards(database, now))
  },
})

export const settleDueAccountsCron = defineCron({ name: 'settle_due_accounts', job: settleDueAccountsJob })

import { object } from 'yup'
import { settleDueAccounts } from '#domain/ledger/settle-due-accounts.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'

/** Settles accounts that are due: credits expire, holds are released, earnings become available. */
export const settleDueAccountsJob = defineJob({
  name: 'settle-due-accounts',
  payload: object({}),
  async handle(_, { database, clock }, { signal }) {
    let isDone = false
    // Whatever is left when time runs out is settled by the next run.
    while (!isDone && !signal.aborted) isDone = (await settleDueAccounts(database, clock.now())).isDone
  },
})

export const settleDueAccountsCron = defineCron({ name: 'settle_due_accounts', job: settleDueAccountsJob })

import { object } from 'yup'
import { settleDueAccounts } from '#domain/ledger/settle-due-accounts.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'

/** Settles accounts that are due: credits expire, holds are released, earnings become available. */
export const settleDueAccountsJob = defineJob({
  name: 'settle-due-accounts',
  payload: object({}),
  handle: (_, { database, clock }, { signal }) => settleDueAccounts(database, clock.now(), signal),
})

export const settleDueAccountsCron = defineCron({ name: 'settle_due_accounts', job: settleDueAccountsJob })

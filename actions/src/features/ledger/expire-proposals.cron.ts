import { object } from 'yup'
import { expireProposals } from '#domain/staff-money/expire-proposals.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'

/** Ends what no second person confirmed in time. */
export const expireProposalsJob = defineJob({
  name: 'expire-proposals',
  payload: object({}),
  async handle(_, { database, clock }, { signal }) {
    let isDone = false
    while (!isDone && !signal.aborted) isDone = (await expireProposals(database, clock.now())).isDone
  },
})

export const expireProposalsCron = defineCron({ name: 'expire_proposals', job: expireProposalsJob })

import { object } from 'yup'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'

/** Deletes what visitors asked and nobody claimed in time. */
export const pruneAnonymousConversationsJob = defineJob({
  name: 'prune-anonymous-conversations',
  payload: object({}),
  async handle(_, { database, clock }) {
    await database
      .deleteFrom('private.anonymous_conversations')
      .where('claimed_at', 'is', null)
      .where('expires_at', '<=', clock.now())
      .execute()
  },
})

export const pruneAnonymousConversations = defineCron({
  name: 'prune_anonymous_conversations',
  job: pruneAnonymousConversationsJob,
})

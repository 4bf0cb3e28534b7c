import { object } from 'yup'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'

/** Deletes what visitors asked once it has expired, and who claimed it; what was claimed stays as a conversation. */
export const pruneAnonymousConversationsJob = defineJob({
  name: 'prune-anonymous-conversations',
  payload: object({}),
  async handle(_, { database, clock }) {
    await database.deleteFrom('private.anonymous_conversations').where('expires_at', '<=', clock.now()).execute()
  },
})

export const pruneAnonymousConversations = defineCron({
  name: 'prune_anonymous_conversations',
  job: pruneAnonymousConversationsJob,
})

import { object } from 'yup'
import { defineJob } from '../../platform/jobs/define-job.js'

/** Clears what has run out: sessions, links that nobody opened, and counters of attempts. */
export const pruneSessionsJob = defineJob({
  name: 'prune-sessions',
  payload: object({}),
  async handle(_, { database, clock }) {
    const now = clock.now()
    await database.deleteFrom('auth.sessions').where('expires_at', '<', now).execute()
    await database.deleteFrom('auth.verifications').where('expires_at', '<', now).execute()
    await database.deleteFrom('auth.throttles').where('resets_at', '<', now).execute()
  },
})

import { object } from 'yup'
import { DAY_MS, fromNow } from '#platform/clock.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob } from '#platform/jobs/define-job.js'

/** Someone may return to a tab that is waiting for the confirmation. */
const SIGN_UP_DAYS = 1
/** How long a used link still says that the address is confirmed. */
const CONFIRMED_DAYS = 30
/** As long as somebody may still press "Try again" on a page that they left open. */
const DRIVE_SAVE_DAYS = 1

/** Deletes whatever has expired: sessions, unconfirmed sign-ups and links, attempt counters, and logins at Google. */
export const pruneSessionsJob = defineJob({
  name: 'prune-sessions',
  payload: object({}),
  async handle(_, { database, clock }) {
    const now = clock.now()
    await database.deleteFrom('auth.sessions').where('expires_at', '<', now).execute()
    await database.deleteFrom('auth.verifications').where('expires_at', '<', now).execute()
    await database
      .deleteFrom('auth.pending_sign_ups')
      .where('created_at', '<', fromNow(clock, -SIGN_UP_DAYS * DAY_MS))
      .where((of) =>
        of.or([of('confirmed_at', 'is', null), of('confirmed_at', '<', fromNow(clock, -CONFIRMED_DAYS * DAY_MS))]),
      )
      .execute()
    await database.deleteFrom('auth.throttles').where('resets_at', '<', now).execute()
    await database.deleteFrom('private.google_logins').where('expires_at', '<', now).execute()
    await database.deleteFrom('private.google_connections').where('expires_at', '<', now).execute()
    await database
      .deleteFrom('private.drive_saves')
      .where('created_at', '<', fromNow(clock, -DRIVE_SAVE_DAYS * DAY_MS))
      .execute()
  },
})

export const pruneSessions = defineCron({ name: 'prune_sessions', job: pruneSessionsJob })

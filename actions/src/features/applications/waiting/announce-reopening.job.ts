import { object, string } from 'yup'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyEach } from '#domain/notices/notify-person.js'
import { defineJob } from '#platform/jobs/define-job.js'
import { hiredKey, loadReopenings, loadWaiting } from './waiting.store.js'

/**
 * Tells those who were told that somebody was hired, and who still wait, that the place is free again: once each time it
 * is (X-05, GO-11). Who left, and why, is between them and the poster.
 */
export const announceReopening = defineJob({
  name: 'announce-reopening',
  payload: object({ opportunityId: string().uuid().required() }),
  async handle({ opportunityId }, { database, config, clock }) {
    const { latest, previous } = await loadReopenings(database, opportunityId)
    const waiting = await loadWaiting(database, opportunityId, {
      whilePost: 'published',
      toldBy: hiredKey(opportunityId, previous),
    })
    const notices = waiting.map(({ userId, facts }) => ({
      ...{
        userId,
        words: NOTICES.placeFree.write(facts),
        effectKey: `place-free:${opportunityId}:${latest}:${userId}`,
      },
    }))
    await notifyEach(database, { config, clock }, notices)
  },
})

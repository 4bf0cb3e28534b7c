import { object, string } from 'yup'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyEach } from '#domain/notices/notify-person.js'
import { defineJob } from '#platform/jobs/define-job.js'
import { hiredKey, loadReopenings, loadWaiting } from './waiting.store.js'

/**
 * Tells those who still wait that somebody was hired, once each, however many are hired, until the place is free again
 * . Whoever the post has answered or left behind by now hears about that instead.
 */
export const announceHire = defineJob({
  name: 'announce-hire',
  payload: object({ opportunityId: string().uuid().required() }),
  async handle({ opportunityId }, { database, config, clock }) {
    const { latest } = await loadReopenings(database, opportunityId)
    const waiting = await loadWaiting(database, opportunityId, { whilePost: 'in progress' })
    const notices = waiting.map(({ userId, facts }) => ({
      ...{ userId, words: NOTICES.otherHired.write(facts), effectKey: `${hiredKey(opportunityId, latest)}${userId}` },
    }))
    await notifyEach(database, { config, clock }, notices)
  },
})

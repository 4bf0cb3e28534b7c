import { type AnyObject, object } from 'yup'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob, type Job } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { claimWaiting, findDuePosters } from './waiting.store.js'

const BATCH = 50

/**
 * Reminds posters of applicants who have waited five days for an answer, all of a poster's in one notice and email.
 * Each job takes one batch of posters: their notices, when they are reminded next and the job for the next batch are
 * written in one transaction, so that a crash or a second run repeats nothing.
 */
export const remindPosters: Job<AnyObject> = defineJob({
  name: 'remind-posters',
  payload: object({}),
  async handle(_, services) {
    const now = services.clock.now()
    await services.database.transaction().execute(async (transaction) => {
      const posterIds = await findDuePosters(transaction, now, BATCH)
      for (const { posterId, waiting } of await claimWaiting(transaction, posterIds, now)) {
        const [first, ...others] = waiting
        if (!first) continue
        await notifyPerson(transaction, services, {
          userId: posterId,
          words: NOTICES.answerDue.write([first, ...others]),
          // one a day, whatever a change of the time zone does to the hour
          effectKey: `answer-reminder:${posterId}:${now.toISOString().slice(0, 10)}`,
        })
      }
      if (posterIds.length === BATCH) await enqueueJob(transaction, remindPosters, {})
    })
  },
})

export const remindPostersCron = defineCron({ name: 'remind_posters', job: remindPosters })

import { type AnyObject, object } from 'yup'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob, type Job } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { claimDueItems } from './reviews.store.js'

const BATCH = 500

/**
 * Asks authors once a year whether what they published still holds, all of an author's in one notice and email. Each job takes
 * one batch: its notices, when is asked next and the job for the next batch are written in one transaction, so that a crash or
 * a second run repeats nothing.
 */
export const askContentReviews: Job<AnyObject> = defineJob({
  name: 'ask-content-reviews',
  payload: object({}),
  async handle(_, services) {
    const now = services.clock.now()
    await services.database.transaction().execute(async (transaction) => {
      const { due, isMore } = await claimDueItems(transaction, now, BATCH)
      for (const { authorId, items } of due) {
        const [first, ...others] = items
        if (!first) continue
        await notifyPerson(transaction, services, {
          userId: authorId,
          words: NOTICES.contentReviewDue.write({ first, others: others.length }),
          effectKey: `content-review:${authorId}:${now.toISOString().slice(0, 10)}`,
        })
      }
      if (isMore) await enqueueJob(transaction, askContentReviews, {})
    })
  },
})

export const askContentReviewsCron = defineCron({ name: 'ask_content_reviews', job: askContentReviews })

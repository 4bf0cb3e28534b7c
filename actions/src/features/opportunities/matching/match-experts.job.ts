import { setImmediate } from 'node:timers/promises'
import { object, string } from 'yup'
import { matchWords } from '#contract/matching/match-words.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import type { NoticeWords } from '#domain/notices/define-notice.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { noticeMail } from '#domain/notices/notice-mail.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { recordPublished } from '#domain/workflow/history.store.js'
import { defineJob, type Job } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import type { ComposedMail } from '#providers/mail/compose-mail.js'
import { queueMails } from '#providers/mail/queue-mails.js'
import { publishedNotice } from '../review/published-notice.js'
import {
  BEFORE_ALL,
  loadMatchingExperts,
  loadPublishedPost,
  type MatchingExpert,
  type PublishedPost,
} from './matching.store.js'

const PAGE_SIZE = 500
const COMPOSED_AT_ONCE = 25

interface MatchPayload {
  opportunityId: string
  /** The last expert of the previous page. */
  after: string
}

/**
 * Tells the poster that their post is active, unless already told, and notifies the experts whose profile matches. One
 * page per job: its notices, emails and the job for the next page are written in one transaction. Effect keys keep a
 * repeated delivery or a retry from notifying anyone twice.
 */
export const matchExperts: Job<MatchPayload> = defineJob({
  name: 'match-experts',
  payload: object({
    opportunityId: string().uuid().required(),
    after: string().default(BEFORE_ALL),
  }),
  async handle({ opportunityId, after }, services) {
    const post = await loadPublishedPost(services.database, opportunityId)
    if (!post) return
    await services.database.transaction().execute(async (transaction) => {
      if (after === BEFORE_ALL) {
        await recordPublished(transaction, post.id)
        await notifyPerson(transaction, services, publishedNotice(post))
      }
      const words = NOTICES[post.isAddressed ? 'asked' : 'matched'].write({ post })
      const experts = await loadMatchingExperts(transaction, post, { after, size: PAGE_SIZE })
      await insertNotices(transaction, {
        userIds: experts.map(({ id }) => id),
        words,
        effectKey: `match:${post.id}`,
      })
      await queueMails(transaction, await mailsTo(experts, post, words, services))
      const last = experts.at(-1)
      if (last && experts.length === PAGE_SIZE) {
        // Ahead of this page's emails, so that everyone is notified in the app first.
        await enqueueJob(transaction, matchExperts, { opportunityId, after: last.id }, { isUrgent: true })
      }
    })
  },
})

/** Rendering takes a few tenths of a millisecond each, so the loop yields to other requests now and then. */
async function mailsTo(
  experts: readonly MatchingExpert[],
  post: PublishedPost,
  words: NoticeWords,
  { config }: Services,
) {
  const mails: (ComposedMail & { effectKey: string })[] = []
  for (const { id, firstName, email: to, reasons } of experts.filter(({ wantsMail }) => wantsMail)) {
    if (mails.length % COMPOSED_AT_ONCE === 0) await setImmediate()
    // why they match says less than that they were chosen
    const why = post.isAddressed ? null : matchWords(reasons, { reader: 'expert', type: post.type })
    const body = why ? `${words.email.body} ${why}` : words.email.body
    const mail = noticeMail({ ...words, email: { ...words.email, body } }, { userId: id, to, firstName }, config)
    mails.push({ ...mail, effectKey: `match:${post.id}:${id}` })
  }
  return mails
}

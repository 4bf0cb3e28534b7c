import { object, string } from 'yup'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { noticeMail } from '#domain/notices/notice-mail.js'
import { notifyPerson, opportunityPath } from '#domain/notices/notify-person.js'
import { recordPublished } from '#domain/workflow/history.store.js'
import { defineJob, type Job } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import { queueMails } from '#providers/mail/queue-mails.js'
import { publishedNotice } from '../review/published-notice.js'
import { matchMail, matchNotice } from './match-notice.rules.js'
import {
  BEFORE_ALL,
  loadMatchingExperts,
  loadPublishedPost,
  type MatchingExpert,
  type PublishedPost,
} from './matching.store.js'

const KIND = 'opportunity_match'
const PAGE_SIZE = 500

interface MatchPayload {
  opportunityId: string
  /** The last expert of the page before. */
  after: string
}

/**
 * Tells the poster that their post is active, if nobody has yet, and the experts whose profile matches it. There is one
 * page per job: its notices, its mails and the job of the next page are written in one transaction. Effect keys keep a
 * second delivery or a repeated attempt from telling anybody twice.
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
      const experts = await loadMatchingExperts(transaction, post, KIND, { after, size: PAGE_SIZE })
      await insertNotices(transaction, {
        userIds: experts.map(({ id }) => id),
        kind: KIND,
        ...matchNotice(post),
        link: opportunityPath(post.id),
        opportunityId: post.id,
        effectKey: `match:${post.id}`,
      })
      await queueMails(transaction, mailsTo(experts, post, services))
      const last = experts.at(-1)
      if (last && experts.length === PAGE_SIZE) {
        // Not behind the mails of this page: everybody is told in the app first.
        await enqueueJob(transaction, matchExperts, { opportunityId, after: last.id }, { isUrgent: true })
      }
    })
  },
})

function mailsTo(experts: readonly MatchingExpert[], post: PublishedPost, { config }: Services) {
  const { id: postId, title: about, type } = post
  const notice = { kind: KIND, ...matchMail(post), about, type, link: opportunityPath(postId) } as const
  return experts
    .filter(({ wantsMail }) => wantsMail)
    .map(({ id, firstName, email: to }) => ({
      ...noticeMail({ ...notice, to, firstName }, config),
      effectKey: `match:${postId}:${id}`,
    }))
}

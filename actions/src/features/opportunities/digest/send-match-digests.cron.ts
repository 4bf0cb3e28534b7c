import { type AnyObject, object } from 'yup'
import { matchWords } from '#contract/matching/match-words.js'
import { termsWords } from '#domain/notices/catalogue/matched.js'
import { unsubscribeToken } from '#domain/notices/unsubscribe-token.js'
import { fromNow, MINUTE_MS } from '#platform/clock.js'
import { defineCron } from '#platform/hooks/define-cron.js'
import { defineJob, type Job } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import { composeMail } from '#providers/mail/compose-mail.js'
import { MAILS } from '#providers/mail/mails.js'
import { queueMails } from '#providers/mail/queue-mails.js'
import { claimDueDigests, type DueDigest, loadNewMatches, moveDigestsOn, type NewMatch } from './digest.store.js'

const BATCH = 100
const SHOWN_MAX = 10
/** A post's moment of publication is when its transaction began. Younger ones wait, so that none is committed too late. */
const SETTLED_AFTER_MS = MINUTE_MS

/**
 * Mails experts their new matches once a day. Each job takes one batch of those who are due: their emails, their new
 * state and the job for the next batch are written in one transaction, so that a crash or a second run repeats nothing.
 */
export const sendMatchDigests: Job<AnyObject> = defineJob({
  name: 'send-match-digests',
  payload: object({}),
  async handle(_, services) {
    const now = services.clock.now()
    const until = fromNow(services.clock, -SETTLED_AFTER_MS)
    await services.database.transaction().execute(async (transaction) => {
      const due = await claimDueDigests(transaction, now, BATCH)
      if (due.length === 0) return
      const readers = due.filter(({ wantsMail }) => wantsMail)
      // one more than is shown tells whether there are more
      const matches = await loadNewMatches(transaction, readers, until, SHOWN_MAX + 1)
      await queueMails(transaction, mailsTo(readers, matches, services))
      await moveDigestsOn(transaction, due, { until, now })
      if (due.length === BATCH) await enqueueJob(transaction, sendMatchDigests, {})
    })
  },
})

function mailsTo(readers: readonly DueDigest[], matches: readonly NewMatch[], { config }: Pick<Services, 'config'>) {
  return readers.flatMap(({ userId, firstName, email, coveredUntil }) => {
    const found = matches.filter((match) => match.userId === userId)
    if (found.length === 0) return []
    const facts = {
      firstName,
      matches: found.slice(0, SHOWN_MAX).map(offered),
      hasMore: found.length > SHOWN_MAX,
      unsubscribeToken: unsubscribeToken(config, userId, 'match_digest'),
    }
    const effectKey = `match-digest:${userId}:${coveredUntil.toISOString()}`
    return [{ ...composeMail(MAILS.matchDigest, email, facts, config), effectKey }]
  })
}

const offered = ({ post, reasons }: NewMatch) => ({
  title: post.title,
  terms: termsWords(post),
  why: matchWords(reasons, { reader: 'expert', type: post.type }),
  link: `/dashboard/opportunity_detail/${post.id}`,
})

export const sendMatchDigestsCron = defineCron({ name: 'send_match_digests', job: sendMatchDigests })

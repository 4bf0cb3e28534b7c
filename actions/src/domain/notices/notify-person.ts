import type { Database, DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import type { NoticeWords } from './define-notice.js'
import { mailNotice } from './mail-notice.job.js'

type Parts = Pick<Services, 'config' | 'clock'>

export interface Notice {
  userId: string
  words: NoticeWords
  /** Who took the step, when the recipient may get many notices of one kind about one thing from different people. */
  actorId?: string
  /** Idempotency key: a second notice with the same key is neither written nor emailed. */
  effectKey: string
}

/** Notifies one person: in the app at once, and by email unless they switched that kind off. */
export async function notifyPerson(transaction: DatabaseTransaction, parts: Parts, notice: Notice): Promise<void> {
  const { userId, words, effectKey } = notice
  const written = await transaction
    .insertInto('notifications')
    .values({
      user_id: userId,
      kind: words.kind,
      title: words.title,
      body: words.body,
      link: words.link,
      opportunity_id: words.opportunityId,
      effect_key: effectKey,
    })
    .onConflict((conflict) => conflict.column('effect_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written)
    await mailNotice(transaction, parts, { id: written.id, actorId: notice.actorId ?? null, email: words.email })
}

/**
 * Notifies many, each in a transaction of their own: a job that fails on the way goes on with those who are left, because
 * the keys of the others are known by then.
 */
export async function notifyEach(database: Database, parts: Parts, notices: Iterable<Notice>): Promise<void> {
  for (const notice of notices)
    await database.transaction().execute((transaction) => notifyPerson(transaction, parts, notice))
}

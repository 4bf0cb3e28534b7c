import { createHash } from 'node:crypto'
import { object, string } from 'yup'
import { fromNow, HOUR_MS, SECOND_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { defineJob } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import { takeSlot } from '#platform/trust/spare-slots.js'
import { queueMail } from '#providers/mail/queue-mail.js'
import type { NoticeEmail } from './define-notice.js'
import { noticeMail } from './notice-mail.js'

/**
 * How many mails of one kind somebody gets from one other person about one thing: edits, offers and counter offers
 * can be sent again without end. What is more stands in the app at once, and the last of it is mailed once there is a
 * slot again: what somebody reads last in their mailbox must be what holds.
 */
const MAILS_AT_ONCE = 5
const MAIL_INTERVAL_MS = HOUR_MS

interface WrittenNotice {
  id: string
  /** Whose step it was, when the reader has several people on one opportunity. */
  actorId: string | null
  email: NoticeEmail
}

/** Mails the last of the notices that had no slot, unless its reader saw it in the app or it was settled meanwhile. */
export const mailLateNotice = defineJob({
  name: 'mail-late-notice',
  payload: object({
    noticeId: string().uuid().required(),
    actorId: string().uuid().nullable().default(null),
    email: object({
      about: string().required(),
      body: string().required(),
      button: string().required(),
      reason: string().required(),
    }).required(),
  }),
  async handle({ noticeId, actorId, email }, services) {
    await services.database
      .transaction()
      .execute((transaction) => mailNotice(transaction, services, { id: noticeId, actorId, email }))
  },
})

/** Mails a notice now, or once there is a slot for it; the later of two that wait and say the same thing takes the place of the earlier. */
export async function mailNotice(
  transaction: DatabaseTransaction,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  { id, actorId, email }: WrittenNotice,
): Promise<void> {
  const notice = await findMailable(transaction, id)
  if (!notice) return
  const { kind, title, link, effectKey } = notice
  const about = [notice.userId, notice.opportunityId ?? link, actorId ?? ''].join('\n')
  const rule = { name: `mail:notice:${kind}`, atOnce: MAILS_AT_ONCE, intervalMs: MAIL_INTERVAL_MS }
  const slot = await takeSlot(transaction, clock, rule, about)
  if (slot.isTaken) return queueMail(transaction, noticeMail({ ...notice, email }, notice, config), effectKey)
  const key = createHash('sha256').update(`${kind}\n${about}\n${title}`).digest('base64url')
  await enqueueJob(
    transaction,
    mailLateNotice,
    { noticeId: id, actorId, email },
    { key: `mail-late-notice:${key}`, runAt: fromNow(clock, slot.secondsToNext * SECOND_MS) },
  )
}

/** Whom the mail greets and where it leads; nothing for somebody who has seen the notice, wants no mails of this kind, or is suspended. */
async function findMailable(transaction: DatabaseTransaction, id: string) {
  const found = await transaction
    .selectFrom('notifications as notice')
    .innerJoin('user_accounts as account', 'account.user_id', 'notice.user_id')
    .innerJoin('users', 'users.id', 'notice.user_id')
    .leftJoin('notification_preferences as preference', (join) =>
      join.onRef('preference.user_id', '=', 'notice.user_id').onRef('preference.kind', '=', 'notice.kind'),
    )
    .where('notice.id', '=', id)
    .where('notice.seen_at', 'is', null)
    .where('users.is_suspended', '=', false)
    .where('account.is_email_verified', '=', true)
    .where((eb) => eb.fn.coalesce('preference.is_email_enabled', eb.lit(true)))
    .select([
      'notice.user_id as userId',
      'notice.opportunity_id as opportunityId',
      'notice.kind',
      'notice.title',
      'notice.link',
      'notice.effect_key as effectKey',
      'account.email as to',
      'users.first_name as firstName',
    ])
    .executeTakeFirst()
  return found && { ...found, link: found.link ?? '/' }
}

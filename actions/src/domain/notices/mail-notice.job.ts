import { createHash } from 'node:crypto'
import { array, object, string } from 'yup'
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
 * How many emails of one kind a person gets from one other person about one thing. Edits, offers and counter offers can
 * be repeated endlessly. Beyond the limit, notices appear in the app at once and only the latest is emailed, when a
 * slot frees up: the last email in the inbox must describe the current state.
 */
const MAILS_AT_ONCE = 5
const MAIL_INTERVAL_MS = HOUR_MS

interface WrittenNotice {
  id: string
  /** Who took the step, for readers who deal with several people on one opportunity. */
  actorId: string | null
  email: NoticeEmail
}

/** Emails the latest notice that had no slot, unless it has since been read in the app or settled. */
export const mailLateNotice = defineJob({
  name: 'mail-late-notice',
  payload: object({
    noticeId: string().uuid().required(),
    actorId: string().uuid().nullable().default(null),
    email: object({
      about: string().required(),
      body: string().required(),
      items: array(object({ title: string().required(), line: string().required(), link: string().required() })),
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

/**
 * Emails a notice now, or as soon as there is a slot. Of two waiting notices that say the same thing, the later
 * replaces the earlier.
 */
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

/**
 * The greeting and link of the email; undefined if the recipient has read the notice, switched off this kind, or is
 * suspended.
 */
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

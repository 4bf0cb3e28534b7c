import type { NotificationKind } from '../../../contract/notifications/kinds.js'
import { HOUR_MS } from '../../platform/clock.js'
import type { DatabaseTransaction } from '../../platform/database.js'
import type { Services } from '../../platform/services.js'
import { takeSlot } from '../../platform/trust/spare-slots.js'
import { queueMail } from '../mail/queue-mail.js'
import { noticeMail } from './notice-mail.js'

/**
 * How many mails of one kind somebody gets from one other person about one opportunity: edits, offers and counter offers
 * can be sent again without end. What is more stands in the app alone, where all of it is to be read.
 */
const MAILS_AT_ONCE = 5
const MAIL_INTERVAL_MS = HOUR_MS

type Parts = Pick<Services, 'config' | 'clock'>

export interface Notice {
  userId: string
  kind: NotificationKind
  title: string
  body: string
  opportunityId: string
  /** Tab of the opportunity that shows what happened; without one the link leads to its first. */
  tab?: string
  /** Whom it is about, for a poster: on a list of many that person stands first. */
  applicantId?: string
  /** Of two notices with one key only the first is written, and mailed. */
  effectKey: string
}

/** Address of an opportunity's page, at a tab, and there at an applicant. */
export function opportunityPath(id: string, tab?: string, applicantId?: string): string {
  const query = new URLSearchParams({ ...(tab ? { tab } : {}), ...(applicantId ? { applicant: applicantId } : {}) })
  return `/dashboard/opportunity_detail/${id}${query.size > 0 ? `?${query}` : ''}`
}

/** Tells one person: in the app at once, and by mail unless they switched that kind off (X-05). */
export async function notifyPerson(transaction: DatabaseTransaction, parts: Parts, notice: Notice): Promise<void> {
  const link = opportunityPath(notice.opportunityId, notice.tab, notice.applicantId)
  const written = await transaction
    .insertInto('notifications')
    .values({
      user_id: notice.userId,
      kind: notice.kind,
      title: notice.title,
      body: notice.body,
      link,
      opportunity_id: notice.opportunityId,
      effect_key: notice.effectKey,
    })
    .onConflict((conflict) => conflict.column('effect_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  const recipient = written && (await findRecipient(transaction, notice))
  if (!recipient || !(await mayMail(transaction, parts, notice))) return
  const { kind, title, body } = notice
  await queueMail(transaction, noticeMail({ ...recipient, kind, title, body, link }, parts.config), notice.effectKey)
}

async function mayMail(transaction: DatabaseTransaction, { clock }: Parts, notice: Notice): Promise<boolean> {
  const rule = { name: `mail:notice:${notice.kind}`, atOnce: MAILS_AT_ONCE, intervalMs: MAIL_INTERVAL_MS }
  const subject = [notice.userId, notice.opportunityId, notice.applicantId ?? ''].join('\n')
  return (await takeSlot(transaction, clock, rule, subject)).isTaken
}

/** Whom the email greets, and what it is about; nothing for somebody who wants none of this kind. */
function findRecipient(transaction: DatabaseTransaction, { userId, kind, opportunityId }: Notice) {
  return transaction
    .selectFrom('user_accounts')
    .leftJoin('notification_preferences as preference', (join) =>
      join.onRef('preference.user_id', '=', 'user_accounts.user_id').on('preference.kind', '=', kind),
    )
    .where('user_accounts.user_id', '=', userId)
    .where('user_accounts.is_email_verified', '=', true)
    .where((eb) => eb.fn.coalesce('preference.is_email_enabled', eb.lit(true)))
    .innerJoin('users', 'users.id', 'user_accounts.user_id')
    .innerJoin('opportunities', (join) => join.on('opportunities.id', '=', opportunityId))
    .select([
      'user_accounts.email as to',
      'users.first_name as firstName',
      'opportunities.title as about',
      'opportunities.type',
    ])
    .executeTakeFirst()
}

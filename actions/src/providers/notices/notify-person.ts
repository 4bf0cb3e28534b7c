import type { NotificationKind } from '../../../contract/notifications/kinds.js'
import type { Config } from '../../config.js'
import type { DatabaseTransaction } from '../../platform/database.js'
import { queueMail } from '../mail/queue-mail.js'
import { noticeMail } from './notice-mail.js'

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
export async function notifyPerson(transaction: DatabaseTransaction, config: Config, notice: Notice): Promise<void> {
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
  if (!recipient) return
  const { kind, title, body } = notice
  await queueMail(transaction, noticeMail({ ...recipient, kind, title, body, link }, config), notice.effectKey)
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

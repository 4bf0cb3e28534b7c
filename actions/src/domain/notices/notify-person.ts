import type { NotificationKind } from '#contract/notifications/kinds.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import { mailNotice } from './mail-notice.job.js'

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
  if (written) await mailNotice(transaction, parts, { id: written.id, applicantId: notice.applicantId ?? null })
}

import type { HistoryEvent } from '../workflow/history.js'
import type { NotificationKind } from './kinds.js'

/** The recipient's relation to the opportunity. */
export const NOTICE_ROLES = ['poster', 'expert', 'staff'] as const
export type NoticeRole = (typeof NOTICE_ROLES)[number]

const ENDED: readonly HistoryEvent[] = ['completed', 'no_hires', 'closed', 'deleted']
const LEFT: readonly HistoryEvent[] = ['rejected', 'opted_out', ...ENDED]

/** Steps that prove their author has read the current version of the role, because each names it. */
const ANSWERED: readonly HistoryEvent[] = [
  'proposal_submitted',
  'offer_changed',
  'offer_confirmed',
  'counter_offer_accepted',
  'counter_offer_rejected',
  'hire_accepted',
  'opted_out',
]

/**
 * The events that settle a notice calling for action: once one of them happens, however it came about, the notice no
 * longer counts as new. Null for news, which stays new until it is read.
 */
export const SETTLED_BY: Readonly<
  Record<NotificationKind, Readonly<Partial<Record<NoticeRole, readonly HistoryEvent[]>>> | null>
> = {
  opportunity_match: { expert: ['interest_shown', 'request_declined', ...ENDED] },
  opportunity_request: { expert: ['interest_shown', 'request_declined', ...ENDED] },
  opportunity_approved: null,
  opportunity_changes_requested: { poster: ['edited', 'draft_deleted', 'published', 'edit_approved', ...ENDED] },
  opportunity_submitted: { staff: ['published', 'changes_requested', 'draft_deleted', 'deleted'] },
  application_received: { poster: ['application_seen', 'counter_offered', 'hired', ...LEFT] },
  answer_reminder: { poster: ['counter_offered', 'hired', ...LEFT] },
  application_progress: { expert: ANSWERED },
  meeting: null,
  counter_offer: {
    expert: ['counter_offer_changed', 'counter_offer_accepted', 'counter_offer_rejected', 'hired', ...LEFT],
    poster: ['application_seen', 'hired', ...LEFT],
  },
  hire_offer: { expert: ['hire_accepted', ...LEFT] },
  hire_answer: null,
  other_hired: null,
  opportunity_ended: null,
  // settled by opening the chat
  new_message: null,
  team_invite: null,
  company_member: null,
  achievement: null,
  account: null,
  welcome: null,
  schedule_payment: null,
  ledger_alert: null,
  credits_by_staff: null,
  // settled for all staff once one of them has decided (domain/notices/settle-for-staff.ts)
  credit_request: null,
  ledger_proposal: null,
  payment: null,
  income: null,
  // settled like credit_request
  content_submitted: null,
  question_match: null,
  question_progress: null,
  content_progress: null,
  content_review: null,
}

/** The kinds of notices that an event settles for a person in a role. */
export function kindsSettledBy(event: HistoryEvent, role: NoticeRole): NotificationKind[] {
  const kinds = Object.keys(SETTLED_BY) as NotificationKind[]
  return kinds.filter((kind) => SETTLED_BY[kind]?.[role]?.includes(event))
}

import type { HistoryEvent } from '../workflow/history.js'
import type { NotificationKind } from './kinds.js'

/** Whom a notice was written for, as they stand to the opportunity. */
export const NOTICE_ROLES = ['poster', 'expert', 'staff'] as const
export type NoticeRole = (typeof NOTICE_ROLES)[number]

const ENDED: readonly HistoryEvent[] = ['completed', 'no_hires', 'closed', 'deleted']
const LEFT: readonly HistoryEvent[] = ['rejected', 'opted_out', ...ENDED]

/** Whoever has taken one of these steps has read the role as it is now: each of them names its version. */
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
 * What settles a notice that asks for something: once it has happened, by whatever way, the notice is new no longer.
 * Null for news, which ask for nothing and stay new until they are read.
 */
export const SETTLED_BY: Readonly<
  Record<NotificationKind, Readonly<Partial<Record<NoticeRole, readonly HistoryEvent[]>>> | null>
> = {
  opportunity_match: { expert: ['interest_shown', ...ENDED] },
  opportunity_approved: null,
  opportunity_changes_requested: { poster: ['edited', 'draft_deleted', 'published', 'edit_approved', ...ENDED] },
  opportunity_submitted: { staff: ['published', 'changes_requested', 'draft_deleted', 'deleted'] },
  application_received: { poster: ['application_seen', 'counter_offered', 'hired', ...LEFT] },
  application_progress: { expert: ANSWERED },
  counter_offer: {
    expert: ['counter_offer_changed', 'counter_offer_accepted', 'counter_offer_rejected', 'hired', ...LEFT],
    poster: ['application_seen', 'hired', ...LEFT],
  },
  hire_offer: { expert: ['hire_accepted', ...LEFT] },
  hire_answer: null,
  opportunity_ended: null,
}

/** The kinds of notices that an event settles for somebody in a role. */
export function kindsSettledBy(event: HistoryEvent, role: NoticeRole): NotificationKind[] {
  const kinds = Object.keys(SETTLED_BY) as NotificationKind[]
  return kinds.filter((kind) => SETTLED_BY[kind]?.[role]?.includes(event))
}

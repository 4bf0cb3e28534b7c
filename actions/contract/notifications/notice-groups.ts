import { type EmailKind, isKindFor } from './kinds.js'

export interface NoticeGroup {
  title: string
  /** What its notices are for. */
  lead: string
  /** Matches have one row: the digest is one of the ways to get them by email. */
  kinds: readonly Exclude<EmailKind, 'match_digest'>[]
}

/** The sections of the settings, in their order. Every kind but the welcome, which comes once, is in one of them. */
export const NOTICE_GROUPS: readonly NoticeGroup[] = [
  {
    title: 'Opportunities for you',
    lead: 'Work that fits your profile, and requests made to you alone.',
    kinds: ['opportunity_match', 'opportunity_request'],
  },
  {
    title: 'Your applications',
    lead: 'What companies do with your interest, your proposals and your offers.',
    kinds: ['hire_offer', 'application_progress', 'other_hired'],
  },
  {
    title: 'Your posts',
    lead: 'From the review by our staff to the answer of the expert you chose.',
    kinds: [
      'opportunity_approved',
      'opportunity_changes_requested',
      'application_received',
      'answer_reminder',
      'hire_answer',
    ],
  },
  {
    title: 'Working together',
    lead: 'Offers, messages, calls, colleagues and the end of a project.',
    kinds: [
      'new_message',
      'meeting',
      'counter_offer',
      'schedule_payment',
      'opportunity_ended',
      'team_invite',
      'company_member',
    ],
  },
  {
    title: 'Questions and insights',
    lead: 'What members ask, and what becomes of what you asked or wrote.',
    kinds: ['question_match', 'question_progress', 'content_progress', 'achievement', 'content_review'],
  },
  {
    title: 'Staff',
    lead: 'What waits for a decision of yours.',
    kinds: ['opportunity_submitted', 'content_submitted', 'credit_request', 'ledger_proposal', 'ledger_alert'],
  },
  {
    title: 'Money and your account',
    lead: 'These tell you when money moves or your account is touched. They can’t be switched off.',
    kinds: ['payment', 'income', 'credits_by_staff', 'account'],
  },
]

/** The groups with the kinds that a person in this role can receive; empty groups are left out. */
export function noticeGroupsFor(person: { isExpert: boolean; isAdmin: boolean }): NoticeGroup[] {
  return NOTICE_GROUPS.map((group) => ({
    ...group,
    kinds: group.kinds.filter((kind) => isKindFor(kind, person)),
  })).filter(({ kinds }) => kinds.length > 0)
}

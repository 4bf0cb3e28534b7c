/** Kinds of notices. Most can be switched off by kind, in the app and by email. */
export const NOTIFICATION_KINDS = [
  'opportunity_match',
  'opportunity_request',
  'opportunity_approved',
  'opportunity_changes_requested',
  'opportunity_submitted',
  'application_received',
  'answer_reminder',
  'application_progress',
  'counter_offer',
  'hire_offer',
  'hire_answer',
  'other_hired',
  'opportunity_ended',
  'meeting',
  'new_message',
  'team_invite',
  'company_member',
  'schedule_payment',
  'achievement',
  'ledger_alert',
  'credits_by_staff',
  'credit_request',
  'ledger_proposal',
  'payment',
  'income',
  'account',
  'content_submitted',
  'question_match',
  'question_progress',
  'content_progress',
  'content_review',
  'welcome',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Kinds of emails: those of notices, and the digest, which has no notice of its own. */
export const EMAIL_KINDS = ['match_digest', ...NOTIFICATION_KINDS] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

export const isEmailKind = (value: unknown): value is EmailKind => EMAIL_KINDS.some((kind) => kind === value)

/** What happens when such a notice or email arrives. */
export const EMAIL_KIND_LABELS: Readonly<Record<EmailKind, string>> = {
  match_digest: 'New opportunities that match your profile, once a day',
  opportunity_match: 'Each opportunity that matches your profile, as soon as it’s published',
  opportunity_request: 'Somebody asks you, and nobody else, to take on their opportunity',
  opportunity_approved: 'Your opportunity is approved',
  opportunity_changes_requested: 'Changes are requested on your opportunity',
  opportunity_submitted: 'A post is waiting for approval',
  application_received: 'Experts show interest, send proposals or withdraw',
  answer_reminder: 'Applicants have waited five days for your answer, once a day at most',
  application_progress: 'Your application is seen or answered, or its opportunity changes',
  counter_offer: 'A counter offer is made or answered',
  hire_offer: 'You’re selected for an opportunity',
  hire_answer: 'An expert answers your hire offer',
  other_hired: 'Somebody else is hired for an opportunity you applied for, or its place is free again',
  opportunity_ended: 'An opportunity you’re part of ends',
  meeting: 'A call of yours is booked or cancelled',
  new_message: 'Somebody writes to you in a chat',
  team_invite: 'A colleague lets you follow an opportunity, or stops',
  company_member: 'Somebody you invited joins your company',
  schedule_payment: 'A payment of a programme you’re part of is marked as paid or not paid',
  achievement: 'An answer of yours earns a reward',
  ledger_alert: 'The ledger, or a payout by Stripe, needs to be checked',
  credits_by_staff: 'Our staff answer your request for Credits or change your balance',
  credit_request: 'Somebody asks for Credits',
  ledger_proposal: 'A change of a balance needs a second member of staff',
  payment: 'Your payments arrive or are refunded',
  income: 'A redemption or payout of yours moves on',
  account: 'Your account: a copy of your data is ready',
  content_submitted: 'A question, an insight, an answer or a topic is waiting for approval',
  question_match: 'Somebody asks a question of your field',
  question_progress: 'Your question is approved, turned down or answered',
  content_progress: 'An insight, an answer or a topic of yours is approved or turned down',
  content_review: 'Something you published is a year old, and you are asked whether it still holds',
  welcome: 'A welcome, once',
}

/** Kinds nobody can switch off, because they are about money or said only once; the database refuses it too. */
const MANDATORY: readonly EmailKind[] = ['payment', 'income', 'credits_by_staff', 'ledger_alert', 'account', 'welcome']

export const isOptional = (kind: EmailKind): boolean => !MANDATORY.includes(kind)

const STAFF_ONLY: readonly EmailKind[] = [
  'opportunity_submitted',
  'ledger_alert',
  'credit_request',
  'ledger_proposal',
  'content_submitted',
]
const EXPERTS_ONLY: readonly EmailKind[] = [
  'match_digest',
  'opportunity_match',
  'opportunity_request',
  'application_progress',
  'hire_offer',
  'other_hired',
  'achievement',
  'income',
  'question_match',
  'content_progress',
  'content_review',
]

/**
 * Whether a kind is mailed to people who have chosen nothing. A new match is in the day's digest; one email for each is
 * for those who ask for it.
 */
export const isMailedByDefault = (kind: EmailKind): boolean => kind !== 'opportunity_match'

interface Reader {
  isExpert: boolean
  isAdmin: boolean
}

/** Whether somebody in this role can receive it. */
export function isKindFor(kind: EmailKind, person: Reader): boolean {
  if (EXPERTS_ONLY.includes(kind)) return person.isExpert
  if (STAFF_ONLY.includes(kind)) return person.isAdmin
  return true
}

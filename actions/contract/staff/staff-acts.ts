import type { HistoryEvent } from '../workflow/history.js'

/** What staff do, as the staff log stores it, and as it reads after a name: "Ada Thornton approved the post". */
export const STAFF_ACTS = {
  approve_opportunity: 'approved the post',
  request_opportunity_changes: 'requested changes',
  close_opportunity: 'closed the post',
  delete_opportunity: 'deleted the post',
  mark_payment_paid: 'marked a payment as paid',
  mark_payment_unpaid: 'marked a payment as not paid',
  'approve credit request': 'approved a request for Credits',
  'reject credit request': 'rejected a request for Credits',
  'grant credits': 'granted Credits',
  'confirm grant of credits': 'confirmed a grant of Credits',
  'correct transfer': 'corrected a transfer',
  'confirm correction': 'confirmed a correction',
  'propose change of balance': 'proposed a change of a balance',
  'withdraw proposal': 'withdrew a proposal',
  'decline proposal': 'declined a proposal',
  'check books': 'checked the books',
  'propose refund': 'proposed a refund',
  'refund purchase': 'refunded a purchase',
  'confirm refund': 'confirmed a refund',
  'withdraw refund': 'withdrew a refund',
  'decline refund': 'declined a refund',
  approve_redemption: 'approved a redemption',
  refuse_redemption: 'refused a redemption',
  propose_payout_batch: 'proposed a batch of payouts',
  confirm_payout_batch: 'confirmed a batch of payouts',
  export_payout_batch: 'exported a batch of payouts',
  pay_payout_batch: 'paid a batch of payouts',
  dissolve_payout_batch: 'dissolved a batch of payouts',
  return_payout: 'recorded a returned payout',
  'set response limit': 'set how many answers are rewarded',
  'void answer reward': 'took back a reward',
  'approve question': 'approved a question',
  'reject question': 'turned down a question',
  'ask changes of question': 'asked for changes to a question',
  'approve insight': 'approved an insight',
  'reject insight': 'turned down an insight',
  'ask changes of insight': 'asked for changes to an insight',
  'approve response': 'approved an answer',
  'reject response': 'turned down an answer',
  'ask changes of response': 'asked for changes to an answer',
  'take down insight': 'took down an insight',
  'take down question': 'took down a question',
  'take down response': 'took down an answer',
  'put back insight': 'put back an insight',
  'put back question': 'put back a question',
  'put back response': 'put back an answer',
  'approve topic': 'approved a topic',
  'merge topic': 'merged a suggested topic into another',
  'reject topic': 'turned down a topic',
  'suspend user': 'suspended the account',
  'reinstate user': 'reinstated the account',
  'make staff': 'made this person staff',
  'remove staff': 'removed this person from staff',
  'redeliver event': 'delivered an event again',
} as const
export type StaffAct = keyof typeof STAFF_ACTS

/** What the audit has of authors. */
export const AUTHOR_ACTS = { correct_transcript: 'corrected a transcript' } as const
export type AuthorAct = keyof typeof AUTHOR_ACTS

interface ActKind {
  label: string
  acts: readonly (StaffAct | AuthorAct | HistoryEvent)[]
}

/** What the audit can be narrowed to. Every act belongs to one kind. */
export const ACT_KINDS = {
  reviews: {
    label: 'Approvals and requested changes',
    acts: ['approve_opportunity', 'request_opportunity_changes', 'published', 'edit_approved', 'changes_requested'],
  },
  posts: {
    label: 'Posts and edits',
    acts: ['posted', 'edited', 'draft_deleted', 'started', 'reopened'],
  },
  endings: {
    label: 'Closed and deleted posts',
    acts: ['close_opportunity', 'delete_opportunity', 'completed', 'no_hires', 'closed', 'deleted'],
  },
  applications: {
    label: 'Applications',
    acts: [
      ...(['interest_shown', 'nda_uploaded', 'document_uploaded', 'document_deleted', 'application_seen'] as const),
      ...(['request_declined', 'rejected', 'opted_out', 'call_booked'] as const),
    ],
  },
  offers: {
    label: 'Offers and hires',
    acts: [
      ...(['proposal_submitted', 'offer_changed', 'offer_confirmed', 'counter_offered'] as const),
      ...(['counter_offer_changed', 'counter_offer_accepted', 'counter_offer_rejected'] as const),
      ...(['hired', 'hire_accepted'] as const),
    ],
  },
  team: { label: 'Teams', acts: ['member_invited', 'member_removed'] },
  schedules: { label: 'Payment schedules', acts: ['mark_payment_paid', 'mark_payment_unpaid'] },
  content: {
    label: 'Insights, Q&A and topics',
    acts: [
      ...(['approve question', 'reject question', 'approve insight', 'reject insight'] as const),
      ...(['approve response', 'reject response'] as const),
      ...(['ask changes of question', 'ask changes of insight', 'ask changes of response'] as const),
      ...(['take down insight', 'take down question', 'take down response'] as const),
      ...(['approve topic', 'merge topic', 'reject topic'] as const),
      ...(['put back insight', 'put back question', 'put back response'] as const),
      'correct_transcript',
    ],
  },
  credits: {
    label: 'Credits and the ledger',
    acts: [
      ...(['approve credit request', 'reject credit request', 'grant credits', 'confirm grant of credits'] as const),
      ...(['correct transfer', 'confirm correction', 'propose change of balance', 'withdraw proposal'] as const),
      ...(['decline proposal', 'check books'] as const),
    ],
  },
  refunds: {
    label: 'Refunds',
    acts: ['propose refund', 'refund purchase', 'confirm refund', 'withdraw refund', 'decline refund'],
  },
  payouts: {
    label: 'Payouts, redemptions and rewards',
    acts: [
      ...(['approve_redemption', 'refuse_redemption', 'propose_payout_batch', 'confirm_payout_batch'] as const),
      ...(['export_payout_batch', 'pay_payout_batch', 'dissolve_payout_batch', 'return_payout'] as const),
      ...(['set response limit', 'void answer reward'] as const),
    ],
  },
  people: {
    label: 'Accounts and staff',
    acts: ['suspend user', 'reinstate user', 'make staff', 'remove staff'],
  },
  system: { label: 'Events', acts: ['redeliver event'] },
} as const satisfies Readonly<Record<string, ActKind>>
export type ActKindName = keyof typeof ACT_KINDS

/** The kind in an address; null if it isn't one. */
export function readActKind(value: string | null): ActKindName | null {
  return Object.keys(ACT_KINDS).find((kind): kind is ActKindName => kind === value) ?? null
}

/** The act as it reads after a name; whatever a later version added reads as it is stored. */
export function staffActWords(act: string): string {
  const known = Object.entries({ ...STAFF_ACTS, ...AUTHOR_ACTS }).find(([name]) => name === act)
  return known ? known[1] : act.replaceAll('_', ' ')
}

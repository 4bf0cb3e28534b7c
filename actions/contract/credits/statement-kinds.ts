import { capitalised } from '../format/capitalised.js'

interface KindGroup {
  label: string
  /** kinds of transfers, as booked */
  kinds: readonly string[]
}

/** What a line of a statement is about, in the few words that one filters by. */
export const KIND_GROUPS = {
  bought: { label: 'Bought', kinds: ['credits_bought', 'payment_received', 'payment_reversed', 'hire_fee'] },
  plan: { label: 'Plan', kinds: ['credits_of_plan', 'credits_expired'] },
  given: {
    label: 'Given',
    kinds: ['welcome_credits', 'demo_credits', 'credits_by_staff', 'credit_request', 'referral', 'insight'],
  },
  spent: {
    label: 'Spent',
    kinds: [
      'post_opportunity',
      'ask_question',
      'send_message',
      'reopen_chat',
      'request_call',
      'schedule_consultation',
      'ai_answer',
      'hold_posted',
    ],
  },
  returned: {
    label: 'Returned or taken back',
    kinds: ['spending_returned', 'hold_voided', 'hold_expired', 'credits_taken_back', 'hire_fee_returned'],
  },
  earned: { label: 'Earned', kinds: ['earning_released', 'answer_reward', 'advice_earning', 'project_payment'] },
  paidOut: {
    label: 'Redeemed or paid out',
    kinds: [
      'redemption_requested',
      'redemption_approved',
      'redemption_refused',
      'payout_requested',
      'payout_returned',
      'payout_paid',
    ],
  },
  corrected: { label: 'Corrected', kinds: ['correction'] },
} as const satisfies Record<string, KindGroup>

export type KindGroupId = keyof typeof KIND_GROUPS

export function isKindGroup(id: string): id is KindGroupId {
  return Object.hasOwn(KIND_GROUPS, id)
}

/** The group that a kind belongs to, in words; the kind itself where it belongs to none. */
export function kindLabel(kind: string): string {
  const group = Object.values<KindGroup>(KIND_GROUPS).find(({ kinds }) => kinds.includes(kind))
  return group?.label ?? capitalised(kind.replaceAll('_', ' '))
}

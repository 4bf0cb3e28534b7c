interface KindGroup {
  label: string
  /** Kinds of transfers as booked, each with the words that staff read. */
  kinds: Readonly<Record<string, string>>
}

/**
 * Every kind of transfer, by what a line of a statement is about: people filter by the few words of a group, staff by kind.
 * A kind that isn't listed here can't be booked, since the ledger takes a `TransferKind`.
 */
export const KIND_GROUPS = {
  bought: {
    label: 'Bought',
    kinds: {
      credits_bought: 'Credits bought',
      payment_received: 'Payment received',
      payment_reversed: 'Payment refunded',
      hire_fee: 'Hire fee',
    },
  },
  plan: { label: 'Plan', kinds: { credits_of_plan: 'Credits of a plan' } },
  given: {
    label: 'Given',
    kinds: {
      welcome_credits: 'Welcome Credits',
      demo_credits: 'Demo Credits',
      credits_by_staff: 'Credits given by staff',
      credit_request: 'Credit request approved',
      referral: 'Referral reward',
      insight: 'Insight reward',
    },
  },
  spent: {
    label: 'Spent',
    kinds: {
      post_opportunity: 'Posting an opportunity',
      ask_question: 'Asking a question',
      send_message: 'Sending a message',
      reopen_chat: 'Reopening a chat',
      request_call: 'Requesting a call',
      schedule_consultation: 'Booking 1:1 advice',
      ai_answer: 'AI answer',
      hold_posted: 'Hold charged',
    },
  },
  returned: {
    label: 'Returned or taken back',
    kinds: {
      spending_returned: 'Price returned',
      hold_voided: 'Hold returned',
      hold_expired: 'Hold expired',
      credits_taken_back: 'Credits taken back',
      hire_fee_returned: 'Hire fee returned',
      reward_voided: 'Answer reward taken back',
    },
  },
  expired: { label: 'Expired', kinds: { credits_expired: 'Credits expired' } },
  earned: {
    label: 'Earned',
    kinds: {
      earning_released: 'Earning available',
      answer_reward: 'Answer reward',
      advice_earning: '1:1 advice',
      project_payment: 'Project payment',
    },
  },
  paidOut: {
    label: 'Redeemed or paid out',
    kinds: {
      redemption_requested: 'Redemption requested',
      redemption_approved: 'Redemption approved',
      redemption_refused: 'Redemption refused',
      payout_requested: 'Payout requested',
      payout_returned: 'Payout returned',
      payout_paid: 'Payout sent',
    },
  },
  corrected: { label: 'Corrected', kinds: { correction: 'Correction' } },
} as const satisfies Record<string, KindGroup>

export type KindGroupId = keyof typeof KIND_GROUPS

/** What the ledger books. */
export type TransferKind = { [Id in KindGroupId]: keyof (typeof KIND_GROUPS)[Id]['kinds'] }[KindGroupId]

export function isKindGroup(id: string): id is KindGroupId {
  return Object.hasOwn(KIND_GROUPS, id)
}

/** The kinds of a group, as booked. */
export function kindsOf(id: KindGroupId): string[] {
  return Object.keys(KIND_GROUPS[id].kinds)
}

/** The group that a kind belongs to, in words. */
export function kindLabel(kind: string): string {
  return groupOf(kind)?.label ?? UNKNOWN
}

/** The kind itself, in the words that staff read. */
export function transferLabel(kind: string): string {
  return groupOf(kind)?.kinds[kind] ?? UNKNOWN
}

/** For kinds that only a newer or older version knows. */
const UNKNOWN = 'Other'

function groupOf(kind: string): KindGroup | undefined {
  return Object.values<KindGroup>(KIND_GROUPS).find(({ kinds }) => Object.hasOwn(kinds, kind))
}

/** Staff decisions about a post, as stored in the staff log. */
export const REVIEW_ACTIONS = [
  'approve_opportunity',
  'request_opportunity_changes',
  'delete_opportunity',
  'mark_payment_paid',
  'mark_payment_unpaid',
] as const
export type ReviewAction = (typeof REVIEW_ACTIONS)[number]

const WORDS: Readonly<Record<ReviewAction, string>> = {
  approve_opportunity: 'approved it',
  request_opportunity_changes: 'requested changes',
  delete_opportunity: 'deleted it',
  mark_payment_paid: 'marked a payment as paid',
  mark_payment_unpaid: 'marked a payment as not paid',
}

/** The decision as it reads after a name: "Ada approved it". */
export function reviewActionWords(action: string): string {
  const known = REVIEW_ACTIONS.find((each) => each === action)
  return known ? WORDS[known] : 'took another step'
}

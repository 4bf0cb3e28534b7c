import { formatCents } from '../format/money.js'

/** Why an answer earned no dollars. */
export const UNPAID_CAUSES = {
  off: 'No dollars: they were switched off.',
  limit: 'No dollars: all paid answers of this window were used.',
  cap: 'No dollars: the rewards of all experts had reached the month’s limit.',
} as const
export type UnpaidCause = keyof typeof UNPAID_CAUSES

/** Why nothing at all was booked for an answer, the guards of X-23 above all, as staff read it. */
export const REFUSALS = {
  ...UNPAID_CAUSES,
  own_question: 'The expert answered their own question.',
  question_unpaid: 'The question wasn’t paid with bought Credits or those of a plan.',
  asker_unverified: 'The asker’s email address wasn’t verified.',
  asker_too_new: 'The asker’s account was not older than 7 days.',
  same_company: 'The asker and the expert belong to the same company.',
  referral_chain: 'One of the two came through the other, or both through the same person.',
  same_payment_method: 'The asker and the expert, or somebody of their companies, paid with the same card or account.',
  suspended: 'The asker or the expert was suspended.',
} as const
export type Refusal = keyof typeof REFUSALS

/** What becomes of a reward: held until it is due, then posted, unless staff void it; refused if nothing was booked. */
export const REWARD_STATES = ['held', 'posted', 'voided', 'refused'] as const
export type RewardState = (typeof REWARD_STATES)[number]

/** From this many stars on, an answer earns something (CRED-21). */
export const REWARDED_STARS = 4

/** A window of paid answers lasts this long (GK-003). */
export const RESPONSE_WINDOW_DAYS = 30

/** The most paid answers in a window that staff can give an expert. */
export const RESPONSE_LIMIT_MAX = 1000

interface Earnings {
  /** What one answer earns, in cents; 0 if that is switched off. */
  cents: number
  /** The expert's paid answers in a window. */
  limit: number
  /** Whether they have given an answer that was rated, or can give one. */
  canEarn: boolean
}

/**
 * What the earnings banner promises (QNA-21, GI-52): never more than the rule behind it keeps.
 * @returns null if there is nothing to promise, as for a limit of 0 (CRED-24)
 */
export function earningsBanner({ cents, limit, canEarn }: Earnings): { title: string; text: string } | null {
  if (!canEarn || cents <= 0 || limit <= 0) return null
  return {
    title: `Earn ${formatCents(cents)} for each answer rated 4 stars or above`,
    text: `Up to ${limit === 1 ? 'one answer' : `${limit} answers`} in ${RESPONSE_WINDOW_DAYS} days, to questions paid with bought Credits or those of a plan. Each is on hold first, while our staff can check it.`,
  }
}

const HOLD = 'What was on hold is charged or returned by itself. Give the person Credits instead.'
const REQUEST = 'Redemptions and payouts are decided under Payouts, not corrected here.'
const PROVIDER = 'Money at the payment provider moves by a refund under Purchases.'

/** Accounts whose transfers are not corrected: what is under way ends in its own way, and money outside has its own. */
const REFUSALS = new Map([
  ['credits_held', HOLD],
  ['redemption_requested', REQUEST],
  ['payout_requested', REQUEST],
  ['payments', PROVIDER],
  ['payouts', REQUEST],
])

const RELEASE = 'This only made an earning available. Correct the transfer that booked the earning instead.'
const VOIDED = 'A reward that was taken back stays so. Give the person Credits instead.'
const HELD_REWARD =
  'This reward is still on hold. Take it back under Rewards instead, so that the expert reads the reason.'

interface TouchedAccount {
  kind: string
  balance?: number | string | null
}

const HELD: readonly string[] = ['income_held', 'reward_credits_held']

/**
 * Why staff can't correct a transfer, whatever is left of it; null if they can. A reward that is on hold is taken back
 * where its window, its cap and its expert hear of it.
 * @param accounts those of all its entries
 */
export function correctionRefusal(kind: string, accounts: readonly TouchedAccount[]): string | null {
  if (kind === 'earning_released') return RELEASE
  if (kind === 'reward_voided') return VOIDED
  const isHeld = accounts.some((account) => HELD.includes(account.kind) && Number(account.balance ?? 0) > 0)
  if (kind === 'answer_reward' && isHeld) return HELD_REWARD
  return accounts.map((account) => REFUSALS.get(account.kind)).find((refusal) => refusal !== undefined) ?? null
}

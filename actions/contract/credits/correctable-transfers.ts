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

/**
 * Why staff can't correct a transfer, whatever is left of it; null if they can.
 * @param accountKinds those of all its entries
 */
export function correctionRefusal(kind: string, accountKinds: readonly string[]): string | null {
  if (kind === 'earning_released') return RELEASE
  if (kind === 'reward_voided') return VOIDED
  return accountKinds.map((account) => REFUSALS.get(account)).find((refusal) => refusal !== undefined) ?? null
}

import { creditsInCents } from '#contract/format/credits.js'

export type Currency = 'credit' | 'reward' | 'usd'

const WORTH: Record<Currency, (amount: number, centsPerReward: number) => number> = {
  credit: creditsInCents,
  reward: (amount, centsPerReward) => amount * centsPerReward,
  usd: (cents) => cents,
}

/**
 * What an amount is worth, in cents.
 * @param centsPerReward for what a reward credit is redeemed now
 */
export function worthInCents(currency: Currency, amount: number, centsPerReward: number): number {
  return WORTH[currency](amount, centsPerReward)
}

/** What a transfer moves, in cents: the sum of what it adds, over all currencies. */
export function worthOfEntries(
  entries: readonly { currency: Currency; amount: number }[],
  centsPerReward: number,
): number {
  return entries.reduce(
    (sum, { currency, amount }) => sum + worthInCents(currency, Math.max(amount, 0), centsPerReward),
    0,
  )
}

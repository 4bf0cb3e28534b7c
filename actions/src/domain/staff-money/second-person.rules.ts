import { creditsInCents } from '#contract/format/credits.js'

export type Currency = 'credit' | 'reward' | 'usd'

/** 100 reward credits are redeemed for $80. */
const CENTS_PER_REWARD = 80

const WORTH: Record<Currency, (amount: number) => number> = {
  credit: creditsInCents,
  reward: (amount) => amount * CENTS_PER_REWARD,
  usd: (cents) => cents,
}

/** What an amount is worth, in cents. */
export function worthInCents(currency: Currency, amount: number): number {
  return WORTH[currency](amount)
}

/** What a transfer moves, in cents: the sum of what it adds, over all currencies. */
export function worthOfEntries(entries: readonly { currency: Currency; amount: number }[]): number {
  return entries.reduce((sum, { currency, amount }) => sum + worthInCents(currency, Math.max(amount, 0)), 0)
}

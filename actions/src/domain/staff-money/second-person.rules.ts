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

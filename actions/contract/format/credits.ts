import { formatCents } from './money.js'
import { formatWhole } from './numbers.js'

/** "1,000 Credits", "1 Credit": the interface never calls them anything else (GD-83). */
export function formatCredits(count: number): string {
  return `${formatWhole(count)} ${Math.abs(count) === 1 ? 'Credit' : 'Credits'}`
}

/** Five cents: 20 credits are $1 (GK-001, X-20). */
const CENTS_PER_CREDIT = 5

/** What spending credits are worth, in cents. Reward credits have another worth (GD-15). */
export function creditsInCents(credits: number): number {
  return credits * CENTS_PER_CREDIT
}

/** The same as "$60". */
export function creditsInDollars(credits: number): string {
  return formatCents(creditsInCents(credits))
}

/** "100 Credits = $80 USD": what reward credits are worth when they are redeemed (GD-15, BASE-42), by today's setting. */
export const rewardCreditsLabel = (centsPerCredit: number) => `100 Credits = ${formatCents(100 * centsPerCredit)} USD`

/** "+100 Credits", "−$20": a line of a statement. Dollars are booked in cents. */
export function formatMovement(amount: number, currency: string): string {
  return `${amount < 0 ? '−' : '+'}${formatHolding(Math.abs(amount), currency)}`
}

/** "100 Credits", "5 Reward Credits", "$20": an amount in the currency of its account. */
export function formatHolding(amount: number, currency: string): string {
  if (currency === 'usd') return formatCents(amount)
  return currency === 'reward' ? formatCredits(amount).replace(' ', ' Reward ') : formatCredits(amount)
}

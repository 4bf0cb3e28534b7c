const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** "1,000 credits", "1 credit". */
export function formatCredits(count: number): string {
  return `${whole.format(count)} ${Math.abs(count) === 1 ? 'credit' : 'credits'}`
}

/** Five cents: 20 credits are $1 (GK-001, X-20). */
const CENTS_PER_CREDIT = 5

/** What spending credits are worth, in cents. */
export function creditsInCents(credits: number): number {
  return credits * CENTS_PER_CREDIT
}

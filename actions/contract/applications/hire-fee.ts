/**
 * The platform's share of a hire (HIRE-12, X-26). Percentages are whole hundredths of a percent, so that 12.5 % is 1250
 * and every calculation is one of integers.
 */
const HUNDREDTHS = 100
const WHOLE = 100 * HUNDREDTHS

const DECIMAL = /^(\d{1,3})(?:\.(\d{1,2})0*)?$/

/** Reads a stored percentage, such as "12.50", without ever making it a float. */
export function feeHundredths(percent: string): number {
  const [, whole, decimals = ''] = DECIMAL.exec(percent) ?? []
  if (whole === undefined) throw new RangeError(`${percent} is no percentage`)
  return Number(whole) * HUNDREDTHS + Number(decimals.padEnd(2, '0'))
}

/** The fee in cents: a percentage of the agreed value, truncated (HIRE-13, GO-48). 15 % of $1,234.56 are 18518 cents. */
export function hireFeeCents(agreedCents: number, hundredths: number): number {
  return Number((BigInt(agreedCents) * BigInt(hundredths)) / BigInt(WHOLE))
}

/** A smaller sum costs more to charge than it brings, and no card payment is possible below it. */
const SMALLEST_CHARGE_CENTS = 50

/** The most that one payment can be: $999,999.99. */
export const LARGEST_CHARGE_CENTS = 99_999_999

/** Whether the hire has to be paid for. A fee that can't be charged is waived, because it would make a hire impossible. */
export function isHireFeeDue(feeCents: number): boolean {
  return feeCents >= SMALLEST_CHARGE_CENTS
}

/** 1250 as 12.5, which is how a percentage is sent. */
export function percentOf(hundredths: number): number {
  return hundredths / HUNDREDTHS
}

/**
 * The platform's share of a hire (HIRE-12, X-26). Percentages are whole hundredths of a percent, so that 12.5 % is 1250
 * and every calculation is one of integers.
 */
const HUNDREDTHS = 100
const WHOLE = 100 * HUNDREDTHS

/** A subscription, as far as the fee depends on it. */
export interface PlanTerm {
  /** Null if the plan is of a type that we don't know. */
  feeHundredths: number | null
  startsAt: Date
  expiresAt: Date | null
}

/**
 * The percentage that applies to a poster at a moment: that of their plan while it lasts, trials included; otherwise that
 * of somebody without a plan.
 */
export function hireFeeHundredths(term: PlanTerm | null, withoutPlan: number, now: Date): number {
  const isLive = term !== null && term.startsAt <= now && (term.expiresAt === null || term.expiresAt > now)
  return isLive ? (term.feeHundredths ?? withoutPlan) : withoutPlan
}

/** The fee in cents: a percentage of the agreed value, truncated (HIRE-13, GO-48). 15 % of $1,234.56 are 18518 cents. */
export function hireFeeCents(agreedCents: number, feeHundredths: number): number {
  return Number((BigInt(agreedCents) * BigInt(feeHundredths)) / BigInt(WHOLE))
}

/** A smaller sum costs more to charge than it brings, and no card payment is possible below it. */
const SMALLEST_CHARGE_CENTS = 50

/** Whether the hire has to be paid for. A fee that can't be charged is waived, because it would make a hire impossible. */
export function isHireFeeDue(feeCents: number): boolean {
  return feeCents >= SMALLEST_CHARGE_CENTS
}

/** 1250 as 12.5, which is how a percentage is sent. */
export function percentOf(feeHundredths: number): number {
  return feeHundredths / HUNDREDTHS
}

/** "15%", "12.5%". */
export function percentText(feeHundredths: number): string {
  return `${percentOf(feeHundredths)}%`
}

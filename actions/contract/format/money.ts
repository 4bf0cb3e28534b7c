import { BUDGET_UNITS, DOLLARS_TO_CENTS } from '../limits.js'
import { formatWhole } from './numbers.js'

/** What an amount covers: a unit of time, or the whole engagement. */
export const AMOUNT_UNITS = [...BUDGET_UNITS, 'total'] as const
export type AmountUnit = (typeof AMOUNT_UNITS)[number]

export const NOT_DISCLOSED = 'Not disclosed'

/**
 * An amount as it was given. Cents mean nothing without their unit, which never changes along with the post's (X-70).
 */
export interface Amount {
  cents: number
  unit: AmountUnit
}

/** Builds an amount from two stored columns, which are both set or both null. A bigint may arrive as text. */
export function storedAmount(cents: number | string, unit: string): Amount
export function storedAmount(cents: number | string | null | undefined, unit: string | null | undefined): Amount | null
export function storedAmount(
  cents: number | string | null | undefined,
  unit: string | null | undefined,
): Amount | null {
  return cents === null || cents === undefined ? null : { cents: Number(cents), unit: amountUnit(unit) }
}

export function isSameAmount(one: Amount | null, other: Amount | null): boolean {
  return one?.cents === other?.cents && one?.unit === other?.unit
}

/** The unit for a duration type's code; without a code, the amount covers the whole engagement. */
export function amountUnit(durationCode: string | null | undefined): AmountUnit {
  return AMOUNT_UNITS.find((unit) => unit === durationCode) ?? 'total'
}

/** "per month", "in total": the suffix of every amount (X-70). */
export function perUnit(unit: AmountUnit): string {
  return unit === 'total' ? 'in total' : `per ${unit}`
}

/** "$12,000 per month". The only way to format an amount, so that none is ever shown without its unit (X-70). */
export function formatAmount(cents: number, unit: AmountUnit): string {
  return `${dollars(cents)} ${perUnit(unit)}`
}

/** Same for an amount that carries its unit. */
export function amountText({ cents, unit }: Amount): string {
  return formatAmount(cents, unit)
}

/** A budget in two parts, for layouts that show the unit separately; `per` is null when nothing is disclosed. */
export interface BudgetParts {
  amount: string
  per: string | null
}

export interface Budget {
  minCents: number | null
  maxCents: number | null
  unit: AmountUnit
}

/**
 * An opportunity's budget (OPP-36, OPP-37, GO-76, X-70): "$700 – $900" and "per day"; a single value when both ends are
 * equal or only one is set; "Not disclosed" when neither is.
 */
export function budgetParts({ minCents, maxCents, unit }: Budget): BudgetParts {
  const [first, last] = [minCents, maxCents].filter((cents): cents is number => Boolean(cents))
  if (first === undefined) return { amount: NOT_DISCLOSED, per: null }
  const range = last === undefined || last === first ? dollars(first) : `${dollars(first)} – ${dollars(last)}`
  return { amount: range, per: perUnit(unit) }
}

/** Same on one line: "$700 – $900 per day". */
export function formatBudget(budget: Budget): string {
  const { amount, per } = budgetParts(budget)
  return per === null ? amount : `${amount} ${per}`
}

/** "$975", "$185.18": a sum that is paid or booked once. An agreed amount is formatted by `formatAmount` (X-70). */
export function formatCents(cents: number): string {
  return dollars(cents)
}

/** Drops the decimals when there are none: 500000 is "$5,000", 550 is "$5.50". Private because it omits the unit. */
function dollars(cents: number): string {
  const size = Math.abs(Math.round(cents))
  const rest = size % DOLLARS_TO_CENTS
  const whole = formatWhole((size - rest) / DOLLARS_TO_CENTS)
  return `${cents < 0 ? '-' : ''}$${whole}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}

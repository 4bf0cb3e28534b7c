import { DOLLARS_TO_CENTS } from '../limits.js'

const NOT_DISCLOSED = 'Not disclosed'
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exactDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as US dollars, without decimals when there are none: 500000 is "$5,000", 550 is "$5.50". */
export function formatCents(cents: number): string {
  const isWhole = cents % DOLLARS_TO_CENTS === 0
  return (isWhole ? wholeDollars : exactDollars).format(cents / DOLLARS_TO_CENTS)
}

/** What the amounts of an opportunity are for: fractional work by the month, other work by the unit of its duration (OPP-37). */
export function amountUnit(type: string, unitCode: string | null): string | null {
  return type === 'fractional' ? 'month' : unitCode
}

/** "$12,000 per month": how pages, notices and mails say an amount; null is the whole work. */
export function formatAmount(cents: number, unit: string | null): string {
  return withUnit(formatCents(cents), unit)
}

function withUnit(money: string, unit: string | null): string {
  return unit ? `${money} per ${unit}` : money
}

/**
 * Budget of an opportunity (OPP-36, OPP-37, GO-76): "$5,000 - $10,000 per month", one value when both are equal or only
 * one is set, "Not disclosed" when there is none. Fractional budgets are always shown per month.
 */
export function formatBudget(budget: {
  minCents: number | null
  maxCents: number | null
  unitCode: string | null
  type?: string
}): string {
  const [first, last] = [budget.minCents, budget.maxCents].filter((cents): cents is number => Boolean(cents))
  if (first === undefined) return NOT_DISCLOSED
  const range =
    last === undefined || last === first ? formatCents(first) : `${formatCents(first)} - ${formatCents(last)}`
  return withUnit(range, amountUnit(budget.type ?? '', budget.unitCode))
}

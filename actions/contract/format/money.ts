import { DOLLARS_TO_CENTS } from '../limits.js'

const NOT_DISCLOSED = 'Not disclosed'
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exactDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents as US dollars, without decimals when there are none: 500000 is "$5,000", 550 is "$5.50". */
export function formatCents(cents: number): string {
  const isWhole = cents % DOLLARS_TO_CENTS === 0
  return (isWhole ? wholeDollars : exactDollars).format(cents / DOLLARS_TO_CENTS)
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
  const unit = budget.type === 'fractional' ? 'month' : budget.unitCode
  const range =
    last === undefined || last === first ? formatCents(first) : `${formatCents(first)} - ${formatCents(last)}`
  return unit ? `${range} per ${unit}` : range
}

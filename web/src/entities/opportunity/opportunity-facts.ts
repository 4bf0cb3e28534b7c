import { formatCount, formatDaysPerUnit } from '#contract/format/counts.js'
import { amountUnit, type BudgetParts, budgetParts, formatBudget } from '#contract/format/money.js'
import {
  isOpportunityStatus,
  OPPORTUNITY_STATUS_LABELS,
  TRACKING_STATUS_LABELS,
  TRACKING_STATUSES,
  type TrackingStatus,
} from '#contract/opportunities/statuses.js'
import { typeFacts } from '#contract/opportunities/type-facts.js'

/** The columns that describe duration, days and budget. */
export interface OpportunityTerms {
  type: string
  duration_months: number | null
  no_of_days: number | null
  min_budget_cents: number | null
  max_budget_cents: number | null
  duration_type: { code: string } | null
  no_of_days_unit: { code: string } | null
}

export function durationText({ duration_months }: Pick<OpportunityTerms, 'duration_months'>): string | null {
  return duration_months ? formatCount(duration_months, 'month') : null
}

/** "2 days per week", for types that ask for days, such as fractional (OPP-35). */
export function daysText({ type, no_of_days, no_of_days_unit }: OpportunityTerms): string | null {
  return typeFacts(type)?.hasDays ? formatDaysPerUnit(no_of_days, no_of_days_unit?.code ?? null) : null
}

/** Some types don't ask for a budget, so none is missing. */
export function asksForBudget({ type }: Pick<OpportunityTerms, 'type'>): boolean {
  return typeFacts(type)?.hasBudget ?? true
}

type BudgetTerms = Pick<OpportunityTerms, 'min_budget_cents' | 'max_budget_cents' | 'duration_type'>

const budgetOf = ({ min_budget_cents, max_budget_cents, duration_type }: BudgetTerms) => ({
  minCents: min_budget_cents,
  maxCents: max_budget_cents,
  unit: amountUnit(duration_type?.code),
})

/** "$700 – $900 per day" (OPP-36, OPP-37, X-70). */
export function budgetText(terms: BudgetTerms): string {
  return formatBudget(budgetOf(terms))
}

/** The same in two parts, where the unit is styled apart from the amount. */
export function budgetTextParts(terms: BudgetTerms): BudgetParts {
  return budgetParts(budgetOf(terms))
}

export function typeLabel(type: string): string {
  return typeFacts(type)?.label ?? type
}

export function toTrackingStatus(value: string | null | undefined): TrackingStatus | null {
  return TRACKING_STATUSES.find((status) => status === value) ?? null
}

/** Experts who applied see their own status; everybody else sees the opportunity's (GO-72). */
export function statusLabel(status: string, tracking: TrackingStatus | null = null): string {
  if (tracking && tracking !== 'viewed') return TRACKING_STATUS_LABELS[tracking]
  return isOpportunityStatus(status) ? OPPORTUNITY_STATUS_LABELS[status] : status
}

import { type AmountUnit, formatAmount, formatBudget } from '#contract/format/money.js'
import {
  activeTabStatuses,
  HIDDEN_IN_LISTS,
  isOpportunityStatus,
  OPPORTUNITY_STATUSES,
  type OpportunityStatus,
} from '#contract/opportunities/statuses.js'
import { isOpportunityType, OPPORTUNITY_TYPES, type OpportunityType } from '#contract/opportunities/types.js'
import type { Bound } from '#lib/graphql/bounds.js'
import { isUuid } from '#lib/stored/uuid.js'

export const LIST_TABS = ['active', 'all', 'mine'] as const
export type ListTab = (typeof LIST_TABS)[number]

/** Everything that narrows the list. It is kept in the address, so that a list can be shared and survives a reload. */
export interface ListFilters {
  types: OpportunityType[]
  topicIds: string[]
  domainIds: string[]
  countryIds: string[]
  statuses: OpportunityStatus[]
  budget: BudgetBand | null
}

/** Each band has one unit: $4,000 per day is not under $5,000 per month. */
export const BUDGET_BANDS = {
  'under-5000': band(0, 500_000, 'month'),
  '5000-15000': band(500_000, 1_500_000, 'month'),
  '15000-30000': band(1_500_000, 3_000_000, 'month'),
  'over-30000': band(3_000_000, null, 'month'),
  'week-under-4000': band(0, 400_000, 'week'),
  'week-over-4000': band(400_000, null, 'week'),
  'day-under-1000': band(0, 100_000, 'day'),
  'day-over-1000': band(100_000, null, 'day'),
} as const
export type BudgetBand = keyof typeof BUDGET_BANDS

/** Reads the address. Unknown values are ignored, so an old or mistyped link still shows a list. */
export function readFilters(query: URLSearchParams): ListFilters {
  const ids = (name: string) => query.getAll(name).filter(isUuid)
  const budget = query.get('budget')
  return {
    types: query.getAll('type').filter(isOpportunityType),
    topicIds: ids('topic'),
    domainIds: ids('domain'),
    countryIds: ids('country'),
    statuses: query.getAll('status').filter(isOpportunityStatus),
    budget: budget !== null && budget in BUDGET_BANDS ? (budget as BudgetBand) : null,
  }
}

/** An unknown or missing tab falls back to the first. */
export function readTab(query: URLSearchParams): ListTab {
  return LIST_TABS.find((tab) => tab === query.get('tab')) ?? 'active'
}

/** The address of a tab with its filters, without empty ones. */
export function writeFilters(tab: ListTab, filters: ListFilters): URLSearchParams {
  const query = new URLSearchParams({ tab })
  const add = (name: string, values: readonly string[]) => {
    for (const value of values) query.append(name, value)
  }
  add('type', filters.types)
  add('topic', filters.topicIds)
  add('domain', filters.domainIds)
  add('country', filters.countryIds)
  add('status', filters.statuses)
  add('budget', filters.budget ? [filters.budget] : [])
  return query
}

export function countFilters({ budget, ...lists }: ListFilters): number {
  return Object.values(lists).reduce((count, list) => count + list.length, budget ? 1 : 0)
}

/** The variables for every page of the list. The server hides what the user may not see, whatever these say (GO-83). */
export function listVariables(tab: ListTab, filters: ListFilters, before: Bound) {
  const { types, countryIds, budget } = filters
  const { minCents, maxCents, unit } = BUDGET_BANDS[budget ?? 'under-5000']
  return {
    statuses: statusesOf(tab, filters),
    types: types.length > 0 ? types : [...OPPORTUNITY_TYPES],
    isByCountry: countryIds.length > 0,
    countryIds,
    // ranges that overlap the band: $4,000 to $8,000 is in both "under" and "over" $5,000
    isByBudget: budget !== null,
    budgetUnit: unit,
    minCents,
    maxCents: maxCents ?? Number.MAX_SAFE_INTEGER,
    before: before.at,
    beforeId: before.id,
  }
}

function statusesOf(tab: ListTab, { statuses }: ListFilters): OpportunityStatus[] {
  // the server never returns other people's drafts, so this only adds your own
  const shown =
    tab === 'active' ? activeTabStatuses(true) : OPPORTUNITY_STATUSES.filter((one) => !HIDDEN_IN_LISTS.includes(one))
  return statuses.length > 0 ? shown.filter((one) => statuses.includes(one)) : [...shown]
}

function band(minCents: number, maxCents: number | null, unit: AmountUnit) {
  const label =
    maxCents === null
      ? `Over ${formatAmount(minCents, unit)}`
      : minCents === 0
        ? `Under ${formatAmount(maxCents, unit)}`
        : formatBudget({ minCents, maxCents, unit })
  return { label, minCents, maxCents, unit }
}

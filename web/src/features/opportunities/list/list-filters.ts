import { type AmountUnit, formatAmount, formatBudget } from '#contract/format/money.js'
import {
  activeTabStatuses,
  HIDDEN_IN_LISTS,
  isOpportunityStatus,
  type OpportunityStatus,
} from '#contract/opportunities/statuses.js'
import { isOpportunityType, type OpportunityType } from '#contract/opportunities/types.js'
import type { Opportunities_Bool_Exp } from '#lib/graphql/user.types.generated.js'
import { isUuid } from '#lib/stored/uuid.js'

export const LIST_TABS = ['active', 'all', 'mine'] as const
export type ListTab = (typeof LIST_TABS)[number]

/** Everything that narrows the list. It lives in the address, so that a list can be sent to somebody and survives a reload. */
export interface ListFilters {
  types: OpportunityType[]
  topicIds: string[]
  domainIds: string[]
  countryIds: string[]
  statuses: OpportunityStatus[]
  budget: BudgetBand | null
}

/** A band is of one unit: $4,000 per day is not under $5,000 per month. */
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

/** Reads the address; what it can't know is left out, so an old or mistyped link still shows a list. */
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

/** An unknown or missing tab is the first one. */
export function readTab(query: URLSearchParams): ListTab {
  return LIST_TABS.find((tab) => tab === query.get('tab')) ?? 'active'
}

/** The address of a tab with filters; empty ones are left out. */
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

/** Where the next page begins: after the last row of this one. */
export interface ListCursor {
  createdAt: string
  id: string
}

/** The list as a condition. What somebody may not see is left out by the server, whatever stands here (GO-83). */
export function toCondition(
  tab: ListTab,
  filters: ListFilters,
  me: string,
  after: ListCursor | null,
): Opportunities_Bool_Exp {
  const all: Opportunities_Bool_Exp[] = [tabCondition(tab, me)]
  if (filters.types.length > 0) all.push({ type: { _in: filters.types } })
  if (filters.statuses.length > 0) all.push({ status: { _in: filters.statuses } })
  if (filters.topicIds.length > 0) all.push({ topics: { topic_id: { _in: filters.topicIds } } })
  if (filters.domainIds.length > 0) all.push({ domains: { domain_id: { _in: filters.domainIds } } })
  if (filters.countryIds.length > 0) all.push({ country_id: { _in: filters.countryIds } })
  if (filters.budget) all.push(...budgetConditions(filters.budget))
  if (after) all.push(...cursorConditions(after))
  return { _and: all }
}

function tabCondition(tab: ListTab, me: string): Opportunities_Bool_Exp {
  // drafts of others never come back, so asking for drafts adds one's own and nobody else's
  if (tab === 'active') return { status: { _in: activeTabStatuses(true) } }
  const visible: Opportunities_Bool_Exp = { status: { _nin: [...HIDDEN_IN_LISTS] } }
  return tab === 'mine' ? { _and: [visible, { poster: { user_id: { _eq: me } } }] } : visible
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

/** Ranges that touch the band: a post of $4,000 to $8,000 is in both "under" and "from" $5,000. */
function budgetConditions(band: BudgetBand): Opportunities_Bool_Exp[] {
  const { minCents, maxCents, unit } = BUDGET_BANDS[band]
  const conditions: Opportunities_Bool_Exp[] = [
    { duration_type: { code: { _eq: unit } } },
    { max_budget_cents: { _gte: minCents } },
  ]
  if (maxCents !== null) conditions.push({ min_budget_cents: { _lt: maxCents } })
  return conditions
}

/** The first line lets the index on (created_at, id) be walked from the cursor; the second cuts the row itself off. */
function cursorConditions({ createdAt, id }: ListCursor): Opportunities_Bool_Exp[] {
  return [{ created_at: { _lte: createdAt } }, { _or: [{ created_at: { _lt: createdAt } }, { id: { _lt: id } }] }]
}

import { AMOUNT_UNITS, type AmountUnit, formatAmount, formatBudget } from '#contract/format/money.js'
import {
  activeTabStatuses,
  HIDDEN_IN_LISTS,
  isOpportunityStatus,
  OPPORTUNITY_STATUSES,
  type OpportunityStatus,
} from '#contract/opportunities/statuses.js'
import { isOpportunityType, type OpportunityType } from '#contract/opportunities/type-facts.js'
import { isUuid } from '#lib/stored/uuid.js'

/** The tabs with the list of everybody's opportunities; the others have lists of their own. */
export const LIST_TABS = ['active', 'all'] as const
export type ListTab = (typeof LIST_TABS)[number]

export const LIST_SORTS = ['newest', 'highest-budget', 'lowest-budget'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** Longer searches find no more, and addresses have an end. */
const WORDS_MAX = 200
/** Nobody types these, and the database refuses some of them. */
const CONTROL = /\p{Cc}/gu

/** Everything that narrows or orders the list. It is kept in the address, so a list can be shared and survives a reload. */
export interface ListFilters {
  words: string
  types: OpportunityType[]
  topicIds: string[]
  domainIds: string[]
  skillIds: string[]
  countryIds: string[]
  statuses: OpportunityStatus[]
  units: AmountUnit[]
  budgets: BudgetBand[]
  sort: ListSort
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
  'total-under-5000': band(0, 500_000, 'total'),
  'total-5000-25000': band(500_000, 2_500_000, 'total'),
  'total-over-25000': band(2_500_000, null, 'total'),
} as const
export type BudgetBand = keyof typeof BUDGET_BANDS

/** The name of each filter in the address. */
export const ADDRESS_KEYS = {
  types: 'type',
  topicIds: 'topic',
  domainIds: 'domain',
  skillIds: 'skill',
  countryIds: 'country',
  statuses: 'status',
  units: 'per',
  budgets: 'budget',
} as const
export type ListFilterName = keyof typeof ADDRESS_KEYS
export const FILTER_NAMES = Object.keys(ADDRESS_KEYS) as ListFilterName[]

/** Reads the address. Unknown values are ignored, so an old or mistyped link still shows a list. */
export function readFilters(query: URLSearchParams): ListFilters {
  const values = (name: ListFilterName) => [...new Set(query.getAll(ADDRESS_KEYS[name]))]
  return {
    words: (query.get('q') ?? '').replace(CONTROL, ' ').trim().slice(0, WORDS_MAX),
    types: values('types').filter(isOpportunityType),
    topicIds: values('topicIds').filter(isUuid),
    domainIds: values('domainIds').filter(isUuid),
    skillIds: values('skillIds').filter(isUuid),
    countryIds: values('countryIds').filter(isUuid),
    statuses: values('statuses').filter(isOpportunityStatus),
    units: values('units').filter(isAmountUnit),
    budgets: values('budgets').filter(isBudgetBand),
    sort: LIST_SORTS.find((sort) => sort === query.get('sort')) ?? 'newest',
  }
}

export const isAmountUnit = (value: string): value is AmountUnit => AMOUNT_UNITS.some((unit) => unit === value)
export const isBudgetBand = (value: string): value is BudgetBand => Object.hasOwn(BUDGET_BANDS, value)

/** One of a few known values in the address; null if it is another or missing. */
export function readOne<T extends string>(query: URLSearchParams, key: string, known: readonly T[]): T | null {
  return known.find((value) => value === query.get(key)) ?? null
}

/** The address of a tab with its filters, without those that are not set. */
export function writeFilters(tab: string, filters: ListFilters): URLSearchParams {
  const query = new URLSearchParams({ tab })
  if (filters.words) query.set('q', filters.words)
  for (const name of FILTER_NAMES) for (const value of filters[name]) query.append(ADDRESS_KEYS[name], value)
  if (filters.sort !== 'newest') query.set('sort', filters.sort)
  return query
}

/** How many are set; the order of the list is none of them. */
export function countFilters(filters: ListFilters): number {
  return FILTER_NAMES.reduce((count, name) => count + filters[name].length, filters.words ? 1 : 0)
}

/** The same list without filters, in the same order. */
export function withoutFilters({ sort }: ListFilters): ListFilters {
  return { ...readFilters(new URLSearchParams()), sort }
}

/** What the server filters by. It hides what the user may not see, whatever this says (GO-83). */
export function serverFilter(tab: ListTab, filters: ListFilters) {
  return {
    statuses: statusesOf(tab, filters),
    types: filters.types,
    topics: filters.topicIds,
    domains: filters.domainIds,
    skills: filters.skillIds,
    countries: filters.countryIds,
    units: filters.units,
    // ranges that overlap a band: $4,000 to $8,000 is in both "under" and "over" $5,000
    budgets: filters.budgets.map((budget) => {
      const { minCents, maxCents, unit } = BUDGET_BANDS[budget]
      return { unit, minCents, maxCents }
    }),
    words: filters.words,
  }
}

function statusesOf(tab: ListTab, { statuses }: ListFilters): OpportunityStatus[] {
  // the server never returns other people's drafts, so this only adds your own
  const shown =
    tab === 'active' ? activeTabStatuses(true) : OPPORTUNITY_STATUSES.filter((one) => !HIDDEN_IN_LISTS.includes(one))
  const wanted = shown.filter((one) => statuses.includes(one))
  return wanted.length > 0 ? wanted : [...shown]
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

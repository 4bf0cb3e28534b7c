import { useState } from 'react'
import { capitalised } from '#contract/format/capitalised.js'
import { AMOUNT_UNITS, perUnit } from '#contract/format/money.js'
import { HIDDEN_IN_LISTS, OPPORTUNITY_STATUS_LABELS, OPPORTUNITY_STATUSES } from '#contract/opportunities/statuses.js'
import { pickableTypes, TYPE_FACTS } from '#contract/opportunities/type-facts.js'
import { useSignedInUser } from '#lib/session.js'
import type { FilterOption } from '#ui/filter/filter-pill.js'
import { useOpportunityFilterOptionsQuery } from './filter-options.generated'
import { BUDGET_BANDS, FILTER_NAMES, type ListFilterName, type ListFilters } from './list-filters'

export const FILTER_LABELS: Readonly<Record<ListFilterName, string>> = {
  types: 'Type',
  topicIds: 'Topic',
  domainIds: 'Domain',
  skillIds: 'Skill',
  countryIds: 'Country',
  statuses: 'Status',
  units: 'Paid',
  budgets: 'Budget',
}

/** Filters whose options are rows of the database. */
const STORED: readonly ListFilterName[] = ['topicIds', 'domainIds', 'skillIds', 'countryIds']

const UNITS = AMOUNT_UNITS.map((id) => ({ id, label: capitalised(perUnit(id)) }))
const BUDGETS = Object.entries(BUDGET_BANDS).map(([id, { label }]) => ({ id, label }))
const STATUSES = OPPORTUNITY_STATUSES.filter((status) => !HIDDEN_IN_LISTS.includes(status)).map((id) => ({
  id,
  label: OPPORTUNITY_STATUS_LABELS[id],
}))

/** The options of each filter. The stored ones load when somebody approaches one, or at once if the address names one. */
export function useFilterChoices(filters: ListFilters) {
  const { isExpert } = useSignedInUser()
  const [isWanted, setIsWanted] = useState(false)
  const isNamed = STORED.some((name) => filters[name].length > 0)
  const { data } = useOpportunityFilterOptionsQuery(undefined, {
    enabled: isWanted || isNamed,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const options: Record<ListFilterName, FilterOption[]> = {
    types: pickableTypes(isExpert).map((id) => ({ id, label: TYPE_FACTS[id].label })),
    topicIds: data?.master_topics.map((row) => ({ id: row.id, label: row.topic_name })) ?? [],
    domainIds: data?.master_domains.map((row) => ({ id: row.id, label: row.domain_name })) ?? [],
    skillIds: data?.master_expertise.map((row) => ({ id: row.id, label: row.expertise_name })) ?? [],
    countryIds: data?.master_countries.map((row) => ({ id: row.id, label: row.country_name })) ?? [],
    statuses: STATUSES,
    units: UNITS,
    budgets: BUDGETS,
  }
  return { options, load: (name: ListFilterName) => STORED.includes(name) && setIsWanted(true) }
}

export interface ChosenFilter {
  name: ListFilterName
  value: string
  label: string
}

/** Everything that is set, with its label; a value whose option isn't known goes by the filter's own name. */
export function chosenFilters(filters: ListFilters, options: Record<ListFilterName, FilterOption[]>): ChosenFilter[] {
  return FILTER_NAMES.flatMap((name) =>
    filters[name].map((value) => ({
      name,
      value,
      label: options[name].find(({ id }) => id === value)?.label ?? FILTER_LABELS[name],
    })),
  )
}

import { useState } from 'react'
import {
  HIDDEN_IN_LISTS,
  isOpportunityStatus,
  OPPORTUNITY_STATUS_LABELS,
  OPPORTUNITY_STATUSES,
} from '#contract/opportunities/statuses.js'
import { isOpportunityType, POST_TYPES, pickableTypes } from '#contract/opportunities/types.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { FilterMenu } from '#ui/filter/filter-menu.js'
import { useOpportunityFilterOptionsQuery } from './filter-options.generated'
import { BUDGET_BANDS, type BudgetBand, countFilters, type ListFilters, type ListTab } from './list-filters'

interface FilterBarProps {
  tab: ListTab
  filters: ListFilters
  onChange(filters: ListFilters): void
  onClear(): void
}

const BUDGET_OPTIONS = Object.entries(BUDGET_BANDS).map(([id, { label }]) => ({ id, label }))
const STATUS_OPTIONS = OPPORTUNITY_STATUSES.filter((status) => !HIDDEN_IN_LISTS.includes(status)).map((id) => ({
  id,
  label: OPPORTUNITY_STATUS_LABELS[id],
}))

/** The six filters, in a row that scrolls sideways if it has to. */
export function FilterBar({ tab, filters, onChange, onClear }: FilterBarProps) {
  const { isExpert } = useSignedInUser()
  const [topics, domains, countries, load] = useFilterOptions(filters)
  const typeOptions = pickableTypes(isExpert).map((id) => ({ id, label: POST_TYPES[id].label }))
  const set = (part: Partial<ListFilters>) => onChange({ ...filters, ...part })

  return (
    // biome-ignore lint/a11y/useSemanticElements: React's test environment does not know the element yet
    <div
      role="search"
      aria-label="Filter opportunities"
      className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      <FilterMenu
        label="Type"
        options={typeOptions}
        value={filters.types}
        onChange={(ids) => set({ types: ids.filter(isOpportunityType) })}
      />
      <FilterMenu
        label="Topic"
        options={topics}
        value={filters.topicIds}
        onChange={(topicIds) => set({ topicIds })}
        onApproach={load}
      />
      <FilterMenu
        label="Domain"
        options={domains}
        value={filters.domainIds}
        onChange={(domainIds) => set({ domainIds })}
        onApproach={load}
      />
      <FilterMenu
        label="Country"
        options={countries}
        value={filters.countryIds}
        onChange={(countryIds) => set({ countryIds })}
        onApproach={load}
      />
      {tab === 'active' ? null : (
        <FilterMenu
          label="Status"
          options={STATUS_OPTIONS}
          value={filters.statuses}
          onChange={(ids) => set({ statuses: ids.filter(isOpportunityStatus) })}
        />
      )}
      <FilterMenu
        label="Budget"
        options={BUDGET_OPTIONS}
        value={filters.budget ? [filters.budget] : []}
        // one band at a time: the last one chosen
        onChange={(ids) => set({ budget: (ids.at(-1) as BudgetBand | undefined) ?? null })}
      />
      {countFilters(filters) > 0 ? (
        <Button variant="quiet" size="sm" onClick={onClear}>
          Clear filters
        </Button>
      ) : null}
    </div>
  )
}

/** Topics, domains and countries load when somebody approaches a filter, or at once if the address names one. */
function useFilterOptions({ topicIds, domainIds, countryIds }: ListFilters) {
  const [isWanted, setIsWanted] = useState(false)
  const isNamed = topicIds.length + domainIds.length + countryIds.length > 0
  const { data } = useOpportunityFilterOptionsQuery(undefined, {
    enabled: isWanted || isNamed,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const topics = data?.master_topics.map((row) => ({ id: row.id, label: row.topic_name })) ?? []
  const domains = data?.master_domains.map((row) => ({ id: row.id, label: row.domain_name })) ?? []
  const countries = data?.master_countries.map((row) => ({ id: row.id, label: row.country_name })) ?? []
  return [topics, domains, countries, () => setIsWanted(true)] as const
}

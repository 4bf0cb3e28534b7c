import { SearchField } from '#ui/filter/search-field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { FilterBar } from './filter-bar'
import { OpportunityFilterChips } from './filter-chips'
import { countFilters, LIST_SORTS, type ListFilters, type ListTab, withoutFilters, writeFilters } from './list-filters'
import { OpportunityResults } from './opportunity-results'
import { ResultCount } from './result-count'
import { SavedFiltersMenu } from './saved/saved-filters-menu'
import { useFilterChoices } from './use-filter-choices'

const SORT_LABELS = { newest: 'Newest', 'highest-budget': 'Highest budget', 'lowest-budget': 'Lowest budget' }
const SORTS = LIST_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))

interface OpportunityBrowserProps {
  tab: ListTab
  filters: ListFilters
  /** @param options.replace the change refines the one before it, so Back skips it */
  onChange(filters: ListFilters, options?: { replace: boolean }): void
}

/** Everybody's opportunities: searched, filtered and sorted. */
export function OpportunityBrowser({ tab, filters, onChange }: OpportunityBrowserProps) {
  const choices = useFilterChoices(filters)
  const clear = () => onChange(withoutFilters(filters))
  const isFiltered = countFilters(filters) > 0
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: React's test environment does not know the element yet */}
      <div role="search" aria-label="Filter opportunities" className="mb-4 grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <SearchField
            label="Search opportunities"
            placeholder="Search titles, briefs and topics"
            words={filters.words}
            onSearch={(words) => onChange({ ...filters, words }, { replace: filters.words !== '' })}
          />
          <SavedFiltersMenu query={writeFilters(tab, filters).toString()} isFiltered={isFiltered} />
        </div>
        <FilterBar tab={tab} filters={filters} choices={choices} onChange={onChange} />
        <OpportunityFilterChips filters={filters} choices={choices} onChange={onChange} onClear={clear} />
      </div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ResultCount tab={tab} filters={filters} />
        <NativeSelect
          aria-label="Sort by"
          title="Budgets are compared per month"
          options={SORTS}
          value={filters.sort}
          onChange={(event) => {
            const sort = LIST_SORTS.find((one) => one === event.target.value)
            if (sort) onChange({ ...filters, sort })
          }}
          className="w-44"
        />
      </div>
      <OpportunityResults tab={tab} filters={filters} onClearFilters={clear} />
    </>
  )
}

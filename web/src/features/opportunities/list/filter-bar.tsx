import { isOpportunityStatus } from '#contract/opportunities/statuses.js'
import { isOpportunityType } from '#contract/opportunities/type-facts.js'
import { useScrollingRow } from '#lib/browser/use-scrolling-row.js'
import { FilterMenu } from '#ui/filter/filter-menu.js'
import {
  FILTER_NAMES,
  isAmountUnit,
  isBudgetBand,
  type ListFilterName,
  type ListFilters,
  type ListTab,
} from './list-filters'
import { FILTER_LABELS, type useFilterChoices } from './use-filter-choices'

interface FilterBarProps {
  tab: ListTab
  filters: ListFilters
  choices: ReturnType<typeof useFilterChoices>
  onChange(filters: ListFilters): void
}

/** The filters, in a row that scrolls sideways if it has to. */
export function FilterBar({ tab, filters, choices, onChange }: FilterBarProps) {
  const names = FILTER_NAMES.filter((name) => name !== 'statuses' || tab === 'all')
  const row = useScrollingRow<HTMLDivElement>('[data-on]', tab)
  return (
    <div
      ref={row}
      className="scrolling-row relative -mx-4 flex items-center gap-2 px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:mask-none md:px-0"
    >
      {names.map((name) => (
        <FilterMenu
          key={name}
          label={FILTER_LABELS[name]}
          options={choices.options[name]}
          value={filters[name]}
          onChange={(values) => onChange(withValues(filters, name, values))}
          onApproach={() => choices.load(name)}
        />
      ))}
    </div>
  )
}

/** The filters with other values for one of them; unknown ones are left out. */
export function withValues(filters: ListFilters, name: ListFilterName, values: readonly string[]): ListFilters {
  switch (name) {
    case 'types':
      return { ...filters, types: values.filter(isOpportunityType) }
    case 'statuses':
      return { ...filters, statuses: values.filter(isOpportunityStatus) }
    case 'units':
      return { ...filters, units: values.filter(isAmountUnit) }
    case 'budgets':
      return { ...filters, budgets: values.filter(isBudgetBand) }
    default:
      return { ...filters, [name]: values }
  }
}

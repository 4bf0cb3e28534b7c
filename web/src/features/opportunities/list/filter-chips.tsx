import { FilterChips } from '#ui/filter/filter-chips.js'
import { withValues } from './filter-bar'
import type { ListFilters } from './list-filters'
import { chosenFilters, type useFilterChoices } from './use-filter-choices'

interface OpportunityFilterChipsProps {
  filters: ListFilters
  choices: ReturnType<typeof useFilterChoices>
  onChange(filters: ListFilters): void
  onClear(): void
}

/** What narrows the list of opportunities. */
export function OpportunityFilterChips({ filters, choices, onChange, onClear }: OpportunityFilterChipsProps) {
  const chosen = chosenFilters(filters, choices.options).map(({ name, value, label }) => ({
    key: `${name} ${value}`,
    label,
    onRemove: () =>
      onChange(
        withValues(
          filters,
          name,
          filters[name].filter((one) => one !== value),
        ),
      ),
  }))
  const words = { key: 'words', label: `“${filters.words}”`, onRemove: () => onChange({ ...filters, words: '' }) }
  return <FilterChips chips={filters.words ? [words, ...chosen] : chosen} onClear={onClear} />
}

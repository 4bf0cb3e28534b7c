import { useId } from 'react'
import {
  STATEMENT_CURRENCIES,
  STATEMENT_DIRECTIONS,
  type StatementFilters,
} from '#contract/credits/statement-filters.js'
import { isKindGroup, KIND_GROUPS } from '#contract/credits/statement-kinds.js'
import { Button } from '#ui/button/button.js'
import { FilterMenu } from '#ui/filter/filter-menu.js'
import { TextInput } from '#ui/form/text-input.js'
import { isFiltered } from './address-filters'

interface StatementFilterBarProps {
  filters: StatementFilters
  onChange(filters: StatementFilters): void
}

const EVERY: StatementFilters = { currency: [], direction: [], kind: [], from: '', until: '' }
const CURRENCIES = [
  { id: 'credit', label: 'Credits' },
  { id: 'reward', label: 'Reward Credits' },
  { id: 'usd', label: 'Dollars' },
]
const DIRECTIONS = [
  { id: 'in', label: 'In' },
  { id: 'out', label: 'Out' },
]
const KINDS = Object.entries(KIND_GROUPS).map(([id, { label }]) => ({ id, label }))

export function StatementFilterBar({ filters, onChange }: StatementFilterBarProps) {
  const set = (part: Partial<StatementFilters>) => onChange({ ...filters, ...part })
  return (
    // biome-ignore lint/a11y/useSemanticElements: React's test environment does not know the element yet
    <div role="search" aria-label="Filter transactions" className="mb-6 flex flex-wrap items-center gap-2">
      <FilterMenu
        label="Kind"
        options={KINDS}
        value={filters.kind}
        onChange={(ids) => set({ kind: ids.filter(isKindGroup) })}
      />
      <FilterMenu
        label="In or out"
        options={DIRECTIONS}
        value={filters.direction}
        onChange={(ids) => set({ direction: STATEMENT_DIRECTIONS.filter((one) => ids.includes(one)) })}
      />
      <FilterMenu
        label="Currency"
        options={CURRENCIES}
        value={filters.currency}
        onChange={(ids) => set({ currency: STATEMENT_CURRENCIES.filter((one) => ids.includes(one)) })}
      />
      <Day label="From" value={filters.from} onChange={(from) => set({ from })} />
      <Day label="Until" value={filters.until} onChange={(until) => set({ until })} />
      {isFiltered(filters) ? (
        <Button variant="quiet" size="sm" onClick={() => onChange(EVERY)}>
          Clear filters
        </Button>
      ) : null}
    </div>
  )
}

function Day({ label, value, onChange }: { label: string; value: string; onChange(day: string): void }) {
  const id = useId()
  return (
    <span className="flex items-center gap-2 text-sm text-muted">
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="tabular h-9! w-auto! text-sm"
      />
    </span>
  )
}

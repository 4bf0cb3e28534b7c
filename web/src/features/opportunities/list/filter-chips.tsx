import { X } from 'lucide-react'
import { useRef } from 'react'
import { Icon } from '#ui/display/icon.js'
import { withValues } from './filter-bar'
import type { ListFilters } from './list-filters'
import { chosenFilters, type useFilterChoices } from './use-filter-choices'

interface FilterChipsProps {
  filters: ListFilters
  choices: ReturnType<typeof useFilterChoices>
  onChange(filters: ListFilters): void
  onClear(): void
}

/** What is set, each with a way to take it away. */
export function FilterChips({ filters, choices, onChange, onClear }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const chosen = chosenFilters(filters, choices.options)
  if (chosen.length === 0 && !filters.words) return null
  /** The focus would be lost with the button that was pressed. */
  const change = (next: ListFilters) => {
    list.current?.closest<HTMLElement>('[role="search"]')?.querySelector<HTMLElement>('input')?.focus()
    onChange(next)
  }
  return (
    <ul ref={list} aria-label="Filters that are set" className="flex flex-wrap items-center gap-2">
      {filters.words ? <Chip label={`“${filters.words}”`} onRemove={() => change({ ...filters, words: '' })} /> : null}
      {chosen.map(({ name, value, label }) => (
        <Chip
          key={`${name} ${value}`}
          label={label}
          onRemove={() =>
            change(
              withValues(
                filters,
                name,
                filters[name].filter((one) => one !== value),
              ),
            )
          }
        />
      ))}
      <li>
        <button
          type="button"
          onClick={onClear}
          className="text-link inline-flex min-h-8 items-center px-1 text-sm font-medium"
        >
          Clear all
        </button>
      </li>
    </ul>
  )
}

function Chip({ label, onRemove }: { label: string; onRemove(): void }) {
  return (
    <li className="inline-flex max-w-full items-center rounded-full bg-accent-soft ps-3 text-sm text-ink">
      <span className="truncate">{label}</span>
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        className="focus-ring grid size-8 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
      >
        <Icon of={X} size={16} />
      </button>
    </li>
  )
}

import { X } from 'lucide-react'
import { useRef } from 'react'
import { Icon } from '../display/icon'

export interface FilterChip {
  key: string
  label: string
  onRemove(): void
}

/** What narrows a list, each with a way to take it away; inside the element with the role "search". */
export function FilterChips({ chips, onClear }: { chips: readonly FilterChip[]; onClear(): void }) {
  const list = useRef<HTMLUListElement>(null)
  if (chips.length === 0) return null
  /** The focus would be lost with the button that was pressed. */
  const keepFocus = () =>
    list.current?.closest<HTMLElement>('[role="search"]')?.querySelector<HTMLElement>('input')?.focus()
  return (
    <ul ref={list} aria-label="Filters that are set" className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, label, onRemove }) => (
        <li key={key} className="inline-flex max-w-full items-center rounded-full bg-accent-soft ps-3 text-sm text-ink">
          <span className="truncate">{label}</span>
          <button
            type="button"
            aria-label={`Remove ${label}`}
            onClick={() => {
              keepFocus()
              onRemove()
            }}
            className="focus-ring grid size-8 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
          >
            <Icon of={X} size={16} />
          </button>
        </li>
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

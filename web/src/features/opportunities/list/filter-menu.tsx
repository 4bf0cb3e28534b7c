import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { Check, ChevronDown } from 'lucide-react'
import { Icon } from '../../../ui/display/icon'

export interface FilterOption {
  id: string
  label: string
}

interface FilterMenuProps {
  label: string
  options: readonly FilterOption[]
  value: readonly string[]
  onChange(value: string[]): void
  /** Told when the hand or the focus comes near: long lists are only loaded then. */
  onApproach?(): void
}

/** One filter as a pill that opens a list; several may be chosen, and typing jumps to a name. */
export function FilterMenu({ label, options, value, onChange, onApproach }: FilterMenuProps) {
  const chosen = options.filter(({ id }) => value.includes(id))
  const isOn = value.length > 0
  return (
    <Listbox multiple value={[...value]} onChange={onChange}>
      <ListboxButton
        aria-label={isOn ? `${label}: ${chosen.map((option) => option.label).join(', ') || value.length}` : label}
        data-on={isOn || undefined}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        className="focus-ring inline-flex h-9 max-w-56 shrink-0 items-center gap-1 rounded-full border border-line bg-surface px-3 text-sm text-ink transition-colors duration-120 hover:border-control data-on:border-accent data-on:bg-accent-soft"
      >
        <span className="truncate">{pillText(label, chosen, value.length)}</span>
        <Icon of={ChevronDown} size={16} className="text-muted" />
      </ListboxButton>
      <ListboxOptions
        transition
        anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
        className="z-50 max-h-80! min-w-52 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-float transition duration-120 ease-out outline-none data-closed:opacity-0"
      >
        {options.length === 0 ? <p className="px-3 py-2 text-sm text-muted">Loading…</p> : null}
        {options.map((option) => (
          <ListboxOption
            key={option.id}
            value={option.id}
            className="group flex cursor-pointer items-center gap-2 rounded-sm px-2 py-2 text-sm text-ink select-none data-focus:bg-accent-soft"
          >
            <Icon of={Check} size={16} className="invisible text-accent group-data-selected:visible" />
            {option.label}
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  )
}

function pillText(label: string, chosen: readonly FilterOption[], count: number): string {
  if (count === 0) return label
  return count === 1 ? (chosen[0]?.label ?? label) : `${label} · ${count}`
}

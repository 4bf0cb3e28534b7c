import { ChevronDown } from 'lucide-react'
import { Icon } from '../display/icon'

export interface FilterOption {
  id: string
  label: string
}

export interface FilterMenuProps {
  label: string
  options: readonly FilterOption[]
  value: readonly string[]
  onChange(value: string[]): void
  /** Called when the pointer or the focus comes near, which is when long lists load. */
  onApproach?(): void
}

interface FilterPillWordsProps {
  label: string
  options: readonly FilterOption[]
  value: readonly string[]
}

export const FILTER_PILL =
  'focus-ring inline-flex h-9 max-w-56 shrink-0 items-center gap-1 rounded-full border border-line bg-surface px-3 text-sm text-ink transition-colors duration-120 hover:border-control data-on:border-accent data-on:bg-accent-soft'

/** The accessible name lists everything chosen, which the visible label has no room for. */
export function pillProps(label: string, options: readonly FilterOption[], value: readonly string[]) {
  const chosen = chosenOf(options, value)
  const isOn = value.length > 0
  return {
    'aria-label': isOn ? `${label}: ${chosen.map((option) => option.label).join(', ') || value.length}` : label,
    'data-on': isOn || undefined,
  }
}

export function FilterPillWords({ label, options, value }: FilterPillWordsProps) {
  return (
    <>
      <span className="truncate">{pillText(label, chosenOf(options, value), value.length)}</span>
      <Icon of={ChevronDown} size={16} className="text-muted" />
    </>
  )
}

function chosenOf(options: readonly FilterOption[], value: readonly string[]): readonly FilterOption[] {
  return options.filter(({ id }) => value.includes(id))
}

function pillText(label: string, chosen: readonly FilterOption[], count: number): string {
  if (count === 0) return label
  return count === 1 ? (chosen[0]?.label ?? label) : `${label} · ${count}`
}

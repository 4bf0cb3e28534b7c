import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { Check, ChevronDown, X } from 'lucide-react'
import { useState } from 'react'

export interface Choice {
  id: string
  label: string
  /** A quiet second word, e.g. the category of a topic. */
  detail?: string
}

interface MultiSelectProps {
  id?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  isDisabled?: boolean
  choices: readonly Choice[]
  value: readonly string[]
  onChange(value: string[]): void
  onBlur?(): void
  placeholder: string
  /** Said when nothing can be chosen, e.g. before a category is. */
  emptyText?: string
}

const MAX_SHOWN = 100
const BOX =
  'flex min-h-11 flex-wrap items-center gap-1 rounded-md border border-control bg-surface px-2 py-1 md:min-h-10 focus-within:outline-2 focus-within:outline-accent has-disabled:opacity-60 data-invalid:border-danger'

/** Several choices with search; what is chosen stands as chips that can be taken away one by one. */
export function MultiSelect({
  choices,
  value,
  onChange,
  onBlur,
  isDisabled,
  placeholder,
  emptyText,
  ...control
}: MultiSelectProps) {
  const [query, setQuery] = useState('')
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  const matching = matchingChoices(choices, query)

  return (
    <Combobox
      multiple
      immediate
      value={[...value]}
      disabled={isDisabled}
      onChange={(ids: string[]) => {
        setQuery('')
        onChange(ids)
      }}
      onClose={() => setQuery('')}
    >
      <div data-invalid={control['aria-invalid'] || undefined} className={BOX}>
        {value.map((id) => (
          <Chip
            key={id}
            label={byId.get(id)?.label ?? '…'}
            onRemove={() => onChange(value.filter((other) => other !== id))}
          />
        ))}
        <ComboboxInput
          {...control}
          autoComplete="off"
          className="h-7 min-w-24 flex-1 bg-transparent px-1 text-base text-ink outline-none placeholder:text-muted md:text-sm"
          placeholder={value.length === 0 ? placeholder : ''}
          displayValue={() => query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && query === '' && value.length > 0) onChange(value.slice(0, -1))
          }}
          onBlur={onBlur}
        />
        <ComboboxButton
          aria-label="Show choices"
          className="grid size-7 place-items-center rounded-md text-muted hover:text-ink"
        >
          <ChevronDown aria-hidden="true" className="size-4" strokeWidth={1.5} />
        </ComboboxButton>
      </div>
      <ComboboxOptions
        anchor={{ to: 'bottom start', gap: 4 }}
        className="z-50 max-h-72! w-(--input-width) min-w-64 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-float focus:outline-none"
      >
        {matching.slice(0, MAX_SHOWN).map((choice) => (
          <Option key={choice.id} choice={choice} />
        ))}
        {matching.length === 0 ? (
          <p className="px-3 py-2 text-sm text-muted">{query ? `Nothing matches “${query}”.` : emptyText}</p>
        ) : null}
      </ComboboxOptions>
    </Combobox>
  )
}

function matchingChoices(choices: readonly Choice[], query: string): readonly Choice[] {
  const wanted = query.trim().toLowerCase()
  return wanted ? choices.filter(({ label }) => label.toLowerCase().includes(wanted)) : choices
}

function Option({ choice }: { choice: Choice }) {
  return (
    <ComboboxOption
      value={choice.id}
      className="group flex cursor-default items-center gap-2 rounded-sm px-3 py-2 text-sm text-ink data-focus:bg-accent-soft"
    >
      <Check
        aria-hidden="true"
        strokeWidth={1.5}
        className="size-4 shrink-0 text-accent opacity-0 group-data-selected:opacity-100"
      />
      <span className="flex-1">{choice.label}</span>
      {choice.detail ? <span className="text-xs text-muted">{choice.detail}</span> : null}
    </ComboboxOption>
  )
}

function Chip({ label, onRemove }: { label: string; onRemove(): void }) {
  return (
    <span className="inline-flex h-7 max-w-full items-center gap-1 rounded-full bg-accent-soft ps-3 pe-1 text-sm text-ink">
      <span className="truncate">{label}</span>
      <button
        type="button"
        aria-label={`Remove ${label}`}
        className="focus-ring grid size-5 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </button>
    </span>
  )
}

import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { Check, ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { InputKeepingAria } from './form/keep-aria'

export interface Choice {
  id: string
  label: string
  /** Secondary text, for example a topic's category. */
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
  ref?: Ref<HTMLInputElement>
  placeholder: string
  /** Shown when there is nothing to choose from, for example before a category is chosen. */
  emptyText?: string
  /** What is typed, for choices that are looked up elsewhere. */
  onQuery?(query: string): void
  /** Choices are being looked up, so that none doesn't mean that nothing matches. */
  isBusy?: boolean
}

const MAX_SHOWN = 100
const BOX =
  'flex h-11 items-center rounded-md border border-control bg-surface transition-colors hover:border-muted focus-within:border-accent focus-within:outline-1 focus-within:outline-accent has-disabled:bg-sunken data-invalid:border-danger md:h-10'
const CHIP_BUTTON = 'focus-ring grid size-6 shrink-0 place-items-center rounded-full text-muted hover:text-ink'

/** Multiple choice with search; chosen options become removable chips. */
export function MultiSelect({
  choices,
  value,
  onChange,
  onBlur,
  isDisabled,
  ref,
  placeholder,
  emptyText,
  onQuery,
  isBusy = false,
  ...control
}: MultiSelectProps) {
  const [query, setOwnQuery] = useState('')
  const setQuery = (typed: string) => {
    setOwnQuery(typed)
    onQuery?.(typed)
  }
  const arrow = useRef<HTMLButtonElement>(null)
  const matching = matchingChoices(choices, query)

  return (
    <Combobox
      multiple
      value={[...value]}
      disabled={isDisabled}
      onChange={(ids: string[]) => {
        setQuery('')
        onChange(ids)
      }}
      onClose={() => setQuery('')}
    >
      {({ open }) => (
        <>
          <div data-invalid={control['aria-invalid'] || undefined} className={BOX}>
            <ComboboxInput
              as={InputKeepingAria}
              id={control.id}
              labelledBy={control['aria-labelledby']}
              describedBy={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
              ref={ref}
              autoComplete="off"
              className="h-full min-w-0 flex-1 rounded-md bg-transparent ps-3 text-base text-ink outline-none md:text-sm"
              placeholder={value.length === 0 ? placeholder : 'Add another'}
              displayValue={() => query}
              onChange={(event) => setQuery(event.target.value)}
              // opens on a press, but not when validation moves the focus here
              onClick={() => open || arrow.current?.click()}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key === 'Backspace' && query === '' && value.length > 0) onChange(value.slice(0, -1))
              }}
              onBlur={onBlur}
            />
            <ComboboxButton
              ref={arrow}
              aria-label="Show choices"
              className="grid h-full w-10 place-items-center rounded-md text-muted"
            >
              <ChevronDown aria-hidden="true" className="size-4" strokeWidth={1.5} />
            </ComboboxButton>
          </div>
          <Chosen choices={choices} value={value} onChange={onChange} />
          <Choices matching={matching} emptyText={query && !isBusy ? `Nothing matches “${query}”.` : emptyText} />
        </>
      )}
    </Combobox>
  )
}

function Choices({ matching, emptyText }: { matching: readonly Choice[]; emptyText: string | undefined }) {
  return (
    <ComboboxOptions
      anchor={{ to: 'bottom start', gap: 6, padding: 8 }}
      className="z-50 max-h-72! w-[calc(var(--input-width)+2.5rem)] min-w-64 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-float focus:outline-none"
    >
      {matching.slice(0, MAX_SHOWN).map((choice) => (
        <Option key={choice.id} choice={choice} />
      ))}
      {matching.length === 0 && emptyText ? (
        // a list must hold options, and this is how readers of screens learn that there are none
        <ComboboxOption disabled value="" className="px-3 py-2 text-sm wrap-anywhere text-muted">
          {emptyText}
        </ComboboxOption>
      ) : null}
    </ComboboxOptions>
  )
}

function Chosen({ choices, value, onChange }: Pick<MultiSelectProps, 'choices' | 'value' | 'onChange'>) {
  if (value.length === 0) return null
  const byId = new Map(choices.map((choice) => [choice.id, choice]))
  return (
    <ul aria-label="Chosen" className="mt-2 flex flex-wrap gap-2">
      {value.map((id) => (
        <Chip
          key={id}
          label={byId.get(id)?.label ?? '…'}
          onRemove={() => onChange(value.filter((other) => other !== id))}
        />
      ))}
    </ul>
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
    <li className="inline-flex min-h-7 max-w-full items-center gap-1 rounded-full bg-accent-soft ps-3 pe-1 text-sm text-ink">
      <span className="min-w-0 py-1">{label}</span>
      <button type="button" aria-label={`Remove ${label}`} className={CHIP_BUTTON} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" strokeWidth={1.5} />
      </button>
    </li>
  )
}

import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { Check, ChevronDown } from 'lucide-react'
import type { KeyboardEvent as ReactKeyboardEvent, Ref } from 'react'
import { classNames } from '#lib/class-names.js'
import { Icon } from '../display/icon'
import type { FieldControl } from './field'
import { inputSkin } from './input-skin'
import { ButtonKeepingAria } from './keep-aria'

export interface SelectOption<T extends string = string> {
  value: T
  label: string
  hint?: string
}

interface SelectProps<T extends string> extends Partial<FieldControl> {
  value: T | null
  options: readonly SelectOption<T>[]
  onChange(value: NoInfer<T>): void
  onBlur?(): void
  placeholder?: string
  isDisabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * A single choice from a list. The chosen text is part of the accessible name, because the label's reference would hide
 * it.
 */
export function Select<T extends string>(props: SelectProps<T>) {
  const { value, options, onChange, onBlur, placeholder = 'Choose', isDisabled, id, ref } = props
  const chosen = options.find((option) => option.value === value)
  const valueId = id ? `${id}-value` : undefined
  return (
    <Listbox value={value} onChange={(next) => next !== null && onChange(next)} disabled={isDisabled}>
      <ListboxButton
        as={ButtonKeepingAria}
        ref={ref}
        id={id}
        onBlur={onBlur}
        onKeyDown={openWithEnter}
        labelledBy={[props['aria-labelledby'], valueId].filter(Boolean).join(' ') || undefined}
        describedBy={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        className={classNames(inputSkin, 'flex h-11 items-center justify-between gap-2 text-start md:h-10')}
      >
        <span id={valueId} className={classNames('truncate', !chosen && 'text-muted')}>
          {chosen?.label ?? placeholder}
        </span>
        <Icon of={ChevronDown} size={16} className="text-muted" />
      </ListboxButton>
      <ListboxOptions
        transition
        anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
        className="z-50 max-h-80! w-(--button-width) min-w-44 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-float transition duration-120 ease-out outline-none data-closed:opacity-0"
      >
        {options.map((option) => (
          <ListboxOption
            key={option.value}
            value={option.value}
            className="group flex cursor-pointer items-start gap-2 rounded-sm px-2 py-2 text-sm text-ink select-none data-focus:bg-accent-soft"
          >
            <Icon of={Check} size={16} className="invisible h-5 text-accent group-data-selected:visible" />
            <span className="min-w-0">
              <span className="block">{option.label}</span>
              {option.hint ? <span className="block text-muted">{option.hint}</span> : null}
            </span>
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  )
}

/** Enter opens the list, as it opens menus; the library would submit the form around it. */
function openWithEnter(event: ReactKeyboardEvent<HTMLButtonElement>) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
}

import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react'
import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../display/icon'
import { FILTER_PILL, type FilterMenuProps, FilterPillWords, pillProps } from './filter-pill'

/** The list behind a filter's pill, open from the start. Several options can be chosen, and typing jumps to a name. */
export default function FilterList({ label, options, value, onChange, onApproach }: FilterMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // takes the focus from the pill that was pressed while this loaded
    button.current?.focus()
    button.current?.click()
  }, [])
  return (
    <Listbox multiple value={[...value]} onChange={onChange}>
      <ListboxButton ref={button} {...pillProps(label, options, value)} onFocus={onApproach} className={FILTER_PILL}>
        <FilterPillWords label={label} options={options} value={value} />
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

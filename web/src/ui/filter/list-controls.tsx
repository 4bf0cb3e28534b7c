import type { ReactNode } from 'react'
import { useScrollingRow } from '#lib/browser/use-scrolling-row.js'
import { NativeSelect } from '../form/native-select'
import { type ChosenFilters, type FilterRules, namesOf } from './chosen-filters'
import { FilterChips } from './filter-chips'
import { FilterMenu } from './filter-menu'
import type { FilterOption } from './filter-pill'
import { SearchField } from './search-field'

interface ListControlsProps<Name extends string, Sort extends string> {
  /** what is listed, in the plural: "experts" */
  things: string
  placeholder: string
  rules: FilterRules<Name, Sort>
  chosen: ChosenFilters<Name, Sort>
  labels: Readonly<Record<Name, string>>
  options: Readonly<Record<Name, readonly FilterOption[]>>
  sortLabels: Readonly<Record<Sort, string>>
  /** how many there are */
  count: ReactNode
  /** Called when the pointer or the focus comes near a filter, which is when long lists of options load. */
  onApproach?(): void
  /** @param options.replace the change refines the one before it, so Back skips it */
  onChange(chosen: ChosenFilters<Name, Sort>, options?: { replace: boolean }): void
}

/** Above a list: the search field, the filters, what is set, how many there are, and the order. */
export function ListControls<Name extends string, Sort extends string>(props: ListControlsProps<Name, Sort>) {
  const { things, placeholder, rules, chosen, labels, options, sortLabels, count, onApproach, onChange } = props
  const { words, values, sort } = chosen
  const names = namesOf(rules)
  const row = useScrollingRow<HTMLDivElement>('[data-on]', things)
  const change = (name: Name, next: readonly string[]) => onChange({ ...chosen, values: { ...values, [name]: next } })
  const chips = names.flatMap((name) =>
    values[name].map((value) => ({
      key: `${name} ${value}`,
      label: options[name].find(({ id }) => id === value)?.label ?? labels[name],
      onRemove: () =>
        change(
          name,
          values[name].filter((one) => one !== value),
        ),
    })),
  )
  const searched = { key: 'words', label: `“${words}”`, onRemove: () => onChange({ ...chosen, words: '' }) }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: React's test environment does not know the element yet */}
      <div role="search" aria-label={`Filter ${things}`} className="mb-4 grid grid-cols-1 gap-3">
        <SearchField
          label={`Search ${things}`}
          placeholder={placeholder}
          words={words}
          onSearch={(next) => onChange({ ...chosen, words: next }, { replace: words !== '' })}
        />
        <div
          ref={row}
          className="scrolling-row relative -mx-4 flex items-center gap-2 px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:mask-none md:px-0"
        >
          {names.map((name) => (
            <FilterMenu
              key={name}
              label={labels[name]}
              options={options[name]}
              value={values[name]}
              onChange={(next) => change(name, next)}
              onApproach={onApproach}
            />
          ))}
        </div>
        <FilterChips
          chips={words ? [searched, ...chips] : chips}
          onClear={() => onChange({ words: '', values: withoutValues(names), sort })}
        />
      </div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="tabular min-h-5 text-sm text-muted">
          {count}
        </p>
        <NativeSelect
          aria-label="Sort by"
          options={rules.sorts.map((value) => ({ value, label: sortLabels[value] }))}
          value={sort}
          onChange={(event) => {
            const next = rules.sorts.find((one) => one === event.target.value)
            if (next) onChange({ ...chosen, sort: next })
          }}
          className="w-44"
        />
      </div>
    </>
  )
}

function withoutValues<Name extends string>(names: readonly Name[]): Record<Name, readonly string[]> {
  const none = {} as Record<Name, readonly string[]>
  for (const name of names) none[name] = []
  return none
}

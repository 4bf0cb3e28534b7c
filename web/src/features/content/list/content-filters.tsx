import { type ReactNode, useId } from 'react'
import { CONTENT_SORT_LABELS, CONTENT_SORTS } from '#contract/content/content-lists.js'
import { Checkbox } from '#ui/form/checkbox.js'
import type { ContentFilters } from './list-address'
import { useContentChoices } from './use-content-list'

interface ContentFilterPanelProps {
  filters: ContentFilters
  onChange(filters: ContentFilters): void
}

/** Sort, category and chosen topic (INS-04 to INS-06). On narrow screens it opens on request. */
export function ContentFilterPanel(props: ContentFilterPanelProps) {
  return (
    <>
      <div className="max-lg:hidden">
        <Choices {...props} />
      </div>
      <details className="rounded-lg border border-line bg-surface lg:hidden">
        <summary className="focus-ring cursor-pointer rounded-lg px-4 py-3 text-sm font-medium text-ink">
          Sort and filter
        </summary>
        <div className="px-4 pb-4">
          <Choices {...props} />
        </div>
      </details>
    </>
  )
}

function Choices({ filters, onChange }: ContentFilterPanelProps) {
  const { data } = useContentChoices(filters)
  const topic = data?.master_topics[0]
  return (
    <div className="grid gap-6">
      {topic ? (
        <Checkbox
          label="Selected Topic"
          hint={topic.topic_name}
          checked
          onChange={() => onChange({ ...filters, topic: null })}
        />
      ) : null}
      <Group
        legend="Sort by"
        value={filters.sort}
        options={CONTENT_SORTS.map((value) => ({ value, label: CONTENT_SORT_LABELS[value] }))}
        onChange={(sort) => onChange({ ...filters, sort })}
      />
      <Group
        legend="Categories"
        value={filters.category ?? ''}
        options={[
          { value: '', label: 'All' },
          ...(data?.master_objectives ?? []).map(({ id, objective_name }) => ({ value: id, label: objective_name })),
        ]}
        onChange={(category) => onChange({ ...filters, category: category || null, topic: null })}
      />
    </div>
  )
}

interface GroupProps<T extends string> {
  legend: ReactNode
  value: T
  options: readonly { value: T; label: string }[]
  onChange(value: NoInfer<T>): void
}

function Group<T extends string>({ legend, value, options, onChange }: GroupProps<T>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium text-ink">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-8 cursor-pointer items-center gap-3 text-sm text-ink">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="focus-ring size-4 shrink-0 accent-accent"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

import { useScrollingRow } from '#lib/browser/use-scrolling-row.js'
import { classNames } from '#lib/class-names.js'

export interface Segment<T extends string> {
  id: T
  label: string
  /** undefined until it is known */
  count?: number | string
}

interface SegmentsProps<T extends string> {
  /** accessible name of the group */
  label: string
  segments: readonly Segment<T>[]
  current: T
  onChange(id: NoInfer<T>): void
}

/** One choice out of a few that narrows the list below; the caller keeps it in the address. */
export function Segments<T extends string>({ label, segments, current, onChange }: SegmentsProps<T>) {
  // counts load later and widen the row
  const widths = segments.map(({ label: words, count = '' }) => `${words} ${count}`).join(' ')
  const row = useScrollingRow<HTMLDivElement>('[aria-pressed="true"]', `${current} ${widths}`)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be hidden from the eye in a flex row
    <div
      ref={row}
      role="group"
      aria-label={label}
      className="scrolling-row relative -mx-4 flex gap-2 px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:mask-none md:px-0"
    >
      {segments.map(({ id, label: words, count }) => {
        const isCurrent = id === current
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isCurrent}
            onClick={() => onChange(id)}
            className={classNames(
              'focus-ring inline-flex h-9 shrink-0 items-center gap-2 rounded-full border px-3 text-sm transition-colors duration-120',
              isCurrent
                ? 'border-accent bg-accent-soft font-medium text-accent'
                : 'border-line bg-surface text-ink hover:border-control',
            )}
          >
            {words}
            {count === undefined ? null : (
              <span className={classNames('tabular text-xs font-normal', isCurrent ? 'text-accent' : 'text-muted')}>
                {count}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}

import { useState } from 'react'
import { formatCents } from '#contract/format/money.js'
import type { IncomeSource } from '#contract/income/income-sources.js'
import type { IncomeSlice } from './income-slices'

const INKS: Readonly<Record<IncomeSource, string>> = {
  qandaIncome: 'text-accent',
  consultationIncome: 'text-info',
  projectIncome: 'text-warn',
}
/** of the circle, between two slices */
const GAP = 1.2

interface IncomeChartProps {
  slices: readonly IncomeSlice[]
  totalCents: number
  /** what the table is about, for screen readers */
  caption: string
}

/**
 * A pie chart with its table, which is also the legend (DASH-30, DASH-33). The slice under the pointer or in focus is
 * spelled out in the middle.
 */
export function IncomeChart({ slices, totalCents, caption }: IncomeChartProps) {
  const [chosen, setChosen] = useState<IncomeSource | null>(null)
  const shown = slices.find(({ source }) => source === chosen)
  const choose = (source: IncomeSource | null) => ({
    ...{ onPointerEnter: () => setChosen(source), onPointerLeave: () => setChosen(null) },
  })
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-6">
      <div className="relative size-44 shrink-0">
        {/* biome-ignore lint/a11y/useSemanticElements: what belongs together in a drawing is no fieldset */}
        <svg viewBox="0 0 100 100" role="group" aria-label="Income by source" className="size-full -rotate-90">
          {slices.map((slice, index) => (
            <Slice
              key={slice.source}
              slice={slice}
              start={slices.slice(0, index).reduce((sum, { percent }) => sum + percent, 0)}
              isAlone={slices.length === 1}
              isChosen={slice.source === chosen}
              onFocus={() => setChosen(slice.source)}
              onBlur={() => setChosen(null)}
              {...choose(slice.source)}
            />
          ))}
        </svg>
        <p
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center text-center"
        >
          <span className="tabular font-serif text-xl font-semibold">{formatCents(shown?.cents ?? totalCents)}</span>
          <span className="text-xs text-muted">{shown?.label ?? 'in total'}</span>
        </p>
      </div>
      <table className="min-w-48 flex-1 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Amount</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {slices.map(({ source, label, cents, percent }) => (
            <tr key={source} data-chosen={source === chosen || undefined} className="group" {...choose(source)}>
              <th scope="row" className="py-2 text-start font-normal group-data-chosen:font-medium">
                <span className="flex items-center gap-2">
                  <span aria-hidden="true" className={`size-3 rounded-sm bg-current ${INKS[source]}`} />
                  {label}
                </span>
              </th>
              <td className="tabular py-2 ps-4 text-end font-medium">{formatCents(cents)}</td>
              <td className="tabular w-14 py-2 text-end text-muted">{Math.round(percent)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SliceProps {
  slice: IncomeSlice
  /** of the circle, where it begins */
  start: number
  isAlone: boolean
  isChosen: boolean
  onFocus(): void
  onBlur(): void
  onPointerEnter(): void
  onPointerLeave(): void
}

function Slice({ slice: { source, label, cents, percent }, start, isAlone, isChosen, ...on }: SliceProps) {
  const length = isAlone ? 100 : Math.max(percent - GAP, 0.5)
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: in focus, so that the keyboard reads what the pointer does
    <circle
      {...on}
      tabIndex={0}
      role="img"
      aria-label={`${label}: ${formatCents(cents)}, ${Math.round(percent)}%`}
      cx="50"
      cy="50"
      r="40"
      fill="none"
      pathLength="100"
      strokeDasharray={`${length} ${100 - length}`}
      // browsers draw a dash crooked that begins where the circle does, so it begins in a gap
      strokeDashoffset={isAlone ? 0 : -(start + GAP / 2)}
      strokeWidth={isChosen ? 18 : 13}
      className={`stroke-current outline-none transition-[stroke-width] duration-120 ${INKS[source]}`}
    />
  )
}

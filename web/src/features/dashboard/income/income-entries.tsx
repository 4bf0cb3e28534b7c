import { useId, useState } from 'react'
import { formatCount } from '#contract/format/counts.js'
import { formatCents } from '#contract/format/money.js'
import { INCOME_SOURCE_LABELS } from '#contract/income/income-sources.js'
import type { useIncomePages } from '#entities/income/income-report.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { Button } from '#ui/button/button.js'
import { MoreRows } from '#ui/display/paged-rows.js'

/** The single earnings of the period, on request; more of them load while there are any (DASH-34, GD-10). */
export function IncomeEntries({ list }: { list: ReturnType<typeof useIncomePages> }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const pages = list.data?.pages ?? []
  const entries = pages.flatMap(({ items }) => items)
  return (
    <div>
      <Button size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide earnings' : `Show ${formatCount(pages.at(-1)?.count ?? 0, 'earning')}`}
      </Button>
      <div id={id} hidden={!isOpen}>
        <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
          {entries.map(({ id: entry, kind, amount, createdAt }) => (
            <li key={entry} className="flex items-baseline justify-between gap-4 py-2">
              <span>{INCOME_SOURCE_LABELS[kind]}</span>
              <time dateTime={createdAt} title={formatExactDate(createdAt)} className="ms-auto text-muted">
                {formatRelativeDate(createdAt)}
              </time>
              <span className="tabular w-20 text-end font-medium">{formatCents(amount)}</span>
            </li>
          ))}
        </ul>
        <MoreRows list={list} />
      </div>
    </div>
  )
}

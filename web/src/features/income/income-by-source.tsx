import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { formatCents } from '#contract/format/money.js'
import { INCOME_PERIODS, INCOME_SOURCE_LABELS, type IncomePeriod } from '#contract/income/income-sources.js'
import { Icon } from '#ui/display/icon.js'
import { Tabs } from '#ui/display/tabs.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { type IncomeReport, useIncomeReport } from './use-income'

const LABELS: Readonly<Record<IncomePeriod, string>> = {
  '7': '7 days',
  '30': '30 days',
  '365': '365 days',
  overall: 'Overall',
}
const TABS = INCOME_PERIODS.map((id) => ({ id, label: LABELS[id] }))

/** What was earned in a period, by source; 30 days at first (DASH-26, DASH-27). */
export function IncomeBySource() {
  const [period, setPeriod] = useState<IncomePeriod>('30')
  return (
    <section aria-labelledby="earned">
      <h2 id="earned" className="mb-2 font-serif text-lg font-semibold">
        Earned
      </h2>
      <Tabs label="Period" tabs={TABS} current={period} onChange={setPeriod}>
        <Report period={period} />
      </Tabs>
    </section>
  )
}

function Report({ period }: { period: IncomePeriod }) {
  const { data: report, error, isPending, refetch } = useIncomeReport(period)
  if (isPending) return <SkeletonRows label="Loading what you earned" rows={['h-8', 'h-24']} />
  if (!report) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (report.count === 0)
    return (
      <p className="text-muted">
        {period === 'overall' ? 'You haven’t earned anything yet.' : 'Nothing in this period.'}
      </p>
    )
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="tabular font-serif text-2xl font-semibold">{formatCents(report.totalIncome)}</span>
        <Growth report={report} />
      </p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {report.charData.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 py-3">
            <dt>{INCOME_SOURCE_LABELS[name]}</dt>
            <dd className="tabular font-medium">{formatCents(value)}</dd>
            <dd aria-hidden="true" className="col-span-2 h-1 rounded-full bg-sunken">
              <span
                className="block h-1 rounded-full bg-accent"
                style={{ width: `${(value / report.totalIncome) * 100}%` }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Growth({ report: { growthArrow, growthPercentage } }: { report: IncomeReport }) {
  if (growthArrow === 'NEUTRAL') return null
  const isUp = growthArrow === 'UP'
  return (
    <span className="inline-flex items-center gap-1 text-sm text-muted">
      <Icon of={isUp ? ArrowUp : ArrowDown} size={16} className={isUp ? 'text-accent' : 'text-warn'} />
      {growthPercentage}% {isUp ? 'more' : 'less'} than in the period before
    </span>
  )
}

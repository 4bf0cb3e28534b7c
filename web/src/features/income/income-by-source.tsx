import { useState } from 'react'
import { formatCents } from '#contract/format/money.js'
import { INCOME_PERIODS, type IncomePeriod } from '#contract/income/income-sources.js'
import { Growth } from '#entities/income/growth.js'
import { DEFAULT_INCOME_PERIOD, INCOME_PERIOD_LABELS, useIncomeReport } from '#entities/income/income-report.js'
import { incomeSlices } from '#entities/income/income-slices.js'
import { Tabs } from '#ui/display/tabs.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'

const TABS = INCOME_PERIODS.map((id) => ({ id, label: INCOME_PERIOD_LABELS[id] }))

/** What was earned in a period, by source; 30 days at first (DASH-26, DASH-27). */
export function IncomeBySource() {
  const [period, setPeriod] = useState<IncomePeriod>(DEFAULT_INCOME_PERIOD)
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
      <div className="flex flex-wrap items-baseline gap-x-4">
        <span className="tabular font-serif text-2xl font-semibold">{formatCents(report.totalIncome)}</span>
        <Growth report={report} period={period} />
      </div>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {incomeSlices(report.charData).map(({ source, label, cents, percent }) => (
          <div key={source} className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 py-3">
            <dt>{label}</dt>
            <dd className="tabular font-medium">{formatCents(cents)}</dd>
            <dd aria-hidden="true" className="col-span-2 h-1 rounded-full bg-sunken">
              <span className="block h-1 rounded-full bg-accent" style={{ width: `${percent}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

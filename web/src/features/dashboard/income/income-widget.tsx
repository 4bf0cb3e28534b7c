import { useState } from 'react'
import { Link } from 'react-router-dom'
import { INCOME_PERIODS, type IncomePeriod } from '#contract/income/income-sources.js'
import { Growth } from '#entities/income/growth.js'
import { IncomeChart } from '#entities/income/income-chart.js'
import { DEFAULT_INCOME_PERIOD, INCOME_PERIOD_LABELS, useIncomePages } from '#entities/income/income-report.js'
import { incomeSlices } from '#entities/income/income-slices.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { useBelowFirstScreen } from '#ui/display/below-first-screen.js'
import { Section } from '#ui/display/section.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Segments } from '#ui/filter/segments.js'
import { IncomeEntries } from './income-entries'

const SEGMENTS = INCOME_PERIODS.map((id) => ({ id, label: INCOME_PERIOD_LABELS[id] }))

/** What an expert earned in a period, by source (DASH-26 to DASH-34). */
export function IncomeWidget() {
  const [period, setPeriod] = useState<IncomePeriod>(DEFAULT_INCOME_PERIOD)
  return (
    <Section
      id="dashboard-income"
      title="Income"
      action={
        <Link to={paths.income} className="text-link text-sm">
          See all
        </Link>
      }
    >
      <Segments label="Period" segments={SEGMENTS} current={period} onChange={setPeriod} />
      <div className="mt-6">
        <Report key={period} period={period} />
      </div>
      <p className="mt-4 border-t border-line pt-4 text-sm">
        <Link to={paths.wizlingTransactions()} className="text-link">
          Credit transactions
        </Link>
      </p>
    </Section>
  )
}

function Report({ period }: { period: IncomePeriod }) {
  const list = useIncomePages(period)
  // beside what one reads first
  const isShown = useBelowFirstScreen(!list.isPending)
  if (list.isPending || !isShown)
    return <SkeletonRows label="Loading your income" rows={['h-12 w-40', 'mx-auto size-44 rounded-full', 'h-20']} />
  const [report] = list.data?.pages ?? []
  if (!report)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  const slices = incomeSlices(report.charData)
  if (slices.length === 0) return <NoIncome period={period} />
  return (
    <div className="grid gap-6">
      <Growth report={report} period={period} />
      <IncomeChart
        slices={slices}
        totalCents={report.totalIncome}
        caption={`Income by source, ${period === 'overall' ? 'since you joined' : `the last ${INCOME_PERIOD_LABELS[period]}`}`}
      />
      <IncomeEntries list={list} />
    </div>
  )
}

function NoIncome({ period }: { period: IncomePeriod }) {
  const user = useSignedInUser()
  return (
    <div className="grid gap-2 text-sm">
      <p className="font-serif text-lg text-ink">
        {period === 'overall' ? 'Your income starts here' : `No income in the last ${INCOME_PERIOD_LABELS[period]}`}
      </p>
      <p className="measure text-muted">
        Answers that are rated 4 stars or above earn money, and so do 1:1 advice and projects.
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={paths.ownMatches} className="text-link">
          See your matches
        </Link>
        <Link to={paths.ownProfile(user, { parent_tab: 'advice' })} className="text-link">
          Offer 1:1 advice
        </Link>
      </p>
    </div>
  )
}

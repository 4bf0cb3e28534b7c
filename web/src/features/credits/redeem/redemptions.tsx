import { Award } from 'lucide-react'
import { formatCredits } from '#contract/format/credits.js'
import { formatCents } from '#contract/format/money.js'
import { REDEMPTION_STATUSES, type RedemptionStatus } from '#contract/income/request-statuses.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { Badge, type BadgeTone } from '#ui/display/badge.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import type { RedemptionsQuery } from './redeem.expert.generated'
import { useRedemptions } from './use-redeem'

const STATUSES: Readonly<Record<RedemptionStatus, { label: string; tone: BadgeTone }>> = {
  requested: { label: 'With our staff', tone: 'info' },
  approved: { label: 'Approved', tone: 'accent' },
  refused: { label: 'Refused', tone: 'danger' },
}

/** What somebody asked to redeem, and what became of it. */
export function Redemptions({ hasCredits }: { hasCredits: boolean }) {
  const list = useRedemptions()
  if (list.isPending) return <SkeletonRows label="Loading your requests" rows={['h-16', 'h-16']} />
  if (!list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  const rows = list.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0)
    return hasCredits ? null : (
      <EmptyState
        icon={Award}
        title="No Reward Credits yet."
        text="Answers that are rated 4 or 5 stars earn them. Once you have some, you redeem them here."
      />
    )
  return (
    <section aria-labelledby="requests">
      <h2 id="requests" className="font-serif text-lg font-semibold">
        Your requests
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <RedemptionRow key={row.id} row={row} />
        ))}
      </ul>
      <MoreRows list={list} />
    </section>
  )
}

function RedemptionRow({ row }: { row: RedemptionsQuery['redemptions'][number] }) {
  const status = REDEMPTION_STATUSES.find((one) => one === row.status)
  return (
    <li className="grid gap-1 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-medium">
          {formatCredits(row.credits)} for <span className="tabular">{formatCents(row.cents ?? 0)}</span>
        </p>
        {status ? <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge> : null}
      </div>
      <p className="text-sm text-muted wrap-anywhere">{row.reason}</p>
      {row.decision_reason ? <p className="text-sm text-ink wrap-anywhere">Our staff: {row.decision_reason}</p> : null}
      <time dateTime={row.created_at} title={formatExactDate(row.created_at)} className="text-xs text-muted">
        Requested {formatRelativeDate(row.created_at)}
      </time>
    </li>
  )
}

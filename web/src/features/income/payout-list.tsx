import { formatCents } from '#contract/format/money.js'
import { PAYOUT_STATUSES, type PayoutStatus } from '#contract/income/request-statuses.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { ReceiptButton } from '#ui/button/receipt-button.js'
import { Badge, type BadgeTone } from '#ui/display/badge.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import type { PayoutsQuery } from './income.expert.generated'
import { usePayouts } from './use-income'

const STATUSES: Readonly<Record<PayoutStatus, { label: string; tone: BadgeTone }>> = {
  requested: { label: 'Requested', tone: 'info' },
  paid: { label: 'Paid', tone: 'accent' },
  returned: { label: 'Returned', tone: 'danger' },
}

/** A person's payouts and where they stand; nothing while there are none. */
export function PayoutList() {
  const list = usePayouts()
  if (list.isPending) return <SkeletonRows label="Loading your payouts" rows={['h-16']} />
  if (!list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  const rows = list.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="payouts">
      <h2 id="payouts" className="font-serif text-lg font-semibold">
        Payouts
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <PayoutRow key={row.id} row={row} />
        ))}
      </ul>
      <MoreRows list={list} />
    </section>
  )
}

function PayoutRow({ row }: { row: PayoutsQuery['payouts'][number] }) {
  const status = PAYOUT_STATUSES.find((one) => one === row.status)
  const when = row.paid_at && row.status === 'paid' ? row.paid_at : row.created_at
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="tabular font-medium">{formatCents(row.cents)}</span>
          {row.destination_hint ? (
            <span className="text-sm text-muted">to the account ending in {row.destination_hint}</span>
          ) : null}
          {row.method === 'stripe' ? <span className="text-sm text-muted">by Stripe</span> : null}
        </span>
        <time dateTime={when} title={formatExactDate(when)} className="text-sm text-muted">
          {row.status === 'paid' ? 'Paid' : 'Requested'} {formatRelativeDate(when)}
        </time>
        {row.return_reason ? (
          <span className="block text-sm wrap-anywhere">
            {row.method === 'stripe' ? 'Returned' : 'Our staff'}: {row.return_reason}
          </span>
        ) : null}
      </span>
      <span className="flex items-center gap-4 max-sm:flex-row-reverse">
        {row.receipt_no ? (
          <ReceiptButton number={row.receipt_no} from="/api/payouts/receipts" fileName="payout-receipt" />
        ) : null}
        {status ? <Badge tone={STATUSES[status].tone}>{STATUSES[status].label}</Badge> : null}
      </span>
    </li>
  )
}

import { formatCents } from '#contract/format/money.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { ReceiptButton } from '#ui/button/receipt-button.js'
import { Badge } from '#ui/display/badge.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { type Purchase, usePurchases } from './use-purchases'

/** What the person has paid for, each with its receipt. Nothing at all for whoever has bought nothing. */
export function PurchaseList({ title = 'Your purchases' }: { title?: string }) {
  const list = usePurchases()
  const purchases = list.data?.pages.flatMap((page) => page.rows) ?? []
  if (list.data && purchases.length === 0) return null
  return (
    <section aria-labelledby="purchases" className="mt-12">
      <h2 id="purchases" className="mb-4 font-serif text-xl font-semibold">
        {title}
      </h2>
      {list.isPending ? <SkeletonRows label="Loading your purchases" rows={['h-12', 'h-12']} /> : null}
      {list.isLoadingError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
      ) : null}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </ul>
      <MoreRows list={list} />
    </section>
  )
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { title, amount_cents, paid_at, created_at, receipt_number: number } = purchase
  const moment = paid_at ?? created_at
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-1 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {title}
          <Standing purchase={purchase} />
        </p>
        <time dateTime={moment} title={formatExactDate(moment)} className="text-muted">
          {formatRelativeDate(moment)}
        </time>
      </div>
      <span className="tabular">{formatCents(amount_cents)}</span>
      {number ? <ReceiptButton number={number} from="/api/payment/receipts" /> : null}
    </li>
  )
}

function Standing({ purchase }: { purchase: Purchase }) {
  const { status, amount_cents, refunded_cents, charged_back_cents } = purchase
  const returned = Math.min(amount_cents, refunded_cents + charged_back_cents)
  if (returned >= amount_cents) return <Badge>Refunded</Badge>
  if (status === 'refund_due') return <Badge>Refund on its way</Badge>
  if (status === 'disputed') return <Badge tone="warn">Disputed</Badge>
  return returned > 0 ? <Badge>{formatCents(returned)} refunded</Badge> : null
}

import { useState } from 'react'
import { Link } from 'react-router-dom'
import { fullName } from '#contract/format/full-name.js'
import { formatCents } from '#contract/format/money.js'
import { entryFor } from '#contract/payments/purchase-codes.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { Button } from '#ui/button/button.js'
import { ReceiptButton } from '#ui/button/receipt-button.js'
import { Badge } from '#ui/display/badge.js'
import { type Column, DataTable } from '#ui/display/data-table.js'
import { TYPE_LABELS } from './purchase-labels'
import { returnedText, standingOf } from './purchase-words'
import { RefundDialog } from './refund-dialog'
import type { StaffPurchase } from './use-staff-purchases'

const COLUMNS: readonly Column<StaffPurchase>[] = [
  {
    ...{ id: 'what', header: 'Purchase', isRowHeader: true },
    cell: (purchase) => (
      <span className="block">
        <span className="block font-medium text-ink wrap-anywhere">{purchase.title}</span>
        <span className="text-xs text-muted">
          {entryFor(TYPE_LABELS, purchase.purchase_type) ?? purchase.purchase_type},{' '}
          <time dateTime={purchase.created_at} title={formatExactDate(purchase.created_at)}>
            {formatRelativeDate(purchase.created_at)}
          </time>
        </span>
        <PaidFor purchase={purchase} />
      </span>
    ),
  },
  { id: 'buyer', header: 'Buyer', cell: ({ buyer }) => <PersonLink user={buyer} /> },
  { id: 'amount', header: 'Amount', isNumeric: true, cell: (purchase) => <Amount purchase={purchase} /> },
  { id: 'returned', header: 'Refunded', isNumeric: true, cell: (purchase) => returnedText(purchase) || '–' },
  {
    ...{ id: 'status', header: 'Status' },
    cell: (purchase) => {
      const { label, tone } = standingOf(purchase)
      const isWaiting = purchase.refunds.some(({ status }) => status === 'proposed')
      return (
        <span className="flex flex-wrap gap-1">
          <Badge tone={tone}>{label}</Badge>
          {isWaiting ? <Badge tone="warn">Second person</Badge> : null}
        </span>
      )
    },
  },
  {
    ...{ id: 'receipt', header: 'Receipt' },
    cell: ({ receipt_number: number }) =>
      number ? <ReceiptButton number={number} from="/api/payment/receipts" isInColumn /> : '–',
  },
]

/** Leads to what was booked for it; nothing was if it wasn't paid. */
function Amount({ purchase: { id, amount_cents, receipt_number } }: { purchase: StaffPurchase }) {
  const text = formatCents(amount_cents)
  return receipt_number ? (
    <Link to={paths.adminLedger({ reference: id })} className="text-link" aria-label={`${text}, in the ledger`}>
      {text}
    </Link>
  ) : (
    text
  )
}

/** What a hire fee was paid for: the role, and the expert (GO-54). */
function PaidFor({ purchase: { opportunity, expert } }: { purchase: StaffPurchase }) {
  if (!opportunity && !expert) return null
  return (
    <span className="block text-xs text-muted">
      {opportunity ? (
        <Link to={paths.opportunityDetail(opportunity.id)} className="text-link">
          {opportunity.title || 'The role'}
        </Link>
      ) : null}
      {opportunity && expert ? ', ' : null}
      <PersonLink user={expert} />
    </span>
  )
}

function PersonLink({ user }: { user: StaffPurchase['expert'] }) {
  return user ? (
    <Link to={paths.profileOf(user)} className="text-link">
      {fullName(user)}
    </Link>
  ) : null
}

/** Purchases with their refunds. */
export function PurchaseTable({ rows }: { rows: readonly StaffPurchase[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  const purchase = rows.find(({ id }) => id === opened)
  const columns: Column<StaffPurchase>[] = [
    ...COLUMNS,
    {
      ...{ id: 'refund', header: 'Refund', isHeaderHidden: true },
      cell: (row) =>
        row.receipt_number ? (
          <Button
            size="sm"
            className="max-md:-ms-1"
            aria-label={`Refund receipt ${row.receipt_number}`}
            onClick={() => setOpened(row.id)}
          >
            Refund
          </Button>
        ) : null,
    },
  ]
  return (
    <>
      <DataTable caption="Purchases, the newest first" columns={columns} rows={rows} rowKey={({ id }) => id} />
      {purchase ? <RefundDialog purchase={purchase} onClose={() => setOpened(null)} /> : null}
    </>
  )
}

import type { ReactNode } from 'react'
import type { StoredPayment } from '#contract/opportunities/types/fields/stored-post.js'
import { formatExactDate } from '#lib/dates.js'
import { Badge } from '#ui/display/badge.js'
import { type Column, DataTable } from '#ui/display/data-table.js'

const COLUMNS: readonly Column<StoredPayment>[] = [
  { id: 'payment', header: 'Payment', isRowHeader: true, cell: ({ details }) => details },
  { id: 'amount', header: 'Amount (%)', isNumeric: true, cell: ({ percentage }) => `${percentage}%` },
  { id: 'status', header: 'Status', cell: (payment) => <PaymentStatus payment={payment} /> },
]

interface PaymentScheduleProps {
  payments: readonly StoredPayment[]
  /** in a column of its own, for staff */
  action?(payment: StoredPayment): ReactNode
}

/** In which parts an amplify programme is paid, and which have been (OPP-52, OPP-53, OBASE-47). */
export function PaymentSchedule({ payments, action }: PaymentScheduleProps) {
  const actions: Column<StoredPayment>[] = action
    ? [{ id: 'action', header: 'Action', isHeaderHidden: true, isNumeric: true, cell: action }]
    : []
  return (
    <DataTable
      caption="Payment schedule"
      columns={[...COLUMNS, ...actions]}
      rows={payments}
      rowKey={(payment) => payment.id}
    />
  )
}

function PaymentStatus({ payment: { paid_at: paidAt } }: { payment: StoredPayment }) {
  if (!paidAt) return <span className="text-muted">Not Paid</span>
  return (
    <span title={formatExactDate(paidAt)}>
      <Badge tone="accent">Paid</Badge>
    </span>
  )
}

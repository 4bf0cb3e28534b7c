import { Link } from 'react-router-dom'
import { kindLabel } from '#contract/credits/statement-kinds.js'
import { creditsInDollars, formatHolding, formatMovement } from '#contract/format/credits.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { type Column, DataTable } from '#ui/display/data-table.js'
import { subjectPath } from './subject-path'
import type { StatementLine } from './use-statement'

const COLUMNS: readonly Column<StatementLine>[] = [
  {
    id: 'reason',
    header: 'What for',
    isRowHeader: true,
    cell: (line) => <Reason line={line} />,
  },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => <span className="text-muted">{kindLabel(kind)}</span> },
  {
    id: 'posted',
    header: 'When',
    cell: ({ posted_at }) => (
      <time dateTime={posted_at} title={formatExactDate(posted_at)} className="whitespace-nowrap text-muted">
        {formatRelativeDate(posted_at)}
      </time>
    ),
  },
  { id: 'amount', header: 'Amount', isNumeric: true, cell: (line) => <Amount line={line} /> },
  {
    id: 'balance',
    header: 'Balance',
    isNumeric: true,
    cell: ({ balance_after, currency }) => (
      <span className="whitespace-nowrap text-muted">
        {balance_after < 0 ? '−' : ''}
        {formatHolding(Math.abs(balance_after), currency)}
      </span>
    ),
  },
]

export function StatementTable({ lines }: { lines: readonly StatementLine[] }) {
  return (
    <DataTable
      caption="Your transactions, newest first"
      columns={COLUMNS}
      rows={lines}
      rowKey={({ transfer_id, currency }) => `${transfer_id} ${currency}`}
    />
  )
}

function Reason({ line: { transfer } }: { line: StatementLine }) {
  const to = subjectPath(transfer?.subject_type, transfer?.subject_id)
  const words = transfer?.reason ?? ''
  return (
    <span className="font-medium text-ink wrap-anywhere">
      {to ? (
        <Link to={to} className="text-link">
          {words}
        </Link>
      ) : (
        words
      )}
    </span>
  )
}

function Amount({ line: { amount, currency } }: { line: StatementLine }) {
  return (
    <span
      data-in={amount > 0 || undefined}
      title={currency === 'credit' ? `Worth ${creditsInDollars(Math.abs(amount))}` : undefined}
      className="font-medium whitespace-nowrap text-ink data-in:text-accent"
    >
      {formatMovement(amount, currency)}
    </span>
  )
}

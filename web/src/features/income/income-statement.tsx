import { formatCents } from '#contract/format/money.js'
import { INCOME_SOURCE_LABELS } from '#contract/income/income-sources.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { type Column, DataTable } from '#ui/display/data-table.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import type { IncomeStatementQuery } from './income.expert.generated'
import { useIncomeStatement } from './use-income'

type Line = IncomeStatementQuery['ledger_statement_lines'][number]

const BY_STAFF = 'Correction'

const COLUMNS: readonly Column<Line>[] = [
  {
    id: 'reason',
    header: 'What for',
    isRowHeader: true,
    cell: ({ transfer }) => <span className="font-medium wrap-anywhere">{transfer?.reason}</span>,
  },
  { id: 'source', header: 'Source', cell: (line) => <span className="text-muted">{sourceOf(line)}</span> },
  {
    id: 'posted',
    header: 'When',
    cell: ({ posted_at }) => (
      <time dateTime={posted_at} title={formatExactDate(posted_at)} className="whitespace-nowrap text-muted">
        {formatRelativeDate(posted_at)}
      </time>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    isNumeric: true,
    cell: ({ amount }) => (
      <span data-in={amount > 0 || undefined} className="font-medium whitespace-nowrap data-in:text-accent">
        {amount < 0 ? '−' : '+'}
        {formatCents(Math.abs(amount))}
      </span>
    ),
  },
]

/** Every movement of available income, newest first. */
export function IncomeStatement() {
  const list = useIncomeStatement()
  if (list.isPending) return <SkeletonRows label="Loading the statement" rows={['h-12', 'h-12', 'h-12']} />
  if (!list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  const lines = list.data.pages.flatMap((page) => page.rows)
  return (
    <section aria-labelledby="statement">
      <h2 id="statement" className="mb-3 font-serif text-lg font-semibold">
        Statement
      </h2>
      {lines.length === 0 ? (
        <p className="text-muted">Income appears here once it becomes available.</p>
      ) : (
        <DataTable
          caption="Your income statement, newest first"
          columns={COLUMNS}
          rows={lines}
          rowKey={({ transfer_id }) => String(transfer_id)}
        />
      )}
      <MoreRows list={list} />
    </section>
  )
}

/** Where income came from, by what it was for. */
function sourceOf({ kind, transfer }: Line): string {
  if (kind === 'correction') return BY_STAFF
  switch (transfer?.subject_type) {
    case 'answer':
    case 'redemption':
      return INCOME_SOURCE_LABELS.qandaIncome
    case 'booking':
      return INCOME_SOURCE_LABELS.consultationIncome
    case 'payout':
      return 'Payout'
    default:
      return INCOME_SOURCE_LABELS.projectIncome
  }
}

import { Link } from 'react-router-dom'
import { FACT_DOT } from '#contract/format/facts.js'
import { amountText } from '#contract/format/money.js'
import { typeLabel } from '#entities/opportunity/opportunity-facts.js'
import { OpportunityStatusBadge } from '#entities/opportunity/opportunity-status-badge.js'
import { focusWhenReady } from '#lib/browser/focus-when-ready.js'
import { formatExactDate, formatPassedTime, formatRelativeDate } from '#lib/dates.js'
import { type Column, DataTable } from '#ui/display/data-table.js'
import { type OwnApplicationRow, rowOf } from './own-application'
import type { OwnApplicationFragment } from './own-applications.generated'
import type { Turn } from './turns'

type Row = OwnApplicationFragment & {
  opportunity: NonNullable<OwnApplicationFragment['opportunity']>
  row: OwnApplicationRow
}

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'opportunity',
    header: 'Opportunity',
    isRowHeader: true,
    cell: ({ opportunity, has_news, row }) => (
      <>
        <Link
          to={row.to}
          onClick={() => row.selector && focusWhenReady(row.selector)}
          className="focus-ring rounded-sm text-base font-medium text-ink hover:text-accent md:text-sm"
        >
          {opportunity.title}
        </Link>
        {has_news ? (
          <>
            {/* stays with the last word */ '\u00a0'}
            <span className="ms-1 inline-block size-2 rounded-full bg-accent align-middle">
              <span className="sr-only">new</span>
            </span>
          </>
        ) : null}
        <span className="mt-1 block text-xs text-muted">
          {[opportunity.poster?.company?.company_name, typeLabel(opportunity.type)].filter(Boolean).join(FACT_DOT)}
        </span>
      </>
    ),
  },
  {
    id: 'next',
    header: 'What happens next',
    isWide: true,
    cell: ({ opportunity, row }) => (
      <>
        <OpportunityStatusBadge status={opportunity.status} tracking={row.standing} />
        {row.words ? <span className="mt-1 block max-w-[52ch]">{row.words}</span> : null}
      </>
    ),
  },
  {
    id: 'offer',
    header: 'Amount',
    isNumeric: true,
    cell: ({ row }) =>
      row.offer ? (
        <span className="whitespace-nowrap">{amountText(row.offer)}</span>
      ) : (
        <span className="text-muted">None yet</span>
      ),
  },
]

/** How long somebody has been waited for, or when it came to this. */
function timeColumn(turn: Turn): Column<Row> {
  const isWaiting = turn === 'expert' || turn === 'company'
  return {
    id: 'since',
    header: isWaiting ? 'Waiting for' : 'Since',
    isNumeric: true,
    cell: ({ since }) => (
      <time dateTime={since ?? ''} title={formatExactDate(since ?? '')} className="whitespace-nowrap text-muted">
        {isWaiting ? formatPassedTime(since ?? '') : formatRelativeDate(since ?? '')}
      </time>
    ),
  }
}

interface OwnApplicationTableProps {
  caption: string
  turn: Turn
  rows: readonly OwnApplicationFragment[]
}

/** One group of applications, each with its next step. */
export function OwnApplicationTable({ caption, turn, rows }: OwnApplicationTableProps) {
  const shown = rows.flatMap((one): Row[] => {
    const row = rowOf(one)
    return row && one.opportunity ? [{ ...one, opportunity: one.opportunity, row }] : []
  })
  return (
    <DataTable
      caption={caption}
      columns={[...COLUMNS, timeColumn(turn)]}
      rows={shown}
      rowKey={(row) => row.opportunity.id}
    />
  )
}

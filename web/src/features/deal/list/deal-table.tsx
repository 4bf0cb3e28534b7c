import { Link } from 'react-router-dom'
import { amountText, storedAmount } from '#contract/format/money.js'
import { DealStateBadge } from '#entities/legal/deal-state.js'
import { typeLabel } from '#entities/opportunity/opportunity-facts.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { type Column, DataTable } from '#ui/display/data-table.js'
import type { DealRowFragment } from './own-deals.generated'
import type { DealSide } from './use-own-deals'

/** Who is on the other side. */
function otherSide(side: DealSide, deal: DealRowFragment): string {
  return side === 'hires' ? deal.expert_name : (deal.company_name ?? deal.poster_name)
}

const columnsFor = (side: DealSide): Column<DealRowFragment>[] => [
  {
    id: 'deal',
    header: 'Deal',
    isRowHeader: true,
    cell: ({ id, title, type }) => (
      <>
        <Link
          to={paths.dealRecord(id)}
          className="focus-ring rounded-sm text-base font-medium text-ink hover:text-accent md:text-sm"
        >
          {title}
        </Link>
        <span className="mt-1 block text-xs text-muted">{typeLabel(type)}</span>
      </>
    ),
  },
  { id: 'with', header: 'With', cell: (deal) => <span className="wrap-anywhere">{otherSide(side, deal)}</span> },
  { id: 'state', header: 'State', cell: (deal) => <DealStateBadge deal={deal} /> },
  {
    id: 'amount',
    header: 'Agreed amount',
    isNumeric: true,
    cell: (deal) => (
      <span className="whitespace-nowrap">
        {amountText(storedAmount(deal.agreed_value_cents, deal.agreed_value_unit))}
      </span>
    ),
  },
  {
    id: 'agreed',
    header: 'Agreed',
    isNumeric: true,
    cell: ({ accepted_at }) => (
      <time dateTime={accepted_at} title={formatExactDate(accepted_at)} className="whitespace-nowrap text-muted">
        {formatRelativeDate(accepted_at)}
      </time>
    ),
  },
]

interface DealTableProps {
  caption: string
  side: DealSide
  rows: readonly DealRowFragment[]
}

/** Deals of one side; each leads to its record. */
export function DealTable({ caption, side, rows }: DealTableProps) {
  return <DataTable caption={caption} columns={columnsFor(side)} rows={rows} rowKey={({ id }) => id} />
}

import { ReceiptText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { transferLabel } from '#contract/credits/statement-kinds.js'
import { formatHolding, formatMovement } from '#contract/format/credits.js'
import { fullName } from '#contract/format/full-name.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { type Column, DataTable } from '#ui/display/data-table.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { type LedgerSearch, type TransferRow, useTransfers } from './use-ledger'

const COLUMNS: readonly Column<TransferRow>[] = [
  {
    ...{ id: 'what', header: 'Transfer', isRowHeader: true },
    cell: ({ id, reason, kind }) => (
      <Link to={paths.adminTransfer(id)} className="focus-ring block rounded-sm text-start hover:underline">
        <span className="line-clamp-2 font-medium wrap-anywhere text-ink">{reason}</span>
        <span className="text-xs text-muted">
          {transferLabel(kind)}, no. {id}
        </span>
      </Link>
    ),
  },
  { id: 'who', header: 'Who', cell: (row) => <Who row={row} /> },
  {
    ...{ id: 'amount', header: 'Amount', isNumeric: true },
    cell: (row) =>
      movementsOf(row).map((text) => (
        <span key={text} className="block whitespace-nowrap">
          {text}
        </span>
      )),
  },
  {
    ...{ id: 'when', header: 'Booked' },
    cell: ({ posted_at }) => (
      <time dateTime={posted_at} title={formatExactDate(posted_at)} className="whitespace-nowrap">
        {formatRelativeDate(posted_at)}
      </time>
    ),
  },
]

const EMPTY = { icon: ReceiptText, title: 'No transfers match.', text: 'Try another person, kind or date.' }

/** What was booked, as searched. */
export function TransferList({ search }: { search: LedgerSearch }) {
  const list = useTransfers(search)
  return (
    <PagedRows list={list} loading="Loading the transfers" empty={EMPTY}>
      {(rows) => <DataTable caption="Transfers" columns={COLUMNS} rows={rows} rowKey={({ id }) => String(id)} />}
    </PagedRows>
  )
}

/** Whose accounts moved, and who did it unless they did it themselves. */
function Who({ row: { entries, actor: acting } }: { row: TransferRow }) {
  const actor = acting?.user ?? null
  const owners = new Map(entries.flatMap(({ account }) => (account?.owner ? [[account.owner.id, account.owner]] : [])))
  const names = [...owners.values()].map((owner) => fullName(owner)).join(', ')
  const isOwn = actor !== null && owners.has(actor.id)
  return (
    <span className="wrap-anywhere">
      {names || (actor ? fullName(actor) : 'Platform only')}
      {names && actor && !isOwn ? <span className="block text-xs text-muted">by {fullName(actor)}</span> : null}
    </span>
  )
}

/**
 * What people got or gave, by currency; what moved where nobody did, as between an earning and the income it becomes, or
 * among the platform's own accounts.
 */
function movementsOf({ entries }: TransferRow): string[] {
  const own = entries.filter(({ owner_id }) => owner_id !== null)
  const shown = own.length > 0 ? own : entries.filter(({ amount }) => amount > 0)
  const sums = new Map<string, { net: number; moved: number }>()
  for (const { currency, amount } of shown) {
    const { net, moved } = sums.get(currency) ?? { net: 0, moved: 0 }
    sums.set(currency, { net: net + Number(amount), moved: moved + Math.max(Number(amount), 0) })
  }
  return [...sums].map(([currency, { net, moved }]) =>
    net === 0 || own.length === 0 ? formatHolding(moved, currency) : formatMovement(net, currency),
  )
}

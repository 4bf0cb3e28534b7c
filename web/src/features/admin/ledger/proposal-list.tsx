import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { capitalised } from '#contract/format/capitalised.js'
import { formatCredits } from '#contract/format/credits.js'
import { fullName } from '#contract/format/full-name.js'
import { formatCents } from '#contract/format/money.js'
import { formatRelativeDate } from '#lib/dates.js'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Badge } from '#ui/display/badge.js'
import { MoreRows } from '#ui/display/paged-rows.js'
import { EmptyState } from '#ui/feedback/empty-state.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { useStaffMoneyCountsQuery } from '../credit-requests/credit-requests.generated'
import { SecondPerson } from '../credit-requests/second-person'
import { type LedgerProposalsQuery, useLedgerProposalsQuery } from './proposals.generated'

const PAGE_ROWS = 20
type Proposal = LedgerProposalsQuery['ledger_proposals'][number]

/** Large changes of balances, which a second member of staff confirms. */
export function ProposalList() {
  const queryClient = useQueryClient()
  const list = useInfiniteQuery({
    queryKey: [useLedgerProposalsQuery.rootKey],
    initialPageParam: AFTER_ALL,
    staleTime: 0,
    queryFn: async ({ pageParam: { at, id } }) => {
      const asked = { before: at, beforeId: id, limit: PAGE_ROWS + 1 }
      const { ledger_proposals } = await useLedgerProposalsQuery.fetcher(asked)()
      return pageOf(ledger_proposals, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.created_at, id: last.id })),
  })
  const refresh = () => {
    for (const key of [useLedgerProposalsQuery.rootKey, useStaffMoneyCountsQuery.rootKey])
      void queryClient.invalidateQueries({ queryKey: [key] })
  }
  if (list.isPending) return <SkeletonRows label="Loading the proposals" rows={['h-24', 'h-24']} />
  if (!list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />
  const rows = list.data.pages.flatMap((page) => page.rows)
  if (rows.length === 0)
    return (
      <EmptyState
        icon={Users}
        title="Nothing waits for a second person."
        text="Large grants and corrections show up here until another member of staff confirms them."
      />
    )
  return (
    <>
      <ul className="max-w-3xl divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <li key={row.id} className="grid gap-3 py-4">
            <ProposalRow row={row} onDecided={refresh} />
          </li>
        ))}
      </ul>
      <MoreRows list={list} />
    </>
  )
}

function ProposalRow({ row, onDecided }: { row: Proposal; onDecided(): void }) {
  const { id: me } = useSignedInUser()
  const { status, expires_at, decided_at, decider, transfer_id, corrects_id } = row
  const hasExpired = status === 'open' && new Date(expires_at) <= new Date()
  return (
    <>
      <div className="text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
          {titleOf(row)} {status === 'open' && !hasExpired ? <Badge tone="warn">Waiting</Badge> : null}
        </p>
        {row.reason ? <p className="mt-1 wrap-anywhere text-muted">{row.reason}</p> : null}
        <p className="mt-1 flex flex-wrap gap-x-3 text-muted">
          {corrects_id ? (
            <Link className="text-accent underline" to={paths.adminTransfer(corrects_id)}>
              Transfer {corrects_id}
            </Link>
          ) : null}
          {status === 'open' && !hasExpired ? null : (
            <span>
              {capitalised(hasExpired ? 'expired' : status)}
              {decider ? ` by ${fullName(decider)}` : ''} {decided_at ? formatRelativeDate(decided_at) : ''}
            </span>
          )}
          {transfer_id ? (
            <Link className="text-accent underline" to={paths.adminTransfer(transfer_id)}>
              Booked as transfer {transfer_id}
            </Link>
          ) : null}
        </p>
      </div>
      {status === 'open' && !hasExpired ? (
        <SecondPerson proposal={row} isOwn={row.user?.id === me} onDecided={onDecided} onChanged={onDecided} />
      ) : null}
    </>
  )
}

function titleOf({ kind, credits, worth_cents, user }: Proposal): string {
  const whom = user ? ` for ${fullName(user)}` : ''
  if (kind === 'correction') return `A correction worth ${formatCents(worth_cents)}${whom}`
  return `${formatCredits(credits ?? 0)}${whom}${kind === 'credit_request' ? ', who asked for them' : ''}`
}

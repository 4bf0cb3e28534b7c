import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { formatMovement } from '#contract/format/credits.js'
import { fullName } from '#contract/format/full-name.js'
import { formatCents } from '#contract/format/money.js'
import { paths } from '#lib/paths.js'
import { Badge } from '#ui/display/badge.js'
import { useStaffMoneyCountsQuery } from '../credit-requests/credit-requests.generated'
import { SecondPerson } from '../credit-requests/second-person'
import type { TransferEntry } from './correctable'
import { useLedgerTransferQuery, type WaitingCorrectionFragment } from './ledger.generated'
import { accountLabel } from './person-accounts'
import { useLedgerProposalsQuery } from './proposals.generated'

interface WaitingCorrectionProps {
  proposal: WaitingCorrectionFragment
  /** of the transfer that it corrects */
  entries: readonly TransferEntry[]
  /** the transfer touches accounts of the reader, who therefore can't confirm */
  isOwn: boolean
}

/** A correction that was proposed and isn't booked yet: what it moves, why, and the second person's word. */
export function WaitingCorrection({ proposal, entries, isOwn }: WaitingCorrectionProps) {
  const queryClient = useQueryClient()
  const refresh = () => {
    for (const query of [useLedgerTransferQuery, useLedgerProposalsQuery, useStaffMoneyCountsQuery])
      void queryClient.invalidateQueries({ queryKey: [query.rootKey] })
  }
  return (
    <section aria-labelledby="waiting" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="waiting" className="flex flex-wrap items-center gap-3 font-serif text-xl font-semibold text-ink">
          Correction worth {formatCents(proposal.worth_cents)} <Badge tone="warn">Waiting</Badge>
        </h2>
        <Link className="text-sm text-accent underline" to={paths.adminLedger({ tab: 'proposals' })}>
          All that waits for a second person
        </Link>
      </div>
      <p className="text-sm wrap-anywhere text-ink">{proposal.reason}</p>
      <ul aria-label="What it books" className="divide-y divide-line border-y border-line text-sm">
        {movesOf(proposal.entries, entries).map(({ id, account, movement }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="wrap-anywhere">{account}</span>
            <span className="tabular">{movement}</span>
          </li>
        ))}
      </ul>
      <SecondPerson proposal={proposal} isOwn={isOwn} onDecided={refresh} onChanged={refresh} />
    </section>
  )
}

/** The proposal's lines, in the words of the transfer's entries. */
function movesOf(lines: unknown, entries: readonly TransferEntry[]) {
  return (lines as { accountId: string; amount: number }[]).flatMap(({ accountId, amount }) => {
    const entry = entries.find(({ account_id }) => String(account_id) === accountId)
    if (!entry) return []
    const owner = entry.account?.owner ? fullName(entry.account.owner) : 'platform'
    const account = `${entry.account ? accountLabel(entry.account.kind) : 'Account'}, ${owner}`
    return { id: accountId, account, movement: formatMovement(amount, entry.currency) }
  })
}

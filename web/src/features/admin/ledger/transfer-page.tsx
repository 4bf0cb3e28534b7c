import { useState } from 'react'
import { Link } from 'react-router-dom'
import { transferLabel } from '#contract/credits/statement-kinds.js'
import { formatMovement } from '#contract/format/credits.js'
import { fullName } from '#contract/format/full-name.js'
import { formatExactDate } from '#lib/dates.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { type Column, DataTable } from '#ui/display/data-table.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { Notice } from '#ui/feedback/notice.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { type Correctable, correctableOf, type Transfer, type TransferEntry, uncorrectableReason } from './correctable'
import { CorrectionDialog } from './correction-dialog'
import { useLedgerTransferQuery } from './ledger.generated'
import { accountLabel } from './person-accounts'
import { subjectLink } from './subject-link'
import { WaitingCorrection } from './waiting-correction'

const COLUMNS: readonly Column<TransferEntry>[] = [
  {
    ...{ id: 'account', header: 'Account', isRowHeader: true },
    cell: ({ account, account_id }) => (
      <span className="block text-start">
        <span className="block text-ink">{account ? accountLabel(account.kind) : 'Account'}</span>
        <span className="text-xs text-muted">no. {account_id}</span>
      </span>
    ),
  },
  {
    ...{ id: 'owner', header: 'Owner' },
    cell: ({ account }) =>
      account?.owner ? (
        <Link className="focus-ring rounded-sm hover:underline" to={paths.adminLedger({ person: account.owner.id })}>
          {fullName(account.owner)}
        </Link>
      ) : (
        'Platform'
      ),
  },
  {
    ...{ id: 'amount', header: 'Amount', isNumeric: true },
    cell: ({ amount, currency }) => formatMovement(Number(amount), currency),
  },
]

/** One transfer: its entries, who booked it, why and for what, what corrects it, and its correction. */
export function TransferPage({ id }: { id: number }) {
  const query = useLedgerTransferQuery({ id }, { staleTime: 0 })
  const [isCorrecting, setCorrecting] = useState(false)
  const { id: me } = useSignedInUser()
  if (query.isPending) return <SkeletonRows label="Loading the transfer" rows={['h-24', 'h-40']} />
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  const [transfer] = query.data.ledger_transfers
  if (!transfer) return <Notice tone="warn">There is no transfer with this number.</Notice>
  // one that has expired is ended by a cron, and keeps nobody from another until then
  const waiting = query.data.waiting.find(({ expires_at }) => new Date(expires_at) > new Date())
  const left = correctableOf(transfer)
  const isOwn = transfer.entries.some(({ owner_id }) => owner_id === me)
  return (
    <div className="grid max-w-3xl gap-8">
      <Facts transfer={transfer} />
      <section aria-labelledby="entries">
        <h2 id="entries" className="mb-3 font-serif text-xl font-semibold text-ink">
          Entries
        </h2>
        <DataTable
          caption="Entries"
          columns={COLUMNS}
          rows={transfer.entries}
          rowKey={({ account_id }) => String(account_id)}
        />
      </section>
      <Corrections transfer={transfer} />
      {waiting ? (
        <WaitingCorrection proposal={waiting} entries={transfer.entries} isOwn={isOwn} />
      ) : (
        <CorrectionOffer
          left={left}
          refusal={uncorrectableReason(transfer)}
          isOwn={isOwn}
          onStart={() => setCorrecting(true)}
        />
      )}
      {isCorrecting ? (
        <CorrectionDialog
          transferId={id}
          left={left}
          onClose={() => setCorrecting(false)}
          onDone={() => {
            setCorrecting(false)
            void query.refetch()
          }}
        />
      ) : null}
    </div>
  )
}

interface CorrectionOfferProps {
  left: readonly Correctable[]
  refusal: string | null
  isOwn: boolean
  onStart(): void
}

function CorrectionOffer({ left, refusal, isOwn, onStart }: CorrectionOfferProps) {
  if (refusal) return <p className="border-t border-line pt-6 text-sm text-muted">{refusal}</p>
  if (isOwn) return <Notice>This transfer touches your own accounts. Another member of staff has to correct it.</Notice>
  if (left.length === 0) return <p className="text-sm text-muted">Nothing is left to correct on this transfer.</p>
  return (
    <div className="flex flex-wrap items-center gap-4 border-t border-line pt-6">
      <Button onClick={onStart}>Correct this transfer</Button>
      <p className="text-sm text-muted">Books another transfer. This one stays as it is.</p>
    </div>
  )
}

function Facts({ transfer }: { transfer: Transfer }) {
  const { kind, key, reason, actor, posted_at, subject_type, subject_id, corrects_id } = transfer
  const link = subjectLink(subject_type, subject_id)
  const facts = [
    ['Reason', reason],
    ['Kind', transferLabel(kind)],
    ['Booked', formatExactDate(posted_at)],
    ['By', actor?.user ? fullName(actor.user) : 'The system'],
    [
      'For',
      link ? (
        <Link className="text-accent underline" key="for" to={link}>
          {subject_type?.replaceAll('_', ' ')}
        </Link>
      ) : (
        (subject_id ?? 'Nothing in particular')
      ),
    ],
    ['Key', key],
    ...(corrects_id
      ? [
          [
            'Corrects',
            <Link className="text-accent underline" key="corrects" to={paths.adminTransfer(corrects_id)}>
              Transfer {corrects_id}
            </Link>,
          ] as const,
        ]
      : []),
  ] as const
  return (
    <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-muted">{term}</dt>
          <dd className="wrap-anywhere text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Corrections({ transfer: { corrected_by } }: { transfer: Transfer }) {
  if (corrected_by.length === 0) return null
  return (
    <section aria-labelledby="corrections">
      <h2 id="corrections" className="mb-3 font-serif text-xl font-semibold text-ink">
        Corrected by
      </h2>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {corrected_by.map(({ id, reason, posted_at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <Link className="wrap-anywhere text-accent underline" to={paths.adminTransfer(id)}>
              {reason}
            </Link>
            <time dateTime={posted_at} className="text-muted">
              {formatExactDate(posted_at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}

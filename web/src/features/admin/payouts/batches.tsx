import { Check, Download, Layers } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '#contract/format/counts.js'
import { fullName } from '#contract/format/full-name.js'
import { formatCents } from '#contract/format/money.js'
import { useSignedInUser } from '#lib/session.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { ReceiptButton } from '#ui/button/receipt-button.js'
import { Badge, type BadgeTone } from '#ui/display/badge.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { type Batch, contentsOf, isBeingSent, isByStripe, sumOf, waitingIn } from './batch-sum'
import { DissolveDialog } from './dissolve-dialog'
import { PaidDialog } from './paid-dialog'
import { type StaffPayoutFragment, useConfirmPayoutBatchMutation } from './payouts.generated'
import { Person, When } from './person'
import { ReturnDialog } from './return-dialog'
import { useBatchFile } from './use-batch-file'
import { useAfterDecision, usePayoutBatches } from './use-payout-desk'

const EMPTY = {
  icon: Layers,
  title: 'No batches yet.',
  text: 'Choose payouts under To send and put them into one.',
}

/** Batches of payouts, the newest first. */
export function Batches() {
  return (
    <PagedRows list={usePayoutBatches()} loading="Loading the batches" skeleton={['h-40', 'h-40']} empty={EMPTY}>
      {(batches) => (
        <div className="grid gap-10">
          {batches.map((batch) => (
            <BatchSection key={batch.id} batch={batch} />
          ))}
        </div>
      )}
    </PagedRows>
  )
}

function statusOf(batch: Batch): { label: string; tone: BadgeTone } {
  if (isBeingSent(batch)) return { label: 'Sending', tone: 'info' }
  if (batch.paid_at && sumOf(batch) > 0) return { label: 'Paid', tone: 'accent' }
  if (batch.dissolved_at) return { label: 'Dissolved', tone: 'neutral' }
  if (sumOf(batch) === 0) return { label: 'Returned', tone: 'neutral' }
  if (batch.needs_second_person && !batch.confirmed_at) return { label: 'Needs a second person', tone: 'warn' }
  return { label: 'Ready to pay', tone: 'info' }
}

function BatchSection({ batch }: { batch: Batch }) {
  const { label, tone } = statusOf(batch)
  const heading = `batch-${batch.batch_no}`
  const { cents, count, isReturned } = contentsOf(batch)
  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id={heading} className="flex flex-wrap items-baseline gap-x-3 font-serif text-lg font-semibold">
            Batch {batch.batch_no}
            <Badge tone={tone} className="font-sans">
              {label}
            </Badge>
          </h2>
          <p className="mt-1 text-sm text-muted">
            <span className="tabular font-medium text-ink">{formatCents(cents)}</span> in {formatCount(count, 'payout')}
            {isReturned ? ', all of it returned' : ''}. <History batch={batch} />
          </p>
          {batch.dissolve_reason ? (
            <p className="mt-1 text-sm text-muted wrap-anywhere">Reason: {batch.dissolve_reason}</p>
          ) : null}
        </div>
        <BatchActions batch={batch} />
      </div>
      {batch.payouts.length > 0 ? <BatchPayouts batch={batch} /> : null}
    </section>
  )
}

function History({ batch }: { batch: Batch }) {
  const { proposer, created_at, confirmer, payer, paid_at, reference, dissolver, dissolved_at } = batch
  return (
    <>
      Put together by {proposer ? fullName(proposer) : 'staff'} <When iso={created_at} />
      {confirmer ? `, confirmed by ${fullName(confirmer)}` : ''}
      {payer && paid_at ? (
        <>
          , {isBeingSent(batch) || sumOf(batch) === 0 ? 'sent' : 'paid'} by {fullName(payer)} <When iso={paid_at} />{' '}
          with reference {reference}
        </>
      ) : null}
      {dissolved_at ? (
        <>
          , dissolved by {dissolver ? fullName(dissolver) : 'staff'} <When iso={dissolved_at} />
        </>
      ) : null}
      .
    </>
  )
}

function BatchActions({ batch }: { batch: Batch }) {
  const { id: me } = useSignedInUser()
  const [isDissolving, setIsDissolving] = useState(false)
  if (sumOf(batch) === 0 || batch.dissolved_at) return null
  const isUnconfirmed = batch.needs_second_person && !batch.confirmed_at && !batch.paid_at
  const isOwn = isUnconfirmed && batch.proposer?.id === me
  const isPayee = !batch.paid_at && batch.payouts.some(({ user, status }) => user?.id === me && status === 'requested')
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isOwn ? (
        <p className="max-w-72 text-sm text-muted">
          Somebody else on staff has to confirm it before it’s paid: with what you sent alone in the last 24 hours, it
          is above the limit.
        </p>
      ) : null}
      {isPayee ? (
        <p className="max-w-72 text-sm text-muted">
          Your own payout is among these, so somebody else on staff has to send them.
        </p>
      ) : null}
      {batch.paid_at ? null : (
        <Button variant="quiet" onClick={() => setIsDissolving(true)}>
          Dissolve
        </Button>
      )}
      {isUnconfirmed && !isOwn && !isPayee ? <ConfirmButton batch={batch} /> : null}
      {isUnconfirmed || isPayee ? null : <SendingButtons batch={batch} />}
      {isDissolving ? <DissolveDialog batch={batch} onClose={() => setIsDissolving(false)} /> : null}
    </div>
  )
}

function ConfirmButton({ batch }: { batch: Batch }) {
  const after = useAfterDecision()
  const confirm = useConfirmPayoutBatchMutation(after(`Batch ${batch.batch_no} is confirmed.`))
  const send = useOnceAtATime(confirm)
  return (
    <Button
      variant="primary"
      icon={Check}
      isBusy={confirm.isPending}
      onClick={() => send({ id: batch.id, seenCents: sumOf(batch) })}
    >
      Confirm {formatCents(sumOf(batch))}
    </Button>
  )
}

function SendingButtons({ batch }: { batch: Batch }) {
  const file = useBatchFile(batch)
  const [isPaying, setIsPaying] = useState(false)
  const payouts = batch.paid_at ? batch.payouts : waitingIn(batch)
  const isAllByStripe = payouts.every(isByStripe)
  return (
    <>
      {isAllByStripe ? null : (
        <Button icon={Download} isBusy={file.isBusy} onClick={file.download}>
          CSV
        </Button>
      )}
      {batch.paid_at ? null : (
        <Button variant="primary" onClick={() => setIsPaying(true)}>
          {isAllByStripe ? 'Send by Stripe' : 'Mark as paid'}
        </Button>
      )}
      {isPaying ? <PaidDialog batch={batch} onClose={() => setIsPaying(false)} /> : null}
    </>
  )
}

function BatchPayouts({ batch: { payouts, paid_at, exported_at } }: { batch: Batch }) {
  const isPaid = paid_at !== null
  const { id: me } = useSignedInUser()
  const [returning, setReturning] = useState<StaffPayoutFragment | null>(null)
  return (
    <>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {payouts.map((payout) => (
          <li key={payout.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-sm">
            <span className="min-w-0">
              <Person user={payout.user} />
              {payout.destination_hint ? <span className="text-muted"> … {payout.destination_hint}</span> : null}
              {isByStripe(payout) ? <span className="text-muted"> by Stripe</span> : null}
              {payout.return_reason ? (
                <span className="block text-muted wrap-anywhere">Returned: {payout.return_reason}</span>
              ) : null}
            </span>
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="tabular font-medium" data-status={payout.status}>
                {formatCents(payout.cents)}
              </span>
              {payout.receipt_no ? (
                <ReceiptButton number={payout.receipt_no} from="/api/payouts/receipts" fileName="payout-receipt" />
              ) : null}
              {payout.status === 'returned' ? <Badge tone="danger">Returned</Badge> : null}
              {isPaid && isByStripe(payout) && payout.status === 'requested' ? (
                <Badge tone="info">Sending</Badge>
              ) : null}
              {payout.status === 'returned' || (isPaid && isByStripe(payout)) || payout.user?.id === me ? null : (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => setReturning(payout)}
                  aria-label={`Return ${formatCents(payout.cents)}${payout.user ? ` to ${fullName(payout.user)}` : ''}`}
                >
                  Return
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {returning ? (
        <ReturnDialog payout={returning} exportedAt={isPaid ? null : exported_at} onClose={() => setReturning(null)} />
      ) : null}
    </>
  )
}

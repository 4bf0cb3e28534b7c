import { Check, X } from 'lucide-react'
import { fullName } from '#contract/format/full-name.js'
import { formatCents } from '#contract/format/money.js'
import { entryFor, type RefundStatus } from '#contract/payments/purchase-codes.js'
import { formatExactDate, formatRelativeDate } from '#lib/dates.js'
import { useSignedInUser } from '#lib/session.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { useConfirmRefundMutation, useDropRefundMutation } from './staff-purchases.generated'
import { type StaffPurchase, useRefreshPurchases } from './use-staff-purchases'

type Refund = StaffPurchase['refunds'][number]

const STATUS: Readonly<Record<Exclude<RefundStatus, 'dropped'>, string>> = {
  recorded: 'paid outside of the payment provider',
  expired: 'expired before a second person confirmed it',
  proposed: 'waits for a second person',
  sending: 'is being sent',
  sent: 'sent',
  failed: 'refused by the payment provider',
}

/** What staff have refunded or proposed, the oldest first. */
export function RefundHistory({ purchase }: { purchase: StaffPurchase }) {
  const { refunds, buyer } = purchase
  if (refunds.length === 0) return null
  return (
    <ul aria-label="Refunds so far" className="divide-y divide-line border-y border-line">
      {refunds.map((refund) => (
        <li key={refund.id} className="py-3 text-sm">
          <p className="font-medium">
            <span className="tabular">{formatCents(refund.amount_cents)}</span>, {statusText(refund)}
          </p>
          <p className="text-muted wrap-anywhere">
            {refund.requester ? fullName(refund.requester) : 'Sent automatically'},{' '}
            <time dateTime={refund.created_at} title={formatExactDate(refund.created_at)}>
              {formatRelativeDate(refund.created_at)}
            </time>
            : {refund.reason}
          </p>
          {refund.reference ? <p className="text-muted wrap-anywhere">Reference {refund.reference}</p> : null}
          {refund.failure ? <p className="text-warn wrap-anywhere">{refund.failure}</p> : null}
          {refund.status === 'proposed' ? <Decision refund={refund} buyerId={buyer?.id} /> : null}
        </li>
      ))}
    </ul>
  )
}

function statusText({ status, decider, requested_by }: Refund): string {
  if (status === 'dropped') return decider?.id === requested_by ? 'withdrawn' : `declined${by(decider)}`
  return `${entryFor(STATUS, status) ?? status}${decider ? `, confirmed${by(decider)}` : ''}`
}

const by = (person: Refund['decider']) => (person ? ` by ${fullName(person)}` : '')

/** The second person's word (X-16). */
function Decision({
  refund: { id, amount_cents, requested_by, reference },
  buyerId,
}: {
  refund: Refund
  buyerId?: string
}) {
  const { id: me } = useSignedInUser()
  const alerts = useAlerts()
  const refresh = useRefreshPurchases()
  const isMine = requested_by === me
  const on = (text: string) => ({
    onSuccess: () => alerts.show({ tone: 'success', text }),
    onError: alerts.showError,
    onSettled: refresh,
  })
  const confirm = useConfirmRefundMutation(
    on(`${formatCents(amount_cents)} is ${reference ? 'recorded as refunded' : 'on its way to the buyer'}.`),
  )
  const sendConfirm = useOnceAtATime(confirm)
  const drop = useDropRefundMutation(on(isMine ? 'Your refund is withdrawn.' : 'The refund is declined.'))
  const sendDrop = useOnceAtATime(drop)
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {isMine || buyerId === me ? null : (
        <Button size="sm" variant="primary" icon={Check} isBusy={confirm.isPending} onClick={() => sendConfirm({ id })}>
          Confirm {formatCents(amount_cents)}
        </Button>
      )}
      <Button size="sm" icon={X} isBusy={drop.isPending} onClick={() => sendDrop({ id })}>
        {isMine ? 'Withdraw' : 'Decline'}
      </Button>
    </div>
  )
}

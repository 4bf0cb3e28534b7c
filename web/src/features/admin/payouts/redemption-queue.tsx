import { Award, Check } from 'lucide-react'
import { useState } from 'react'
import { formatHolding } from '#contract/format/credits.js'
import { formatCents } from '#contract/format/money.js'
import { STAFF_REASON_CHARACTERS } from '#contract/limits.js'
import { useSignedInUser } from '#lib/session.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { PagedRows } from '#ui/display/paged-rows.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'
import {
  type RedemptionQueueQuery,
  useApproveRedemptionMutation,
  useRefuseRedemptionMutation,
} from './payouts.generated'
import { Person, When } from './person'
import { reasonFault } from './return-dialog'
import { useAfterDecision, useRedemptionQueue } from './use-payout-desk'

type Redemption = RedemptionQueueQuery['redemptions'][number]

const EMPTY = {
  icon: Award,
  title: 'No redemptions to decide.',
  text: 'When experts ask for dollars for their Reward Credits, their requests appear here.',
}

/** Redemptions to decide: approving books the dollars, refusing returns the credits. */
export function RedemptionQueue() {
  const list = useRedemptionQueue()
  const [refusing, setRefusing] = useState<Redemption | null>(null)
  return (
    <>
      <PagedRows list={list} loading="Loading the redemptions" skeleton={['h-24', 'h-24']} empty={EMPTY}>
        {(rows) => (
          <ul className="divide-y divide-line border-b border-line">
            {rows.map((row) => (
              <RedemptionRow key={row.id} row={row} onRefuse={() => setRefusing(row)} />
            ))}
          </ul>
        )}
      </PagedRows>
      {refusing ? <RefuseDialog redemption={refusing} onClose={() => setRefusing(null)} /> : null}
    </>
  )
}

function RedemptionRow({ row, onRefuse }: { row: Redemption; onRefuse(): void }) {
  const { id: me } = useSignedInUser()
  const after = useAfterDecision()
  const worth = formatCents(row.cents ?? 0)
  const approve = useApproveRedemptionMutation(after(`Approved: ${worth} of income.`))
  const send = useOnceAtATime(approve)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 py-4">
      <div className="measure min-w-0 flex-1 max-md:basis-full">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Person user={row.user} />
          <span className="tabular">
            {formatHolding(row.credits, 'reward')} for <strong>{worth}</strong>
          </span>
          <span className="text-sm">
            <When iso={row.created_at} />
          </span>
        </p>
        <p className="mt-1 text-sm text-muted wrap-anywhere">{row.reason}</p>
      </div>
      {row.user?.id === me ? (
        <p className="text-sm text-muted">Yours: somebody else on staff has to decide.</p>
      ) : (
        <div className="flex gap-3">
          <Button size="sm" onClick={onRefuse}>
            Refuse
          </Button>
          <Button
            size="sm"
            variant="primary"
            icon={Check}
            isBusy={approve.isPending}
            onClick={() => send({ id: row.id })}
          >
            Approve {worth}
          </Button>
        </div>
      )}
    </li>
  )
}

function RefuseDialog({ redemption, onClose }: { redemption: Redemption; onClose(): void }) {
  const after = useAfterDecision()
  const refuse = useRefuseRedemptionMutation(after('The redemption is refused.'))
  return (
    <ReasonDialog
      isOpen
      keptAs={`refuse-redemption:${redemption.id}`}
      title="Refuse the redemption?"
      text={`The ${formatHolding(redemption.credits, 'reward')} go back to the expert, who reads your reason.`}
      label="Reason"
      maxCharacters={STAFF_REASON_CHARACTERS.max}
      check={reasonFault}
      confirmLabel="Refuse"
      tone="danger"
      isBusy={refuse.isPending}
      onSubmit={async (reason) => {
        const isDone = await refuse.mutateAsync({ id: redemption.id, reason }).then(
          () => true,
          () => false,
        )
        if (isDone) onClose()
        return isDone
      }}
      onClose={onClose}
    />
  )
}

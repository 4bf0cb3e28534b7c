import { formatCents } from '#contract/format/money.js'
import { STAFF_REASON_CHARACTERS } from '#contract/limits.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'
import { type Batch, sumOf } from './batch-sum'
import { useDissolvePayoutBatchMutation } from './payouts.generated'
import { When } from './person'
import { reasonFault } from './return-dialog'
import { useAfterDecision } from './use-payout-desk'

/** Dissolves a batch; whoever may have sent its file to the bank is asked to make sure of that first. */
export function DissolveDialog({ batch, onClose }: { batch: Batch; onClose(): void }) {
  const after = useAfterDecision()
  const dissolve = useDissolvePayoutBatchMutation(after(`Batch ${batch.batch_no} is dissolved.`))
  return (
    <ReasonDialog
      isOpen
      keptAs={`dissolve-batch:${batch.id}`}
      title={`Dissolve batch ${batch.batch_no}?`}
      text={`${formatCents(sumOf(batch))} goes back to the payouts to send. For the experts, nothing changes.`}
      notice={
        batch.exported_at ? (
          <p className="text-warn">
            Its CSV was downloaded <When iso={batch.exported_at} />. Make sure that none of it was sent, or the experts
            are paid twice.
          </p>
        ) : null
      }
      label="Reason"
      maxCharacters={STAFF_REASON_CHARACTERS.max}
      check={reasonFault}
      confirmLabel="Dissolve"
      tone="danger"
      isBusy={dissolve.isPending}
      onSubmit={async (reason) => {
        const isDone = await dissolve.mutateAsync({ id: batch.id, reason }).then(
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

import { formatCents } from '#contract/format/money.js'
import { STAFF_REASON_CHARACTERS } from '#contract/limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'
import { isByStripe } from './batch-sum'
import { type StaffPayoutFragment, useReturnPayoutMutation } from './payouts.generated'
import { When } from './person'
import { useAfterDecision } from './use-payout-desk'

/** The server's check of a reason, run early. */
export function reasonFault(words: string): string | null {
  const { length } = words.trim()
  if (length < STAFF_REASON_CHARACTERS.min) return FIELD_MESSAGES.reasonMin
  return length > STAFF_REASON_CHARACTERS.max ? FIELD_MESSAGES.reasonMax : null
}

interface ReturnDialogProps {
  payout: StaffPayoutFragment
  /** When the file that it is in was downloaded, if it may be sent now; null if it can't be. */
  exportedAt?: string | null
  onClose(): void
}

/** Returns a payout to its owner's income, with a reason they read; whoever may have sent it is asked to make sure first. */
export function ReturnDialog({ payout, exportedAt = null, onClose }: ReturnDialogProps) {
  const after = useAfterDecision()
  const giveBack = useReturnPayoutMutation(after('The payout is returned.'))
  return (
    <ReasonDialog
      isOpen
      keptAs={`return-payout:${payout.id}`}
      title={`Return ${formatCents(payout.cents)}?`}
      text="The money goes back to the expert’s income, and they can request it again. They read your reason."
      notice={
        exportedAt && !isByStripe(payout) ? (
          <p className="text-warn">
            The CSV of its batch was downloaded <When iso={exportedAt} />. Make sure that it wasn’t sent, or the expert
            is paid twice.
          </p>
        ) : null
      }
      label="Reason"
      maxCharacters={STAFF_REASON_CHARACTERS.max}
      check={reasonFault}
      confirmLabel="Return"
      tone="danger"
      isBusy={giveBack.isPending}
      onSubmit={async (reason) => {
        const isDone = await giveBack.mutateAsync({ id: payout.id, reason }).then(
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

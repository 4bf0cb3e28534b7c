import { formatCents } from '#contract/format/money.js'
import { INCOME_LIMITS, INCOME_MESSAGES } from '#contract/income/income-limits.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'
import { type Batch, sumOf } from './batch-sum'
import { usePayPayoutBatchMutation } from './payouts.generated'
import { useAfterDecision } from './use-payout-desk'

const check = (words: string) => {
  const reference = words.trim()
  const isFit =
    reference.length > 0 && reference.length <= INCOME_LIMITS.referenceCharactersMax && !/[\r\n]/.test(reference)
  return isFit ? null : INCOME_MESSAGES.reference
}

/** Records that the money was sent, with the bank's reference. */
export function PaidDialog({ batch, onClose }: { batch: Batch; onClose(): void }) {
  const after = useAfterDecision()
  const pay = usePayPayoutBatchMutation(after(`Batch ${batch.batch_no} is paid. The experts are told.`))
  return (
    <ReasonDialog
      isOpen
      keptAs={`pay-batch:${batch.id}`}
      title={`Mark ${formatCents(sumOf(batch))} as paid?`}
      text="Do this once the bank has taken the transfer. Every expert gets a numbered receipt with the reference."
      label="Reference"
      maxCharacters={INCOME_LIMITS.referenceCharactersMax}
      check={check}
      confirmLabel="Mark as paid"
      isBusy={pay.isPending}
      onSubmit={async (reference) => {
        const isDone = await pay.mutateAsync({ id: batch.id, reference }).then(
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

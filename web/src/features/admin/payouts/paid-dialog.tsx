import { formatCount } from '#contract/format/counts.js'
import { formatCents } from '#contract/format/money.js'
import { INCOME_LIMITS, INCOME_MESSAGES } from '#contract/income/income-limits.js'
import { hasCode, TERMS_CHANGED } from '#lib/request-error.js'
import { ReasonDialog } from '#ui/overlay/reason-dialog.js'
import { type Batch, isByStripe, sumOf, waitingIn } from './batch-sum'
import { usePayPayoutBatchMutation } from './payouts.generated'
import { useAfterDecision } from './use-payout-desk'

const check = (words: string) => {
  const reference = words.trim()
  const isFit =
    reference.length > 0 && reference.length <= INCOME_LIMITS.referenceCharactersMax && !/[\r\n]/.test(reference)
  return isFit ? null : INCOME_MESSAGES.reference
}

const BANK = 'Do this once the bank has taken the transfer. Every expert gets a numbered receipt with the reference.'

function wordsFor(batch: Batch) {
  const { batch_no } = batch
  const payouts = waitingIn(batch)
  const byStripe = payouts.filter(isByStripe)
  const count = formatCount(byStripe.length, 'payout')
  if (byStripe.length < payouts.length)
    return {
      ...{ deed: 'Mark', rest: ' as paid', confirm: 'Mark as paid' },
      text: byStripe.length === 0 ? BANK : `${BANK} Stripe sends ${count} at once.`,
      done:
        byStripe.length === 0
          ? `Batch ${batch_no} is paid. The experts are told.`
          : `The bank transfers of batch ${batch_no} are paid, and Stripe is sending the rest.`,
    }
  return {
    ...{ deed: 'Send', rest: ' by Stripe', confirm: 'Send' },
    text: `Stripe sends ${count} at once. Every expert gets a numbered receipt. The reference is for your own books.`,
    done: `Batch ${batch_no} is being sent. The experts are told once Stripe has taken it.`,
  }
}

/** Records that the money was sent, with the bank's reference. */
export function PaidDialog({ batch, onClose }: { batch: Batch; onClose(): void }) {
  const after = useAfterDecision()
  const words = wordsFor(batch)
  const pay = usePayPayoutBatchMutation(after(words.done))
  const isChanged = hasCode(pay.error, TERMS_CHANGED)
  return (
    <ReasonDialog
      isOpen
      keptAs={`pay-batch:${batch.id}`}
      title={`${words.deed} ${formatCents(sumOf(batch))}${words.rest}?`}
      text={words.text}
      notice={
        isChanged ? (
          <p className="text-warn">
            Part of this batch was returned since you opened it. Compare what is left with what you sent, then go on.
          </p>
        ) : null
      }
      label="Reference"
      maxCharacters={INCOME_LIMITS.referenceCharactersMax}
      check={check}
      confirmLabel={words.confirm}
      isBusy={pay.isPending}
      onSubmit={async (reference) => {
        const isDone = await pay.mutateAsync({ id: batch.id, seenCents: sumOf(batch), reference }).then(
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

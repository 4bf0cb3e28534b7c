import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffReasonError } from '#contract/credits/staff-reason.js'
import { formatMovement } from '#contract/format/credits.js'
import { fullName } from '#contract/format/full-name.js'
import { formatExactDate } from '#lib/dates.js'
import { messageOf } from '#lib/request-error.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Notice } from '#ui/feedback/notice.js'
import { Field } from '#ui/form/field.js'
import { Textarea } from '#ui/form/textarea.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { AmountField } from '../desk/amount-field'
import { typedAmount } from '../desk/typed-amount'
import { amountFrom, type Correctable } from './correctable'
import { useCorrectTransferMutation, useLedgerTransferQuery, useLedgerTransfersQuery } from './ledger.generated'
import { accountLabel } from './person-accounts'

interface CorrectionDialogProps {
  transferId: number
  left: readonly Correctable[]
  onClose(): void
  onDone(): void
}

/** Takes a transfer back, wholly as it opens, or in part; both sides have to be equal in each currency. */
export function CorrectionDialog({ transferId, left, onClose, onDone }: CorrectionDialogProps) {
  const alerts = useAlerts()
  const queryClient = useQueryClient()
  // the same at every attempt: a retry after a lost response books nothing more
  const [requestId] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(left.map(({ entry, left: amount }) => [entry.account_id, typedAmount(amount, entry.currency)])),
  )
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const lines = left.map((one) => ({ ...one, amount: amountFrom(typed[one.entry.account_id] ?? '', one) }))
  const fault = faultIn(lines)
  const reasonFault = staffReasonError(reason, true)
  const correct = useCorrectTransferMutation({
    onSuccess: ({ correctTransfer: { status } }) => {
      alerts.show({
        tone: 'success',
        text:
          status === 'booked'
            ? 'The correction is booked.'
            : 'This is a large amount, so another member of staff has to confirm it. They have been told.',
      })
      void queryClient.invalidateQueries({ queryKey: [useLedgerTransfersQuery.rootKey] })
      onDone()
    },
    // somebody else may have proposed or booked one by now, which the page beneath then shows
    onError: () => void queryClient.invalidateQueries({ queryKey: [useLedgerTransferQuery.rootKey] }),
  })
  const once = useOnceAtATime(correct)
  const send = () => {
    setChecked(true)
    if (fault || reasonFault) return
    const entries = lines.flatMap(({ entry, amount }) => (amount === 0 ? [] : { accountId: entry.account_id, amount }))
    once({ transferId, entries, reason: reason.trim(), requestId })
  }
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title={`Correct transfer ${transferId}`}
      description="Books the opposite as another transfer. People whose balance moves are told why."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={correct.isPending} onClick={send}>
            Book the correction
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {correct.error ? (
          <Notice tone="danger" isLive>
            {messageOf(correct.error)}
          </Notice>
        ) : isChecked && fault ? (
          <Notice tone="danger" isLive>
            {fault}
          </Notice>
        ) : null}
        {left.map(({ entry, left: amount }) => (
          <AmountField
            key={entry.account_id}
            label={`${entry.account ? accountLabel(entry.account.kind) : 'Account'}, ${entry.account?.owner ? fullName(entry.account.owner) : 'platform'}`}
            hint={hintOf({ entry, left: amount })}
            currency={entry.currency}
            typed={typed[entry.account_id] ?? ''}
            onType={(text) => setTyped({ ...typed, [entry.account_id]: text })}
          />
        ))}
        <Field
          label="Reason"
          hint="People read this in their statement."
          error={isChecked && reasonFault ? reasonFault : undefined}
        >
          {(control) => (
            <Textarea {...control} rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  )
}

function hintOf({ entry, left }: Correctable): string {
  const way = `${left > 0 ? 'Gets back' : 'Gives back'} up to ${formatMovement(left, entry.currency).slice(1)}`
  const { kind, due_at } = entry.account ?? {}
  const hasEnded = left > 0 && kind === 'credits' && due_at && new Date(due_at) <= new Date()
  return hasEnded ? `${way}, with a new end date: these ended on ${formatExactDate(due_at)}` : way
}

type Line = Correctable & { amount: number }

/** Why this can't be booked; the server checks the same. */
function faultIn(lines: readonly Line[]): string | null {
  if (lines.some(({ amount }) => Number.isNaN(amount))) return 'Enter whole Credits, or dollars and cents.'
  if (lines.some(({ amount, left }) => Math.abs(amount) > Math.abs(left)))
    return 'That is more than is left to correct on this transfer.'
  if (lines.every(({ amount }) => amount === 0)) return 'Enter what is to be taken back.'
  const sums = new Map<string, number>()
  for (const { entry, amount } of lines) sums.set(entry.currency, (sums.get(entry.currency) ?? 0) + amount)
  const isEqual = [...sums.values()].every((sum) => sum === 0)
  return isEqual ? null : 'What is taken and what is given have to be equal.'
}

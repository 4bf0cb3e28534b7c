import { useState } from 'react'
import { staffReasonError } from '#contract/credits/staff-reason.js'
import { fullName } from '#contract/format/full-name.js'
import { formatCents } from '#contract/format/money.js'
import { INCOME_LIMITS, INCOME_MESSAGES } from '#contract/income/income-limits.js'
import { entryFor, type RefundStatus } from '#contract/payments/purchase-codes.js'
import { REFUND_WAITS, refundLeft, refundObstacle, refundTooLarge } from '#contract/payments/refund-left.js'
import { messageOf } from '#lib/request-error.js'
import { useSignedInUser } from '#lib/session.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Notice } from '#ui/feedback/notice.js'
import { Checkbox } from '#ui/form/checkbox.js'
import { Field } from '#ui/form/field.js'
import { TextInput } from '#ui/form/text-input.js'
import { Textarea } from '#ui/form/textarea.js'
import { Dialog } from '#ui/overlay/dialog.js'
import { AmountField } from '../desk/amount-field'
import { parseAmount, typedAmount } from '../desk/typed-amount'
import { RefundHistory } from './refund-history'
import { useRecordRefundMutation, useRefundPurchaseMutation } from './staff-purchases.generated'
import { type StaffPurchase, useRefreshPurchases } from './use-staff-purchases'

const FORM = 'refund-form'

/** Without a refusal, a refund is one of these. */
type Answered = Extract<RefundStatus, 'sent' | 'sending' | 'recorded' | 'proposed'>

const SAID: Readonly<Record<Answered, string>> = {
  sent: 'is on its way to the buyer, who hears about it.',
  sending: 'is on its way. The payment provider has not answered yet; we keep asking.',
  recorded: 'is recorded as refunded, and the buyer hears about it.',
  proposed: 'is a large amount, so another member of staff has to confirm it. They have been told.',
}

interface RefundDialogProps {
  purchase: StaffPurchase
  onClose(): void
}

/** Refunds a purchase, wholly as it opens, or in part, and shows the refunds so far (GO-54). */
export function RefundDialog({ purchase, onClose }: RefundDialogProps) {
  const { id: me } = useSignedInUser()
  const { title, amount_cents, receipt_number, refunds, buyer } = purchase
  const left = refundLeft(purchase, refunds)
  const obstacle = obstacleFor(me, purchase)
  const form = useRefund(purchase, left, onClose)
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title={`Refund receipt ${receipt_number}`}
      description={`${title}, ${formatCents(amount_cents)}${buyer ? ` paid by ${fullName(buyer)}` : ''}.`}
      footer={
        <>
          <Button onClick={onClose}>{obstacle ? 'Close' : 'Cancel'}</Button>
          {obstacle ? null : (
            <Button type="submit" form={FORM} variant="danger" isBusy={form.isBusy}>
              {`${form.isOutside ? 'Record' : 'Refund'}${form.cents > 0 && form.cents <= left ? ` ${formatCents(form.cents)}` : ''}`}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <RefundHistory purchase={purchase} />
        {obstacle ? <Notice tone="info">{obstacle}</Notice> : <RefundForm form={form} left={left} />}
      </div>
    </Dialog>
  )
}

/** Why this reader can't refund anything of the purchase now; null if they can. The server decides anew. */
function obstacleFor(me: string, purchase: StaffPurchase): string | null {
  if (purchase.buyer?.id === me) return 'You can’t refund your own purchase. Ask another member of staff.'
  const obstacle = refundObstacle(purchase, purchase.refunds)
  const proposal = purchase.refunds.find(({ status }) => status === 'proposed')
  if (obstacle !== REFUND_WAITS || !proposal) return obstacle
  if (proposal.requested_by === me)
    return 'Your refund is a large amount, so it is waiting for another member of staff to confirm it.'
  const name = proposal.requester ? fullName(proposal.requester) : 'Another member of staff'
  return `${name} proposed this refund. It is a large amount, so it takes your word too: confirm or decline it above.`
}

type Refund = ReturnType<typeof useRefund>

function useRefund(purchase: StaffPurchase, left: number, onClose: () => void) {
  const alerts = useAlerts()
  const refresh = useRefreshPurchases()
  // the same at every attempt: a retry after a lost response refunds nothing more
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(() => typedAmount(left, 'usd'))
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const cents = parseAmount(typed, 'usd')
  const [isOutside, setOutside] = useState(false)
  const [reference, setReference] = useState('')
  const said = (status: string) => {
    alerts.show({ tone: 'success', text: `${formatCents(cents)} ${entryFor(SAID, status) ?? ''}`.trim() })
    onClose()
  }
  const provided = useRefundPurchaseMutation({
    onSuccess: ({ refundPurchase: { status } }) => said(status),
    onSettled: refresh,
  })
  const recorded = useRecordRefundMutation({
    onSuccess: ({ recordRefund: { status } }) => said(status),
    onSettled: refresh,
  })
  const sendProvided = useOnceAtATime(provided)
  const sendRecorded = useOnceAtATime(recorded)
  const refund = isOutside ? recorded : provided
  const referenceFault = isOutside && !isReference(reference) ? INCOME_MESSAGES.reference : null
  // whatever is changed after an error makes it another refund
  const renew = <Value,>(set: (value: Value) => void) =>
    function change(value: Value) {
      set(value)
      if (provided.isError || recorded.isError) setRequestId(crypto.randomUUID())
    }
  return {
    ...{ typed, reason, cents, isOutside, reference, isBusy: refund.isPending, error: refund.error },
    referenceFault: isChecked ? referenceFault : null,
    choose: renew(setOutside),
    refer: renew(setReference),
    amountFault: isChecked ? amountFault(cents, left) : null,
    reasonFault: isChecked ? staffReasonError(reason, true) : null,
    type: renew(setTyped),
    explain: renew(setReason),
    send() {
      setChecked(true)
      if (refund.isPending || amountFault(cents, left) || staffReasonError(reason, true) || referenceFault) return
      const facts = { purchaseId: purchase.id, amountCents: cents, leftCents: left, reason: reason.trim(), requestId }
      if (isOutside) sendRecorded({ ...facts, reference: reference.trim() })
      else sendProvided(facts)
    },
  }
}

/** Why this amount can't be refunded; the server checks the same. */
function amountFault(cents: number, left: number): string | null {
  if (Number.isNaN(cents)) return 'Enter dollars and cents, such as 9.75.'
  if (cents === 0) return 'Enter what is to be refunded.'
  return cents > left ? refundTooLarge(left) : null
}

const isReference = (typed: string) =>
  typed.trim().length > 0 && typed.trim().length <= INCOME_LIMITS.referenceCharactersMax

function RefundForm({ form, left }: { form: Refund; left: number }) {
  return (
    <form
      id={FORM}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        form.send()
      }}
    >
      {form.error ? (
        <Notice tone="danger" isLive>
          {messageOf(form.error)}
        </Notice>
      ) : null}
      <AmountField
        label="Amount in dollars"
        hint={`Up to ${formatCents(left)}`}
        error={form.amountFault}
        currency="usd"
        typed={form.typed}
        onType={form.type}
      />
      <Field label="Reason" hint="For the staff log. The buyer doesn’t read it." error={form.reasonFault ?? undefined}>
        {(control) => (
          <Textarea {...control} rows={2} value={form.reason} onChange={(event) => form.explain(event.target.value)} />
        )}
      </Field>
      <Checkbox
        label="I already refunded this in another way, such as a bank transfer"
        checked={form.isOutside}
        onChange={(event) => form.choose(event.target.checked)}
      />
      {form.isOutside ? (
        <Field
          label="Reference"
          hint="Nothing is sent to the payment provider."
          error={form.referenceFault ?? undefined}
        >
          {(control) => (
            <TextInput {...control} value={form.reference} onChange={(event) => form.refer(event.target.value)} />
          )}
        </Field>
      ) : null}
    </form>
  )
}

import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { staffReasonError } from '#contract/credits/staff-reason.js'
import { formatCredits } from '#contract/format/credits.js'
import { useDraft } from '#lib/draft-storage.js'
import { hasCode } from '#lib/request-error.js'
import { useSignedInUser } from '#lib/session.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Notice } from '#ui/feedback/notice.js'
import { Field } from '#ui/form/field.js'
import { Textarea } from '#ui/form/textarea.js'
import { useApproveCreditRequestMutation, useRejectCreditRequestMutation } from './credit-requests.generated'
import type { CreditRequest } from './use-credit-requests'

interface RequestDecisionProps {
  request: CreditRequest
  onDecided(): void
  onChanged(): void
}

/** Grant, with an optional note, or turn down, with a reason; the person reads both. */
export function RequestDecision({ request, onDecided, onChanged }: RequestDecisionProps) {
  const alerts = useAlerts()
  const { id: me } = useSignedInUser()
  const draft = useDraft<string>(me, `credit-request:${request.id}`)
  const [reason, setReason] = useState(() => draft.read() ?? '')
  const [error, setError] = useState<string>()
  const onError = (cause: Error) => {
    alerts.showError(cause)
    if (hasCode(cause, 'ALREADY_DONE', 'PROPOSAL_OPEN', 'CREDIT_REQUEST_NOT_FOUND')) onChanged()
  }
  const done = (text: string) => {
    draft.clear()
    alerts.show({ tone: 'success', text })
    onDecided()
  }
  const approve = useApproveCreditRequestMutation({
    onError,
    onSuccess: ({ approveCreditRequest: { status } }) =>
      done(
        status === 'booked'
          ? `${formatCredits(request.wizlings)} are granted.`
          : 'This is a large amount, so another member of staff has to confirm it. They have been told.',
      ),
  })
  const sendApprove = useOnceAtATime(approve)
  const reject = useRejectCreditRequestMutation({ onError, onSuccess: () => done('The request is turned down.') })
  const sendReject = useOnceAtATime(reject)
  if (request.user?.id === me)
    return <Notice>This is your own request. Another member of staff has to answer it.</Notice>

  const send = (isApproval: boolean) => {
    const problem = staffReasonError(reason, !isApproval) ?? undefined
    setError(problem)
    if (problem) return
    const { id } = request
    if (isApproval) sendApprove({ id, reason: reason.trim() || null })
    else sendReject({ id, reason: reason.trim() })
  }
  return (
    <form
      aria-label="Decision"
      className="flex flex-col gap-4 border-t border-line pt-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field label="Reason" hint="The person reads this. Required when you turn the request down." error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              draft.save(event.target.value)
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button className="max-md:flex-1" icon={X} isBusy={reject.isPending} onClick={() => send(false)}>
          Turn down
        </Button>
        <Button
          className="max-md:flex-1"
          variant="primary"
          icon={Check}
          isBusy={approve.isPending}
          onClick={() => send(true)}
        >
          Grant {formatCredits(request.wizlings)}
        </Button>
      </div>
    </form>
  )
}

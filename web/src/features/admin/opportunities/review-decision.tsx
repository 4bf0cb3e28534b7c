import { Check, MessageSquareReply } from 'lucide-react'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { STAFF_REASON_CHARACTERS } from '#contract/limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { countCharacters } from '#contract/rich-text/raw-content.js'
import { useDraft } from '#lib/draft-storage.js'
import { focusFirstInvalid } from '#lib/forms/focus-first-invalid.js'
import { hasCode, isRequestError, TERMS_CHANGED } from '#lib/request-error.js'
import { useSignedInUser } from '#lib/session.js'
import { Button } from '#ui/button/button.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { Field } from '#ui/form/field.js'
import { Textarea } from '#ui/form/textarea.js'
import { useApproveOpportunityMutation, useRequestOpportunityChangesMutation } from './review-acts.generated'

interface ReviewDecisionProps {
  id: string
  /** The version on the screen; if the post has changed since, the reviewer reads it before deciding. */
  read: { version: number; updatedAt: string }
  title: string
  canRequestChanges: boolean
  reasonRef: Ref<HTMLTextAreaElement>
  /** Another action, beside the buttons. */
  aside?: ReactNode
  /** The post was decided on, so the queue moves on. */
  onDecided(): void
  /** The post has changed in the meantime. */
  onChanged(): void
}

/** Approve, with an optional comment, or request changes, with a reason that the poster will read. */
export function ReviewDecision(props: ReviewDecisionProps) {
  const { id, read, title, canRequestChanges, reasonRef, aside } = props
  const alerts = useAlerts()
  const { id: me } = useSignedInUser()
  const draft = useDraft<string>(me, `review:${id}`)
  const [reason, setReason] = useState(() => draft.read() ?? '')
  const [error, setError] = useState<string | undefined>()
  const form = useRef<HTMLFormElement>(null)
  const after = (text: string) => ({
    onSuccess: () => {
      draft.clear()
      alerts.show({ tone: 'success', text })
      props.onDecided()
    },
    onError: (cause: Error) => {
      // edited or decided in the meantime: the post itself says so
      if (hasCode(cause, TERMS_CHANGED, 'INVALID_STATUS_TRANSITION', 'OPPORTUNITY_NOT_FOUND')) return props.onChanged()
      const field = isRequestError(cause) ? cause.errors.find((entry) => entry.field === 'reason') : undefined
      if (!field) return alerts.showError(cause)
      setError(field.message)
      focusFirstInvalid(form.current)
    },
  })
  const approve = useApproveOpportunityMutation(after(`“${title}” is approved.`))
  const request = useRequestOpportunityChangesMutation(after(`Changes requested for “${title}”.`))

  const send = (isRequest: boolean) => {
    const problem = reasonProblem(reason, isRequest)
    setError(problem)
    if (problem) return focusFirstInvalid(form.current)
    if (isRequest) request.mutate({ id, ...read, reason: reason.trim() })
    else approve.mutate({ id, ...read, reason: reason.trim() || null })
  }

  return (
    <form ref={form} aria-label="Decision" className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <Field label="Reason" hint="The poster will see this. Required when you request changes." error={error}>
        {(control) => (
          <Textarea
            {...control}
            ref={reasonRef}
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
        {aside ? <div className="me-auto max-md:order-last">{aside}</div> : null}
        {canRequestChanges ? (
          <Button
            className="max-md:flex-1"
            icon={MessageSquareReply}
            isBusy={request.isPending}
            onClick={() => send(true)}
          >
            Request changes
          </Button>
        ) : null}
        <Button
          className="max-md:flex-1"
          variant="primary"
          icon={Check}
          isBusy={approve.isPending}
          onClick={() => send(false)}
        >
          Approve
        </Button>
      </div>
    </form>
  )
}

/** The server's checks, run early to save a round trip. */
export function reasonProblem(reason: string, isRequired: boolean): string | undefined {
  const length = countCharacters(reason)
  if (length === 0) return isRequired ? FIELD_MESSAGES.required : undefined
  if (isRequired && length < STAFF_REASON_CHARACTERS.min) return FIELD_MESSAGES.reasonMin
  return length > STAFF_REASON_CHARACTERS.max ? FIELD_MESSAGES.reasonMax : undefined
}

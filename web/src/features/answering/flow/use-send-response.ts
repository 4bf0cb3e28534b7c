import { hasCode, messageOf } from '#lib/request-error.js'
import { useOnceAtATime } from '#lib/use-once-at-a-time.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import type { FlowValues } from '../data/flow-values'
import { DRAFT_ERRORS, DraftError, type FlowSubject, useSaveDraft } from '../data/use-save-draft'
import { fieldErrorsOf, useSubmitResponse } from '../data/use-submit-response'
import type { ResponseFlow } from './use-response-flow'

const SAVED = { text: 'Your draft is saved.', detail: 'Only you can read it.' }
const THANKS = {
  text: 'Thank you! Your insight has been submitted.',
  detail: 'You will receive an email from us within 48 hrs on approval or any amendments if required.',
}

/**
 * Saves what is written as a draft, or submits it (RESP-22), each once at a time.
 * @param onArrived the server has it, in that list of its author's
 */
export function useSendResponse(flow: ResponseFlow, subject: FlowSubject, onArrived: (list: string) => void) {
  const alerts = useAlerts()
  const saving = useSaveDraft(subject)
  const submitting = useSubmitResponse(subject)
  const arrived = (list: string, words: { text: string; detail: string }) => {
    onArrived(list)
    alerts.show({ tone: 'success', ...words })
  }
  const save = useOnceAtATime<FlowValues>({
    mutateAsync: (values) => saving.mutateAsync(values, { onSuccess: () => arrived('draft', SAVED) }),
  })
  const submit = useOnceAtATime<FlowValues>({
    mutateAsync: (values) =>
      submitting.mutateAsync(values, {
        onSuccess: () => arrived('pending', THANKS),
        onError: (error) => {
          // the answer to an earlier attempt was lost
          if (submitting.failureCount > 0 && hasCode(error, 'ALREADY_DONE')) return arrived('pending', THANKS)
          flow.refuse(fieldErrorsOf(error))
          if (subject.shape === 'editor')
            alerts.show({ tone: 'error', text: 'Something went while submitting the response.' })
        },
      }),
  })
  return {
    saving: { isBusy: saving.isPending, refusal: draftRefusal(saving.error) },
    submitting: { isBusy: submitting.isPending, error: submitting.error },
    save: () => save(flow.values),
    submit: () => submit(flow.values),
  }
}

/** IERR-20 to IERR-22, with what is to do. */
function draftRefusal(error: Error | null) {
  if (!error) return null
  return error instanceof DraftError
    ? { title: DRAFT_ERRORS[error.part], text: messageOf(error.cause) }
    : { title: 'Not saved', text: messageOf(error) }
}

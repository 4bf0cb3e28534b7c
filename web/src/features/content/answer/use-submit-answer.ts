import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isRequestError } from '#lib/request-error.js'
import { useSubmitAnswerMutation } from './submit-answer.expert.generated'

/** IERR-25 */
const SUBMIT_FAILED = 'There was an error saving your response, please try again!'

/** Submits a recording as the answer to a question. */
export function useSubmitAnswer() {
  const queryClient = useQueryClient()
  const submit = useSubmitAnswerMutation<Error>()
  const hasAnswered = useRef(false)
  hasAnswered.current = submit.isSuccess
  // The question and the lists of one's own change with it: once the thanks are left, which the page would else replace.
  useEffect(
    () => () => {
      if (hasAnswered.current) void queryClient.invalidateQueries()
    },
    [queryClient],
  )
  return submit
}

/** The server's message if there is one, else ours (IERR-25). */
export function submitFailure(error: Error): string {
  const isSaid = isRequestError(error) && error.status > 0 && !error.code.startsWith('HTTP_')
  return isSaid ? error.message : SUBMIT_FAILED
}

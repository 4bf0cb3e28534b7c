import { useQueryClient } from '@tanstack/react-query'
import { isRequestError } from '#lib/request-error.js'
import { useSubmitAnswerMutation } from './submit-answer.expert.generated'

/** IERR-25 */
const SUBMIT_FAILED = 'There was an error saving your response, please try again!'

/** Submits a recording as the answer to a question. */
export function useSubmitAnswer() {
  const queryClient = useQueryClient()
  // the question, the lists of one's own answers and what is left to answer all change with it
  return useSubmitAnswerMutation<Error>({ onSuccess: () => void queryClient.invalidateQueries() })
}

/** The server's message if there is one, else ours (IERR-25). */
export function submitFailure(error: Error): string {
  const isSaid = isRequestError(error) && error.status > 0 && !error.code.startsWith('HTTP_')
  return isSaid ? error.message : SUBMIT_FAILED
}

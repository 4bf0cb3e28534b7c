import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FieldError } from '#lib/request-error.js'
import { isRequestError } from '#lib/request-error.js'
import { type FlowValues, toSubmission } from './flow-values'
import { useRemoveResponseMutation, useSubmitResponseMutation } from './responses.expert.generated'
import type { FlowSubject } from './use-save-draft'

/** Sends what is written for approval (RESP-17, RESP-21). */
export function useSubmitResponse({ responseId: id, questionId, shape }: FlowSubject) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (values: FlowValues) =>
      useSubmitResponseMutation.fetcher({ id, questionId, response: toSubmission(values, shape) })(),
    // lists, drafts and the numbers on the start page; not awaited, because the form leaves its page before that changes
    onSuccess: () => {
      void queryClient.invalidateQueries()
    },
  })
}

/** Takes a draft or a refused answer back. */
export function useRemoveResponse(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => useRemoveResponseMutation.fetcher({ id })(),
    onSuccess: () => {
      void queryClient.invalidateQueries()
    },
  })
}

/** What the server says is wrong, by field. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  const errors: readonly FieldError[] = isRequestError(error) ? error.errors : []
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetTake } from '#entities/recording/recorder/recorder.js'
import { isRequestError } from '#lib/request-error.js'
import { useCreateInsightMutation, useUpdateInsightMutation } from './insight-form.expert.generated'
import type { InsightTake, InsightWords } from './insight-values'

/** IERR-04 */
const SEND_FAILED = 'There was an error saving your insight, please try again!'

/** Sends a new insight, or a rejected one again; its recordings are on the server already. */
export function useSendInsight(id: string | null, onSent: () => void) {
  const queryClient = useQueryClient()
  return useMutation<void, Error, { words: InsightWords; takes: readonly InsightTake[] }>({
    mutationFn: async ({ words, takes }) => {
      const recordings = takes.map(({ recordingId, name }) => ({ recordingId: recordingId ?? '', name: name.trim() }))
      const variables = { ...words, recordings }
      if (id) await useUpdateInsightMutation.fetcher({ ...variables, id })()
      else await useCreateInsightMutation.fetcher(variables)()
    },
    onSuccess: (_, { takes }) => {
      onSent()
      for (const { recordingId } of takes) if (recordingId) void forgetTake(recordingId)
      void queryClient.invalidateQueries()
    },
  })
}

/** The server's message if there is one, else ours (IERR-04). */
export function insightFailure(error: Error): string {
  const isSaid = isRequestError(error) && error.status > 0 && !error.code.startsWith('HTTP_')
  return isSaid ? (error.errors[0]?.message ?? error.message) : SEND_FAILED
}

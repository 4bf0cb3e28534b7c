import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toResponseText, type WrittenAnswer } from '#contract/content/written-answer.js'
import { useAnswerDraftQuery, useSaveAnswerMutation, useStartAnswerMutation } from './answer-draft.expert.generated'

/**
 * Stores an answer as a draft: a new one, or the one that was begun before (GI-43).
 * @param responseId of the one that was begun
 */
export function useSaveAnswer(questionId: string, responseId: string | null) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (answer: WrittenAnswer) => {
      const text = toResponseText(answer)
      if (responseId) await useSaveAnswerMutation.fetcher({ id: responseId, text })()
      else await useStartAnswerMutation.fetcher({ questionId, text })()
    },
    // whether it was stored or begun elsewhere meanwhile: the page goes by what the server has
    onSettled: () => queryClient.invalidateQueries({ queryKey: [useAnswerDraftQuery.rootKey] }),
  })
}

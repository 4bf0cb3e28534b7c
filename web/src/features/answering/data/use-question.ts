import { useQuery } from '@tanstack/react-query'
import { useSignedInUser } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import {
  useQuestionOfOlderStoreQuery,
  useQuestionToAnswerQuery,
  useResponseToEditQuery,
} from './responses.expert.generated'

const OLDER_ID = /^[0-9a-f]{24}$/

/** A question with one's own response: the given one, or the latest; null if there is no such question for the reader. */
export function useQuestion(id: string, responseId: string | undefined) {
  const { id: me } = useSignedInUser()
  const { rootKey } = responseId ? useResponseToEditQuery : useQuestionToAnswerQuery
  return useQuery({
    queryKey: [rootKey, id, responseId, me],
    staleTime: 0,
    queryFn: async () => {
      const questionId = await idOf(id)
      if (questionId === null || (responseId && !isUuid(responseId))) return null
      const { insights_questions } = responseId
        ? await useResponseToEditQuery.fetcher({ questionId, responseId, me })()
        : await useQuestionToAnswerQuery.fetcher({ id: questionId, me })()
      return insights_questions[0] ?? null
    },
  })
}

/** Addresses from the older store name a question by its id there (GI-40). */
async function idOf(id: string): Promise<string | null> {
  if (isUuid(id)) return id
  if (!OLDER_ID.test(id)) return null
  const { insights_questions } = await useQuestionOfOlderStoreQuery.fetcher({ mongoId: id })()
  return insights_questions[0]?.id ?? null
}

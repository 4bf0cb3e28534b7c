import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSession } from '#lib/session.js'
import { useAnswerableOfQuery } from './content-list.generated'

/** As many as are read at once. */
const CHUNK = 100

/** Which of these questions an expert can answer now; none for anybody else, and until it is known (QNA-16, GI-60). */
export function useAnswerable(ids: readonly string[]): ReadonlySet<string> {
  const { user } = useSession()
  const { data } = useQuery({
    queryKey: [useAnswerableOfQuery.rootKey, user?.id, ids],
    enabled: user?.isExpert === true && ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const chunks = Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, place) =>
        ids.slice(place * CHUNK, (place + 1) * CHUNK),
      )
      const found = await Promise.all(
        chunks.map((chunk) => useAnswerableOfQuery.fetcher({ ids: chunk, me: user?.id ?? '' })()),
      )
      return new Set(found.flatMap(({ insights_questions }) => insights_questions.map(({ id }) => id)))
    },
  })
  return data ?? NONE
}
const NONE: ReadonlySet<string> = new Set()

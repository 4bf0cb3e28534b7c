import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { BEFORE_ALL } from '#lib/graphql/bounds.js'
import { isUuid } from '#lib/stored/uuid.js'
import { toParticipants } from '../thread/people'
import { useChatParticipantsQuery, useOneChatParticipantQuery } from './chat.generated'

/** as in ChatParticipants */
const AT_ONCE = 100

/** Who takes part, as far as loaded: the company's side, the experts page by page, and the one who is chosen. */
export function useParticipants(opportunityId: string, chosenId: string | null) {
  const pages = useInfiniteQuery({
    queryKey: [useChatParticipantsQuery.rootKey, opportunityId],
    initialPageParam: BEFORE_ALL.id,
    queryFn: ({ pageParam: after }) =>
      useChatParticipantsQuery.fetcher({ id: opportunityId, after, isFirst: after === BEFORE_ALL.id })(),
    getNextPageParam: ({ experts }) => (experts.length === AT_ONCE ? (experts.at(-1)?.user_id ?? null) : null),
  })
  const loaded = useMemo(
    () => toParticipants(pages.data?.pages.flatMap(({ side = [], experts }) => [...side, ...experts]) ?? []),
    [pages.data],
  )
  const isMissing = isUuid(chosenId ?? '') && pages.hasNextPage && !loaded.some(({ user_id: id }) => id === chosenId)
  const chosen = useOneChatParticipantQuery({ id: opportunityId, userId: chosenId ?? '' }, { enabled: isMissing })
  const found = isMissing ? chosen.data?.opportunity_participants : undefined
  const people = useMemo(() => [...loaded, ...toParticipants(found ?? [])], [loaded, found])
  return {
    people,
    // without the chosen one, a message would go to everybody
    isPending: pages.isPending || (isMissing && chosen.isPending),
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
  }
}

export type Participants = ReturnType<typeof useParticipants>

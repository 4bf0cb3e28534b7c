import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isUuid } from '#lib/stored/uuid.js'
import { toExperts, toSide } from '../thread/people'
import { useChatParticipantsQuery, useOneConversationQuery } from './chat.generated'

/** as in ChatParticipants */
const AT_ONCE = 100
/** Beyond every turn: whoever wrote last comes first. */
const FIRST = Number.MAX_SAFE_INTEGER

/** Who takes part, as far as loaded: the company's side, the experts page by page, and the one who is chosen. */
export function useParticipants(opportunityId: string, chosenId: string | null) {
  const pages = useInfiniteQuery({
    queryKey: [useChatParticipantsQuery.rootKey, opportunityId],
    initialPageParam: FIRST,
    queryFn: ({ pageParam: before }) =>
      useChatParticipantsQuery.fetcher({ id: opportunityId, before, isFirst: before === FIRST })(),
    getNextPageParam: ({ experts }) => (experts.length === AT_ONCE ? (experts.at(-1)?.turn ?? null) : null),
  })
  const loaded = useMemo(
    () => pages.data?.pages.flatMap(({ side = [], experts }) => [...toSide(side), ...toExperts(experts)]) ?? [],
    [pages.data],
  )
  const isMissing = isUuid(chosenId ?? '') && pages.hasNextPage && !loaded.some(({ user_id: id }) => id === chosenId)
  const chosen = useOneConversationQuery({ id: opportunityId, userId: chosenId ?? '' }, { enabled: isMissing })
  const found = isMissing ? chosen.data?.opportunity_conversations : undefined
  const people = useMemo(() => [...loaded, ...toExperts(found ?? [])], [loaded, found])
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

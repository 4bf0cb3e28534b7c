import { useInfiniteQuery } from '@tanstack/react-query'
import type { ContentFields, ContentKind } from '#entities/content/content-view.js'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, type Page, pageOf } from '#lib/graphql/pages.js'
import { useSession } from '#lib/session.js'
import { useOwnContentQuery, useProfileContentQuery, useQuestionsToAnswerQuery } from './profile-content.generated'
import { usePublicProfileContentQuery } from './profile-content.public.generated'

const PAGE_ROWS = 10

interface Dated {
  id: string | null
  created_at: string | null
}

/** What somebody published of a kind. */
export function usePublished(author: string, kind: ContentKind) {
  const isMember = useSession().user !== null
  const { fetcher } = isMember ? useProfileContentQuery : usePublicProfileContentQuery
  return usePages<ContentFields>([useProfileContentQuery.rootKey, author, kind, isMember], async (slice) => {
    const { content_cards: cards } = await fetcher({ author, kind, ...slice })()
    return cards
  })
}

/** What of one's own is a draft, waits for approval, or was refused. */
export function useUnpublished(me: string, status: string) {
  return usePages([useOwnContentQuery.rootKey, me, status], async (slice) => {
    const { content_items: items } = await useOwnContentQuery.fetcher({ me, status, ...slice })()
    return items
  })
}

/** Questions that wait for one's own answer. */
export function useToAnswer(me: string) {
  return usePages([useQuestionsToAnswerQuery.rootKey, me], async (slice) => {
    const { insights_questions: questions } = await useQuestionsToAnswerQuery.fetcher({ me, ...slice })()
    return questions
  })
}

interface Slice {
  before: string
  beforeId: string
  limit: number
}

function usePages<Row extends Dated>(queryKey: readonly unknown[], read: (slice: Slice) => Promise<readonly Row[]>) {
  return useInfiniteQuery({
    queryKey,
    initialPageParam: AFTER_ALL,
    queryFn: async ({ pageParam }): Promise<Page<Row>> =>
      pageOf(await read({ before: pageParam.at, beforeId: pageParam.id, limit: PAGE_ROWS + 1 }), PAGE_ROWS),
    getNextPageParam: (page) =>
      cursorAfter(page, (last) => ({ at: last.created_at ?? AFTER_ALL.at, id: last.id ?? AFTER_ALL.id })),
  })
}

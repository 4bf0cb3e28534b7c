import { useInfiniteQuery } from '@tanstack/react-query'
import type { ContentKind } from '#entities/content/content-view.js'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useSignedInUser } from '#lib/session.js'
import {
  useAnswerableQuestionsQuery,
  useOwnItemsQuery,
  useOwnQuestionsQuery,
  useOwnResponsesQuery,
  useSavedItemsQuery,
} from './own-content.generated'

const PAGE_ROWS = 20

interface Dated {
  created_at: string
}

/** A list of one's own that is paged by date and id, newest first. */
function useNewestFirst<Row extends Dated>(
  key: readonly unknown[],
  read: (page: { before: string; beforeId: string; limit: number }) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
) {
  return useInfiniteQuery({
    queryKey: key,
    initialPageParam: AFTER_ALL,
    staleTime: 0,
    queryFn: async ({ pageParam }) =>
      pageOf(await read({ before: pageParam.at, beforeId: pageParam.id, limit: PAGE_ROWS + 1 }), PAGE_ROWS),
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.created_at, id: idOf(last) })),
  })
}

/** The questions that somebody asked, in any state. */
export function useOwnQuestions() {
  const { id: me } = useSignedInUser()
  return useNewestFirst(
    [useOwnQuestionsQuery.rootKey, me],
    async (page) => (await useOwnQuestionsQuery.fetcher({ me, ...page })()).insights_questions,
    ({ id }) => id,
  )
}

/** The questions that an expert can answer now. */
export function useQuestionsToAnswer() {
  const { id: me } = useSignedInUser()
  return useNewestFirst(
    [useAnswerableQuestionsQuery.rootKey, me],
    async (page) => (await useAnswerableQuestionsQuery.fetcher({ me, ...page })()).insights_questions,
    ({ id }) => id,
  )
}

/** The insights or answers that an expert wrote, in any state. */
export function useOwnItems(kind: ContentKind) {
  const { id: me } = useSignedInUser()
  return useNewestFirst(
    [useOwnItemsQuery.rootKey, me, kind],
    async (page) => (await useOwnItemsQuery.fetcher({ me, kind, ...page })()).content_items,
    ({ id }) => id,
  )
}

/** The responses that an expert wrote or recorded, insights and answers, in any state. */
export function useOwnResponses() {
  const { id: me } = useSignedInUser()
  return useNewestFirst(
    [useOwnResponsesQuery.rootKey, me],
    async (page) => (await useOwnResponsesQuery.fetcher({ me, ...page })()).content_items,
    ({ id }) => id,
  )
}

/** The insights or answers that somebody saved. */
export function useSavedItems(kind: ContentKind) {
  const { id: me } = useSignedInUser()
  return useNewestFirst(
    [useSavedItemsQuery.rootKey, me, kind],
    async (page) => (await useSavedItemsQuery.fetcher({ kind, ...page })()).content_saves,
    ({ item_id }) => item_id,
  )
}

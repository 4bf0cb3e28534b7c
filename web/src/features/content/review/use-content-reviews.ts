import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AFTER_ALL, BEFORE_ALL, type Bound } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useSignedInUser } from '#lib/session.js'
import { useOwnItemsQuery } from '../own/own-content.generated'
import { type ReviewedItemFragment, useDueReviewsQuery, useRetiredItemsQuery } from './content-reviews.expert.generated'

const PAGE_ROWS = 20

export type ReviewedItem = ReviewedItemFragment

/** What one published more than a year ago without a word since, the longest due first. */
export function useDueReviews() {
  const { id: me } = useSignedInUser()
  const [until] = useState(() => new Date().toISOString())
  return useInfiniteQuery({
    queryKey: [useDueReviewsQuery.rootKey, me],
    initialPageParam: BEFORE_ALL as Bound,
    staleTime: 0,
    queryFn: async ({ pageParam: { at, id } }) => {
      const page = { me, until, after: at, afterId: id, limit: PAGE_ROWS + 1 }
      return pageOf((await useDueReviewsQuery.fetcher(page)()).content_items, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, ({ review_due_at: at, id }) => (at ? { at, id } : null)),
  })
}

/** What one retired, the last first. */
export function useRetiredItems() {
  const { id: me } = useSignedInUser()
  return useInfiniteQuery({
    queryKey: [useRetiredItemsQuery.rootKey, me],
    initialPageParam: AFTER_ALL as Bound,
    staleTime: 0,
    queryFn: async ({ pageParam: { at, id } }) => {
      const page = { me, before: at, beforeId: id, limit: PAGE_ROWS + 1 }
      return pageOf((await useRetiredItemsQuery.fetcher(page)()).content_items, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, ({ retired_at: at, id }) => (at ? { at, id } : null)),
  })
}

/** Fetches both lists again, and one's own ones, after a decision. */
export function useRefreshReviews() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [useDueReviewsQuery, useRetiredItemsQuery, useOwnItemsQuery].map(({ rootKey }) =>
        queryClient.invalidateQueries({ queryKey: [rootKey] }),
      ),
    )
}

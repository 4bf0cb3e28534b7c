import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { AFTER_ALL, type Bound } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { type Author, askerOf } from '../asker'
import { useRefreshContent } from '../use-content-queue'
import { type TakedownFragment, useTakedownOfQuery, useTakedownsQuery } from './takedowns.generated'

const PAGE_ROWS = 20

export type Takedown = TakedownFragment

/** What is taken down, the newest first. */
export function useTakedowns() {
  return useInfiniteQuery({
    queryKey: [useTakedownsQuery.rootKey],
    initialPageParam: AFTER_ALL as Bound,
    staleTime: 0,
    queryFn: async ({ pageParam: { at, id } }) => {
      const { content_takedowns: rows } = await useTakedownsQuery.fetcher({
        ...{ before: at, beforeId: id, limit: PAGE_ROWS + 1 },
      })()
      return pageOf(rows, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.taken_down_at, id: last.id })),
  })
}

/** How something was taken down; null if it isn’t. */
export const useTakedownOf = (id: string) =>
  useTakedownOfQuery({ id }, { staleTime: 0, select: ({ content_takedowns: rows }) => rows[0] ?? null })

/** Fetches the queues and what is taken down again. */
export function useRefreshTakedowns() {
  const queryClient = useQueryClient()
  const refreshContent = useRefreshContent()
  const keys = [useTakedownsQuery.rootKey, useTakedownOfQuery.rootKey]
  return () => Promise.all([refreshContent(), ...keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] }))])
}

export interface TakedownFacts {
  title: string
  noun: 'Insight' | 'Question' | 'Answer'
  author: Author | null
  /** the queue where staff read it */
  query: { tab?: 'insights' | 'answers'; id: string }
  /** of an answer, the question of somebody else if that isn’t public: it was taken down, or waits for staff as it was revised */
  awayQuestion: { id: string; isWaiting: boolean } | null
}

/** What was taken down, of whichever kind it is. */
export function factsOf({
  insight,
  insights_question: question,
  insights_response: response,
  ...row
}: Takedown): TakedownFacts {
  if (insight && row.insight_id)
    return {
      title: insight.title,
      noun: 'Insight',
      author: insight.user,
      query: { tab: 'insights', id: row.insight_id },
      awayQuestion: null,
    }
  if (question && row.question_id)
    return {
      title: question.question,
      noun: 'Question',
      author: askerOf(question.user),
      query: { id: row.question_id },
      awayQuestion: null,
    }
  const answered = response?.insights_question
  const isOwn = answered?.user_id === response?.user?.id
  return {
    title: answered?.question ?? '',
    noun: 'Answer',
    author: response?.user ?? null,
    query: { tab: 'answers', id: row.response_id ?? '' },
    awayQuestion:
      answered && !isOwn && answered.is_approved !== true
        ? { id: answered.id, isWaiting: answered.is_approved === null }
        : null,
  }
}

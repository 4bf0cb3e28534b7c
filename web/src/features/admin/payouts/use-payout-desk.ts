import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { BEFORE_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { isBeingSent } from './batch-sum'
import {
  usePayoutBatchesQuery,
  usePayoutCountsQuery,
  useRedemptionQueueQuery,
  useWaitingPayoutsQuery,
} from './payouts.generated'

const PAGE_ROWS = 50

/** Payouts in no batch yet, the longest waiting first. */
export function useWaitingPayouts() {
  return useInfiniteQuery({
    queryKey: [useWaitingPayoutsQuery.rootKey],
    initialPageParam: BEFORE_ALL,
    staleTime: 0,
    queryFn: async ({ pageParam: { at: after, id: afterId } }) =>
      pageOf((await useWaitingPayoutsQuery.fetcher({ after, afterId, limit: PAGE_ROWS + 1 })()).payouts, PAGE_ROWS),
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.created_at, id: last.id })),
  })
}

/** Redemptions to decide, the longest waiting first. */
export function useRedemptionQueue() {
  return useInfiniteQuery({
    queryKey: [useRedemptionQueueQuery.rootKey],
    initialPageParam: BEFORE_ALL,
    staleTime: 0,
    queryFn: async ({ pageParam: { at: after, id: afterId } }) => {
      const variables = { status: 'requested', after, afterId, limit: PAGE_ROWS + 1 }
      return pageOf((await useRedemptionQueueQuery.fetcher(variables)()).redemptions, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.created_at, id: last.id })),
  })
}

const BATCHES = 10
/** Stripe usually answers within seconds. */
const POLL_MS = 4000

/** Batches, the newest first, asked for again while Stripe is sending one. */
export function usePayoutBatches() {
  return useInfiniteQuery({
    queryKey: [usePayoutBatchesQuery.rootKey],
    initialPageParam: Number.MAX_SAFE_INTEGER,
    staleTime: 0,
    queryFn: async ({ pageParam: before }) => {
      const { payout_batches: batches } = await usePayoutBatchesQuery.fetcher({ before, limit: BATCHES + 1 })()
      return pageOf(batches, BATCHES)
    },
    getNextPageParam: (page) => cursorAfter(page, ({ batch_no }) => batch_no),
    refetchInterval: ({ state }) => (state.data?.pages.some(({ rows }) => rows.some(isBeingSent)) ? POLL_MS : false),
  })
}

/** What every decision does afterwards: it says so, or why not, and the lists are read again. */
export function useAfterDecision() {
  const queries = useQueryClient()
  const alerts = useAlerts()
  const keys = [useWaitingPayoutsQuery, useRedemptionQueueQuery, usePayoutBatchesQuery, usePayoutCountsQuery]
  return (text: string) => ({
    onSuccess: () => alerts.show({ tone: 'success', text }),
    onError: alerts.showError,
    onSettled: () => Promise.all(keys.map(({ rootKey }) => queries.invalidateQueries({ queryKey: [rootKey] }))),
  })
}

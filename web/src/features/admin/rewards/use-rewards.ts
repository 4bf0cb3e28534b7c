import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { RewardState } from '#contract/rewards/answer-rewards.js'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
import { type StaffRewardFragment, useRewardCountsQuery, useStaffRewardsQuery } from './rewards.generated'

export type StaffReward = StaffRewardFragment

const PAGE_ROWS = 25

/** Rewards of one state, the newest first. */
export function useStaffRewards(state: RewardState) {
  return useInfiniteQuery({
    queryKey: [useStaffRewardsQuery.rootKey, state],
    initialPageParam: AFTER_ALL,
    staleTime: 0,
    queryFn: async ({ pageParam: { at: before, id: beforeId } }) => {
      const variables = { state, before, beforeId, limit: PAGE_ROWS + 1 }
      const { answer_rewards: rows } = await useStaffRewardsQuery.fetcher(variables)()
      return pageOf(rows, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.booked_at, id: last.response_id })),
  })
}

/** Reads the lists and the count again after a decision. */
export function useRefreshRewards() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [useStaffRewardsQuery, useRewardCountsQuery].map(({ rootKey }) =>
        queries.invalidateQueries({ queryKey: [rootKey] }),
      ),
    )
}

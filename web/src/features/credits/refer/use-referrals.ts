import { useInfiniteQuery } from '@tanstack/react-query'
import { AFTER_ALL, type Bound } from '#lib/graphql/bounds.js'
import { type ReferralsQuery, useReferralsQuery } from './refer.generated'

const PAGE_ROWS = 20

export type Referral = ReferralsQuery['referrals'][number]

/** The people somebody brought, newest first. */
export function useReferrals() {
  return useInfiniteQuery({
    queryKey: [useReferralsQuery.rootKey],
    initialPageParam: AFTER_ALL,
    queryFn: async ({ pageParam: { at, id } }) => {
      const { referrals } = await useReferralsQuery.fetcher({ before: at, beforeId: id, limit: PAGE_ROWS + 1 })()
      return { rows: referrals.slice(0, PAGE_ROWS), hasMore: referrals.length > PAGE_ROWS }
    },
    getNextPageParam: ({ rows, hasMore }): Bound | null => {
      const last = rows.at(-1)
      return hasMore && last ? { at: last.created_at, id: last.invitee_id } : null
    },
    staleTime: 0,
  })
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { AFTER_ALL } from '#lib/graphql/bounds.js'
import { cursorAfter, pageOf } from '#lib/graphql/pages.js'
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
      return pageOf(referrals, PAGE_ROWS)
    },
    getNextPageParam: (page) => cursorAfter(page, (last) => ({ at: last.created_at, id: last.invitee_id })),
    staleTime: 0,
  })
}

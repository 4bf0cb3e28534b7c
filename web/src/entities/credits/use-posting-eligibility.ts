import { useQuery } from '@tanstack/react-query'
import type { ErrorCode } from '#contract/error-codes.js'
import { restGet } from '#lib/rest-client.js'
import { useSignedInUser } from '#lib/session.js'

export interface PostingEligibility {
  isEligible: boolean
  reason: ErrorCode | null
  /** In credits: what a new post costs, and what the user can spend. */
  price: { credits: number; balance: number }
}

const KEY = 'posting-eligibility'

/**
 * What a new post costs and what keeps the user from it. Advisory: without a response nothing is assumed, and the server
 * decides on sending.
 */
export function usePostingEligibility(isAsked: boolean): PostingEligibility | undefined {
  const { id } = useSignedInUser()
  const { data } = useQuery({
    queryKey: [KEY, id],
    queryFn: ({ signal }) => restGet<PostingEligibility>('/api/opportunities/postingEligibility', { signal }),
    enabled: isAsked,
    // upgrading, buying or deleting elsewhere changes the answer
    staleTime: 0,
  })
  return isAsked ? data : undefined
}

export const postingEligibilityKey = [KEY]

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { OPPORTUNITY_LIST_KEYS } from '#entities/opportunity/list-keys.js'
import { LIST_KEY } from './use-notices'

/** What others can change while it is on screen; each of their steps also creates a notice. */
const AFFECTED_QUERIES = [LIST_KEY, ['OpportunityDetail'], ...OPPORTUNITY_LIST_KEYS.map((key) => [key])]

/** A new notice means that somebody did something, so refetch what is on screen. */
export function useRefetchOnNotice(count: number | undefined): void {
  const queryClient = useQueryClient()
  const known = useRef(count)
  useEffect(() => {
    const isNews = known.current !== undefined && count !== undefined && count > known.current
    known.current = count
    if (isNews) for (const queryKey of AFFECTED_QUERIES) void queryClient.invalidateQueries({ queryKey })
  }, [count, queryClient])
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { SEEN_TAB_OF } from './application-tabs'
import { useMarkTabSeenMutation } from './applications.generated'

/**
 * Tells the server that a tab was opened, and again when something new comes in while it is open (OPP-55, GO-98). Its
 * failure troubles nobody: the dot stays.
 * @param newest id of the newest entry of the history
 */
export function useMarkSeen(opportunityId: string, tab: string, newest: number): void {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMarkTabSeenMutation()
  const told = useRef('')
  useEffect(() => {
    const name = SEEN_TAB_OF[tab]
    const key = `${opportunityId} ${name} ${newest}`
    if (!name || told.current === key) return
    told.current = key
    mutateAsync({ opportunityId, tab: name }).then(
      () => queryClient.invalidateQueries({ queryKey: ['OpportunityApplications'] }),
      () => undefined,
    )
  }, [opportunityId, tab, newest, mutateAsync, queryClient])
}

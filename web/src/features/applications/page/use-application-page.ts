import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { APPLICANTS_KEY } from '../applicants/use-applicants'
import { isInterestPossible, useEligibility } from '../interest/use-show-interest'
import { type ChatNews, type DetailTab, detailTabs } from './application-tabs'
import type { OpportunityApplicationsQuery } from './applications.generated'
import { useApplicationView, type ViewedOpportunity } from './use-application-view'
import { useTabInUrl } from './use-tab-in-url'

/** Everything about applications that the opportunity page needs. */
export function useApplicationPage(
  opportunity: ViewedOpportunity,
  answer: OpportunityApplicationsQuery | undefined,
  chat: ChatNews | null,
) {
  const view = useApplicationView(opportunity, answer, chat !== null)
  const canShowInterest = answer !== undefined && isInterestPossible(view)
  const eligibility = useEligibility(opportunity.id, canShowInterest)
  // for an eligible expert only the NDA stands in the way, and it is uploaded under Proposal (GO-25, GO-32)
  const isEligible = canShowInterest && eligibility.data?.interestEligibility.blocker === 'NDA_REQUIRED'
  const tabs = detailTabs(view, isEligible, chat)
  const open: readonly string[] = tabs.map(({ id }) => id)
  const { tab, goTo, isScrollingToCounter } = useTabInUrl(
    opportunity.id,
    open,
    view.readsAll ? 'interests' : 'proposal',
  )
  useRefetchOnNews(view.newest)
  return { view, canShowInterest, tabs, tab: tab as DetailTab, goTo, isScrollingToCounter }
}

/**
 * When the other side takes a step, the opportunity changes too. So when the history grows, this refetches the
 * opportunity and the open parts of the history.
 */
function useRefetchOnNews(newest: number): void {
  const queryClient = useQueryClient()
  const known = useRef(newest)
  useEffect(() => {
    if (known.current === newest) return
    known.current = newest
    for (const key of ['OpportunityDetail', 'ApplicationHistory', APPLICANTS_KEY])
      void queryClient.invalidateQueries({ queryKey: [key] })
  }, [newest, queryClient])
}

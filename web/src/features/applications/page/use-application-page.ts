import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { APPLICANTS_KEY } from '../applicants/use-applicants'
import { mayBeInterested, useEligibility } from '../interest/use-show-interest'
import { type DetailTab, detailTabs } from './application-tabs'
import type { OpportunityApplicationsQuery } from './applications.generated'
import { type SceneOpportunity, useScene } from './use-scene'
import { useTabInUrl } from './use-tab-in-url'

/** Everything about applications that the page of an opportunity is composed from. */
export function useApplicationPage(opportunity: SceneOpportunity, answer: OpportunityApplicationsQuery | undefined) {
  const scene = useScene(opportunity, answer)
  const canShowInterest = answer !== undefined && mayBeInterested(scene)
  const eligibility = useEligibility(opportunity.id, canShowInterest)
  // what keeps an eligible expert from showing interest is the NDA alone, which is uploaded under Proposal (GO-25, GO-32)
  const isEligible = canShowInterest && eligibility.data?.interestEligibility.blocker === 'NDA_REQUIRED'
  const tabs = detailTabs(scene, isEligible)
  const open: readonly string[] = tabs.map(({ id }) => id)
  const { tab, goTo, isScrollingToCounter } = useTabInUrl(
    opportunity.id,
    open,
    scene.isPoster ? 'interests' : 'proposal',
  )
  useNews(scene.newest)
  return { scene, canShowInterest, tabs, tab: tab as DetailTab, goTo, isScrollingToCounter }
}

/** A step of the other side changes the opportunity as well: it is asked for again when the history grows, and so is what is open of that. */
function useNews(newest: number): void {
  const queryClient = useQueryClient()
  const known = useRef(newest)
  useEffect(() => {
    if (known.current === newest) return
    known.current = newest
    for (const key of ['OpportunityDetail', 'ApplicationHistory', APPLICANTS_KEY])
      void queryClient.invalidateQueries({ queryKey: [key] })
  }, [newest, queryClient])
}

import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { APPLICATION_ALERTS } from '#contract/applications/application-alerts.js'
import { type InterestBlocker, isInterestBlocker } from '#contract/applications/interest-blockers.js'
import { APPLICATION_ACTIONS } from '#contract/workflow/tracking.graph.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { isStepOpen } from '../page/application'
import type { Scene } from '../page/scene'
import { useStep } from '../page/use-applications'
import { useInterestEligibilityQuery, useShowInterestMutation } from './interest.expert.generated'

/** The dialog that an expert is in after pressing Show Interest. */
export type InterestDialog = 'confirm' | 'calendar' | 'profile' | 'nda'

/** What each blocker leads to; null is nothing that the expert could do about it, so that it is only told. */
const DIALOG_OF: Readonly<Record<InterestBlocker, InterestDialog | null>> = {
  EXPERTS_ONLY: null,
  OWN_OPPORTUNITY: null,
  INVALID_STATUS_TRANSITION: null,
  INTEREST_PAUSED: null,
  NOT_MATCHED: null,
  CALENDAR_REQUIRED: 'calendar',
  PROFILE_INCOMPLETE: 'profile',
  NDA_REQUIRED: 'nda',
}
/** For a reason that this page does not know yet, or that came without words. */
const NOT_NOW = 'You can’t show interest in this opportunity right now.'
/** Before the page is asked for anew, when it was reached with navigation state (OPP-94, GO-104). */
const REFRESH_DELAY_MS = 700
const [OPEN_STATUS] = APPLICATION_ACTIONS.showInterest.opportunity

/** Whether the button has a place at all: an expert, somebody else's post, nothing shown yet, still open (INT-03, INT-09 to INT-12). */
export function mayBeInterested({ opportunity, isExpert, isPoster, own }: Scene): boolean {
  return (
    isExpert && !isPoster && opportunity.status === OPEN_STATUS && isStepOpen('showInterest', opportunity.status, own)
  )
}

export function useEligibility(opportunityId: string, isAsked: boolean) {
  return useInterestEligibilityQuery({ opportunityId }, { enabled: isAsked })
}

/** Show Interest: the checks run when it is pressed, in order, and only then comes the question (INT-13 to INT-19, GO-24). */
export function useShowInterest(opportunityId: string, onShown: () => void) {
  const eligibility = useEligibility(opportunityId, true)
  const show = useShowInterestMutation()
  const { run, isBusy } = useStep()
  const alerts = useAlerts()
  const cameWithState = useLocation().state !== null
  const [dialog, setDialog] = useState<InterestDialog | null>(null)

  const press = () =>
    run(async () => {
      // what was right when the page came may have changed since: a calendar connected in another tab
      const { data } = await eligibility.refetch({ throwOnError: true })
      const { blocker = null, message = null } = data?.interestEligibility ?? {}
      const next = blocker === null ? 'confirm' : isInterestBlocker(blocker) ? DIALOG_OF[blocker] : null
      setDialog(next)
      // told beside the page, which is asked anew and shows why
      if (next === null) alerts.show({ tone: 'error', text: message ?? NOT_NOW })
    }, WORDS)
  const confirm = async () => {
    const step = async () => {
      await show.mutateAsync({ opportunityId })
      if (cameWithState) await new Promise((resolve) => setTimeout(resolve, REFRESH_DELAY_MS))
    }
    const isShown = await run(step, WORDS)
    setDialog(null)
    if (isShown) onShown()
  }

  return {
    eligibility: eligibility.data?.interestEligibility ?? null,
    isPending: eligibility.isPending,
    dialog,
    isBusy,
    press: () => void press(),
    confirm: () => void confirm(),
    ask: () => setDialog('confirm'),
    close: () => setDialog(null),
  }
}

const WORDS = { failure: APPLICATION_ALERTS.interestFailed }

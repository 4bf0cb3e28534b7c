import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { APPLICATION_ALERTS } from '../../../../../actions/contract/applications/application-alerts'
import { APPLICATION_ACTIONS } from '../../../../../actions/contract/workflow/tracking.graph'
import { isStepOpen } from '../page/application'
import type { Scene } from '../page/scene'
import { useStep } from '../page/use-applications'
import { useInterestEligibilityQuery, useShowInterestMutation } from './interest.expert.generated'

/** The dialog that an expert is in after pressing Show Interest. */
export type InterestDialog = 'confirm' | 'calendar' | 'profile' | 'nda'

const DIALOG_OF: Readonly<Record<string, InterestDialog>> = {
  CALENDAR_REQUIRED: 'calendar',
  PROFILE_INCOMPLETE: 'profile',
  NDA_REQUIRED: 'nda',
}
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
  const cameWithState = useLocation().state !== null
  const [dialog, setDialog] = useState<InterestDialog | null>(null)

  const press = () =>
    run(async () => {
      // what was right when the page came may have changed since: a calendar connected in another tab
      const { data } = await eligibility.refetch({ throwOnError: true })
      const blocker = data?.interestEligibility.blocker ?? null
      if (blocker === null) return setDialog('confirm')
      setDialog(DIALOG_OF[blocker] ?? null)
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
    dialog,
    isBusy,
    press: () => void press(),
    confirm: () => void confirm(),
    ask: () => setDialog('confirm'),
    close: () => setDialog(null),
  }
}

const WORDS = { failure: APPLICATION_ALERTS.interestFailed }

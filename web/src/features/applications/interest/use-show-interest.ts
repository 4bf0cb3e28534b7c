import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { APPLICATION_ALERTS } from '#contract/applications/application-alerts.js'
import { type InterestBlocker, isInterestBlocker } from '#contract/applications/interest-blockers.js'
import { hiringTermsAt } from '#contract/legal/hiring-terms.js'
import { APPLICATION_ACTIONS } from '#contract/workflow/tracking.graph.js'
import { hasCode, TERMS_CHANGED } from '#lib/request-error.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { isStepOpen } from '../page/application'
import type { ApplicationView } from '../page/application-view'
import { useRefresh } from '../page/use-applications'
import { useConsent } from '../page/use-consent'
import { useInterestEligibilityQuery, useShowInterestMutation } from './interest.expert.generated'

/** The dialog that opens after pressing Show Interest. */
export type InterestDialog = 'confirm' | 'calendar' | 'profile' | 'nda'

/** The dialog for each blocker; null if the expert can do nothing about it and is only told. */
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
/** For a blocker this release doesn't know, or one without a message. */
const UNKNOWN_BLOCKER = 'You can’t show interest in this opportunity right now.'
/** The delay before refetching a page that was reached with navigation state (OPP-94, GO-104). */
const REFRESH_DELAY_MS = 700
const [OPEN_STATUS] = APPLICATION_ACTIONS.showInterest.opportunity

/**
 * Whether to show the button at all: to experts, on somebody else's open post, before they show interest (INT-03,
 * INT-09 to INT-12).
 */
export function isInterestPossible({ opportunity, isExpert, readsAll, own }: ApplicationView): boolean {
  return (
    isExpert && !readsAll && opportunity.status === OPEN_STATUS && isStepOpen('showInterest', opportunity.status, own)
  )
}

export function useEligibility(opportunityId: string, isAsked: boolean) {
  // asked again by a press, which says at once that there is no network
  return useInterestEligibilityQuery({ opportunityId }, { enabled: isAsked, networkMode: 'always' })
}

/** Show Interest: a press runs the checks in order, and only then asks for confirmation (INT-13 to INT-19, GO-24). */
export function useShowInterest(opportunityId: string, onShown: () => void) {
  const eligibility = useEligibility(opportunityId, true)
  const show = useShowInterestMutation()
  // showing interest accepts the terms of hiring
  const { run, isBusy, changed, agreed } = useConsent({ seenTermsVersion: hiringTermsAt(new Date()).version })
  const alerts = useAlerts()
  const refresh = useRefresh()
  const cameWithState = useLocation().state !== null
  const [dialog, setDialog] = useState<InterestDialog | null>(null)

  // a question: the dialog must take presses as soon as it is there, not once the page has been refetched
  const press = () =>
    run(async () => {
      // eligibility may have changed since the page loaded, for example a calendar connected in another tab
      const { data } = await eligibility.refetch({ throwOnError: true })
      const { blocker = null, message = null } = data?.interestEligibility ?? {}
      const next = blocker === null ? 'confirm' : isInterestBlocker(blocker) ? DIALOG_OF[blocker] : null
      setDialog(next)
      if (next !== null) return
      alerts.show({ tone: 'error', text: message ?? UNKNOWN_BLOCKER })
      // the page then shows why
      await refresh()
    }, QUESTION)
  const confirm = async () => {
    let isOutdated = false
    const step = async ({ seenTermsVersion }: typeof agreed) => {
      await show.mutateAsync({ opportunityId, seenTermsVersion }).catch((error: unknown) => {
        isOutdated = hasCode(error, TERMS_CHANGED)
        throw error
      })
      if (cameWithState) await new Promise((resolve) => setTimeout(resolve, REFRESH_DELAY_MS))
    }
    const isShown = await run(step, WORDS)
    // otherwise the dialog stays, and asks again with what is new
    if (!isOutdated) setDialog(null)
    if (isShown) onShown()
  }

  return {
    eligibility: eligibility.data?.interestEligibility ?? null,
    isPending: eligibility.isPending,
    dialog,
    isBusy,
    changed,
    termsVersion: agreed.seenTermsVersion,
    press: () => void press(),
    confirm: () => void confirm(),
    ask: () => setDialog('confirm'),
    close: () => setDialog(null),
  }
}

const WORDS = { failure: APPLICATION_ALERTS.interestFailed }
const QUESTION = { ...WORDS, isQuestion: true }

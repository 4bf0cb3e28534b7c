import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { APPLICANT_RANKS, INTERESTS_RANKS, SENT_RANKS, STEPPER_RANKS } from '#contract/applications/applicant-ranks.js'
import { APPLICATION_ALERTS } from '#contract/applications/application-alerts.js'
import { isPartOf } from '#lib/live/is-part-of.js'
import { useLiveQuery } from '#lib/live/use-live-query.js'
import { hasCode, isRequestError, messageOf } from '#lib/request-error.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { APPLICANTS_KEY } from '../applicants/use-applicants'
import {
  ApplicantSignalDocument,
  type ApplicantSignalSubscription,
  PosterSignalDocument,
  type PosterSignalSubscription,
} from './application-signal.generated'
import { COUNT_MAX } from './application-tabs'
import { useOpportunityApplicationsQuery } from './applications.generated'

/** As often as notices are asked for, so that both sides see a step while they look, where no live query tells of it. */
const POLL_MS = 10_000

type Part = 'poster' | 'applicant' | null
const SIGNALS = { poster: PosterSignalDocument, applicant: ApplicantSignalDocument }

/**
 * Where the reader stands, and what a poster's page says of all applicants. For those who take part it is asked anew as
 * soon as a live query says more than is known, and by the clock where there is none.
 * @param part null for who takes none
 */
export function useApplications(opportunityId: string, me: string, part: Part) {
  const queryClient = useQueryClient()
  const variables = {
    id: opportunityId,
    me,
    interestsRanks: [...INTERESTS_RANKS],
    stepperRanks: [...STEPPER_RANKS],
    sentRanks: [...SENT_RANKS],
    undecidedRank: APPLICANT_RANKS.proposed,
    askedRank: APPLICANT_RANKS.asked,
    awaitedRank: APPLICANT_RANKS.interested,
    countMax: COUNT_MAX,
  }
  const isEnabled = opportunityId !== ''
  const isLive = useLiveQuery({
    document: SIGNALS[part ?? 'applicant'],
    variables: { id: opportunityId, me },
    isEnabled: isEnabled && part !== null,
    onData(signal: PosterSignalSubscription | ApplicantSignalSubscription) {
      const queryKey = useOpportunityApplicationsQuery.getKey(variables)
      if (!isPartOf(signal, queryClient.getQueryData(queryKey))) void queryClient.invalidateQueries({ queryKey })
    },
  })
  return useOpportunityApplicationsQuery(variables, {
    refetchInterval: part !== null && !isLive ? POLL_MS : false,
    enabled: isEnabled,
  })
}

const CHANGED_BY_STEPS = ['OpportunityDetail', 'OpportunityApplications', APPLICANTS_KEY, 'OpportunityList']

/** Asks anew for everything that a step may have changed; a failure is told (INT-21, OERR-06, GO-86). */
export function useRefresh() {
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  return useCallback(async () => {
    const asked = CHANGED_BY_STEPS.map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }, { throwOnError: true }),
    )
    await Promise.all(asked).catch(() => alerts.show({ tone: 'error', text: APPLICATION_ALERTS.refreshFailed }))
    // afterwards: an expert who has just become interested is not eligible any more, and would lose the tab in between
    await queryClient.invalidateQueries({ queryKey: ['InterestEligibility'] })
  }, [queryClient, alerts])
}

interface StepWords {
  /** what to alert when it fails; the server's own words when left out */
  failure?(detail: string): string
  success?: string
}

/**
 * Runs one step of an application: alerts a failure in the row's words, and refreshes the page whether it was
 * done or no longer possible (GO-23). `run` answers whether it was done.
 */
export function useStep() {
  const refresh = useRefresh()
  const alerts = useAlerts()
  const [isBusy, setIsBusy] = useState(false)
  const withdrawFailure = useRef<() => void>(undefined)

  const run = async (step: () => Promise<unknown>, { failure, success }: StepWords = {}): Promise<boolean> => {
    withdrawFailure.current?.()
    setIsBusy(true)
    try {
      await step()
      await refresh()
      if (success) alerts.show({ tone: 'success', text: success })
      return true
    } catch (error) {
      // the login page says so, and leads back
      if (hasCode(error, 'NO_SESSION')) return false
      // said beside the button, with what stands now
      if (hasCode(error, 'TERMS_CHANGED')) {
        await refresh()
        return false
      }
      const isLate = hasCode(error, 'INVALID_STATUS_TRANSITION')
      const words = messageOf(error)
      const text = failure && !isLate ? failure(words) : words
      withdrawFailure.current = alerts.show({
        tone: 'error',
        text,
        detail: text.includes(words) ? undefined : words,
        requestId: isRequestError(error) && error.status >= 500 ? error.requestId : null,
      })
      // an answer that was lost may belong to a step that was done; what failed otherwise may have a reason in the page's age
      const refreshed = refresh()
      if (isLate) await refreshed
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy, withdrawFailure: useCallback(() => withdrawFailure.current?.(), []) }
}

import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { APPLICANT_RANKS, INTERESTS_RANKS, SENT_RANKS, STEPPER_RANKS } from '#contract/applications/applicant-ranks.js'
import { APPLICATION_ALERTS } from '#contract/applications/application-alerts.js'
import { COUNT_MAX } from '#contract/format/capped-count.js'
import { OPPORTUNITY_LIST_KEYS } from '#entities/opportunity/list-keys.js'
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
import { useOpportunityApplicationsQuery } from './applications.generated'

/** As often as notices are polled, so that both sides see a step promptly even without a live query. */
const POLL_MS = 10_000

type Part = 'poster' | 'applicant' | null
const SIGNALS = { poster: PosterSignalDocument, applicant: ApplicantSignalDocument }

function variablesOf(opportunityId: string, me: string) {
  return {
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
}

/** What `useApplications` asks for, before it is shown. */
export function applicationsOf(opportunityId: string, me: string) {
  const variables = variablesOf(opportunityId, me)
  return {
    queryKey: useOpportunityApplicationsQuery.getKey(variables),
    queryFn: useOpportunityApplicationsQuery.fetcher(variables),
  }
}

/**
 * The user's own status, and for posters a summary of all applicants. For participants it refetches as soon as a live
 * query reports something new, or by polling without one.
 * @param part null if the user doesn't take part
 */
export function useApplications(opportunityId: string, me: string, part: Part) {
  const queryClient = useQueryClient()
  const variables = variablesOf(opportunityId, me)
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

const AFFECTED_BY_STEPS = [
  'OpportunityDetail',
  'OpportunityApplications',
  APPLICANTS_KEY,
  ...OPPORTUNITY_LIST_KEYS,
  'OpportunityChat',
  'ChatEligibility',
]

/** Refetches everything that a step may have changed, and reports a failure (INT-21, OERR-06, GO-86). */
export function useRefresh() {
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  return useCallback(async () => {
    const asked = AFFECTED_BY_STEPS.map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }, { throwOnError: true }),
    )
    await Promise.all(asked).catch((error: unknown) => alerts.showFailure(error, APPLICATION_ALERTS.refreshFailed))
    // last, because an expert who has just become interested stops being eligible and would lose the tab meanwhile
    await queryClient.invalidateQueries({ queryKey: ['InterestEligibility'] })
  }, [queryClient, alerts])
}

interface StepWords {
  /** the alert when it fails; the server's message if left out */
  failure?(detail: string): string
  success?: string
  /** it only asks, for example whether a step is possible: if it doesn't fail, there is nothing to refetch */
  isQuestion?: boolean
}

/**
 * Runs one step of an application. On failure it shows an alert; either way it refreshes the page, since the step may
 * no longer be possible (GO-23). `run` resolves to whether the step was done.
 */
export function useStep() {
  const refresh = useRefresh()
  const alerts = useAlerts()
  const [isBusy, setIsBusy] = useState(false)
  const withdrawFailure = useRef<() => void>(undefined)

  const run = async (
    step: () => Promise<unknown>,
    { failure, success, isQuestion }: StepWords = {},
  ): Promise<boolean> => {
    withdrawFailure.current?.()
    setIsBusy(true)
    try {
      await step()
      if (!isQuestion) await refresh()
      if (success) alerts.show({ tone: 'success', text: success })
      return true
    } catch (error) {
      // the login page explains it and leads back
      if (hasCode(error, 'NO_SESSION')) return false
      // the current terms are shown next to the button
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
      // the step may have been done although the response was lost, or have failed because the page was out of date
      const refreshed = refresh()
      if (isLate) await refreshed
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy, withdrawFailure: useCallback(() => withdrawFailure.current?.(), []) }
}

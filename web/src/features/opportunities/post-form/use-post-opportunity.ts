import { useQueryClient } from '@tanstack/react-query'
import type { FieldPath, UseFormSetError } from 'react-hook-form'
import type { NewHiringTerms } from '#contract/legal/hiring-terms.js'
import type { TermsChange } from '#contract/opportunities/current-terms.js'
import type { PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { postingEligibilityKey } from '#entities/credits/use-posting-eligibility.js'
import { forgetPostId, postIdOf, wasAttempted } from '#entities/opportunity/posting-attempt.js'
import { useTrack } from '#lib/consent/track.js'
import {
  hasCode,
  isRequestError,
  lacksCredits,
  OFFLINE,
  type RequestError,
  TERMS_CHANGED,
  TIMED_OUT,
} from '#lib/request-error.js'

import { restGet } from '#lib/rest-client.js'
import { useSignedInUser } from '#lib/session.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { useCreateOpportunityMutation, useUpdateOpportunityMutation } from './create-opportunity.generated'
import { toOpportunityInput } from './form-values'
import { faultPlace } from './sending/fault-place'
import type { FormStart } from './use-post-form'

interface PostOptions extends Pick<FormStart, 'type' | 'description' | 'expert'> {
  durationTypeIds: Readonly<Record<string, string>>
  setError: UseFormSetError<PostForm>
  /** @param status the post's status afterwards */
  onPosted(status: string): void
  onFreePlanLimit(): void
  /** An earlier attempt did post it, but it has been edited or has ended since; this is not an edit of it. */
  onAlreadyPosted(hasEnded: boolean): void
  /** A colleague or another device has saved the post since it was read. */
  onSavedElsewhere(changes: readonly TermsChange[]): Promise<void>
  /** Other terms of hiring apply by now than the form showed. */
  onNewTerms(terms: NewHiringTerms): void
  onFailed(): void
}

/** What the form showed: the price beside the button, null if there was none, and the version of the terms of hiring. */
interface Seen {
  credits: number | null
  terms: number
}

/**
 * Sends the validated form and routes refusals to the fields, the plans dialog or an alert (FRAC-10, FRAC-16, FRAC-28).
 */
export function usePostOpportunity({ type, description, expert, durationTypeIds, setError, ...after }: PostOptions) {
  const alerts = useAlerts()
  const queryClient = useQueryClient()
  // posting may change the company or the user, so refetch both (FRAC-14, GD-59)
  const user = useSignedInUser()
  const detailsPath = user.companyId ? '/api/user/companyDetails' : '/api/user/me'
  const track = useTrack()
  const create = useCreateOpportunityMutation()
  const update = useUpdateOpportunityMutation()
  const expertId = expert?.id ?? null

  return async (form: PostForm, edited: FormStart['edited'], seen: Seen) => {
    alerts.withdraw(POSTING)
    const isFirstAttempt = !wasAttempted(user.id, type, expertId)
    const input = { ...toOpportunityInput(type, form, durationTypeIds), ...(expertId && !edited ? { expertId } : {}) }
    try {
      const { status } = edited
        ? (await update.mutateAsync({ ...edited, input })).updateOpportunity
        : (
            await create.mutateAsync({
              ...{ input, postId: postIdOf(user.id, type, expertId) },
              ...{ seenCredits: seen.credits, seenTermsVersion: seen.terms },
            })
          ).createOpportunity
      if (!edited) {
        forgetPostId(user.id, type, expertId)
        if (type === 'fractional') track('fractional submitted')
      }
      // update the lists and the detail page
      void queryClient.invalidateQueries()
      void queryClient.prefetchQuery({ queryKey: ['own-details'], queryFn: () => restGet(detailsPath), staleTime: 0 })
      after.onPosted(status)
    } catch (error) {
      if (!edited && isRefusal(error) && (isFirstAttempt || hasCode(error, ...SETTLES_ATTEMPT)))
        forgetPostId(user.id, type, expertId)
      const fields = fieldErrorsOf(error)
      const newTerms = edited || !isRequestError(error) ? undefined : error.terms?.hiringTerms
      const elsewhere = edited && hasCode(error, TERMS_CHANGED) && isRequestError(error) ? error.terms : null
      // the result is unknown, or differs from what the lists show
      if (!isRefusal(error) || hasCode(error, ...CHANGED_SINCE)) void queryClient.invalidateQueries()
      if (hasCode(error, ...ABOUT_PRICE)) void queryClient.invalidateQueries({ queryKey: postingEligibilityKey })
      // a dialog over the form says what is missing
      if (lacksCredits(error)) return
      if (hasCode(error, 'FREE_PLAN_LIMIT')) after.onFreePlanLimit()
      else if (newTerms) after.onNewTerms(newTerms)
      else if (!edited && hasCode(error, ...CHANGED_SINCE)) after.onAlreadyPosted(!hasCode(error, TERMS_CHANGED))
      else if (elsewhere) await after.onSavedElsewhere(elsewhere.changes)
      else if (fields.length > 0) {
        fields.forEach(({ field, message }, index) => {
          setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
        })
      } else if (isCutOff(error)) {
        alerts.show({ tone: 'error', attempt: POSTING, ...CUT_OFF })
      } else {
        alerts.show({
          tone: 'error',
          attempt: POSTING,
          text: failureText(description.words.failed, error),
          requestId: isRequestError(error) ? error.requestId : null,
        })
        // the form stays, to return to after signing in again, confirming the address or reading the new price
        if (!hasCode(error, 'NO_SESSION', 'EMAIL_NOT_VERIFIED', 'PRICE_CHANGED')) after.onFailed()
      }
    }
  }
}

function fieldErrorsOf(error: unknown): { field: FieldPath<PostForm>; message: string }[] {
  if (!isRequestError(error)) return []
  return error.errors.flatMap(({ field, message }) => {
    const place = faultPlace(field)
    return place ? [{ field: place, message }] : []
  })
}

const POSTING = 'posting'

/**
 * The browser itself is without a connection. FRAC-16 is about a submit that fails; this one hasn't left the browser, as
 * far as anybody can tell, so the form stays, and sending it again under its id posts it once.
 */
const isCutOff = (error: unknown) => hasCode(error, OFFLINE) && !navigator.onLine
const CUT_OFF = {
  text: 'You’re offline.',
  detail: 'Everything you typed stays here. Send it again once you’re back online.',
}

/** The post exists, but has been edited or ended since it was read. */
const CHANGED_SINCE = ['INVALID_STATUS_TRANSITION', TERMS_CHANGED] as const

/** What is charged, or can be, isn't what the form shows. */
const ABOUT_PRICE = ['PRICE_CHANGED', 'INSUFFICIENT_CREDITS', 'CREDITS_OWED'] as const

/**
 * Refusals that also settle an earlier attempt: it never arrived, or its post has moved on and this is another one. Any
 * other refusal may concern an edit of the post that did arrive.
 */
const SETTLES_ATTEMPT = ['FREE_PLAN_LIMIT', ...ABOUT_PRICE, ...CHANGED_SINCE] as const

/** The service's own error codes are in capitals; these two are internal faults, whose messages help nobody. */
const FAULTS = ['INTERNAL', 'UPSTREAM_FAILED']

/** Whether the service refused and did nothing; after any other error the result is unknown. */
function isRefusal(error: unknown): boolean {
  return hasOwnWords(error) && !hasCode(error, OFFLINE, TIMED_OUT)
}

function hasOwnWords(error: unknown): error is RequestError {
  return isRequestError(error) && /^[A-Z_]+$/.test(error.code) && !FAULTS.includes(error.code)
}

/** The type's message, followed by the server's if the user can act on it. */
function failureText(failed: string, error: unknown): string {
  if (!hasOwnWords(error)) return failed
  // about the expert, whom no field of the form names
  const aboutExpert = error.errors.find(({ field }) => field === 'expertId')
  return `${failed}. ${aboutExpert?.message ?? error.message}`
}

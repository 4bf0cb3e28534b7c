import { useQueryClient } from '@tanstack/react-query'
import type { FieldPath, UseFormSetError } from 'react-hook-form'
import type { TermsChange } from '#contract/opportunities/current-terms.js'
import { ALL_FIELDS, type PostForm } from '#contract/opportunities/types/post-fields.js'
import { forgetPostId, postIdOf, wasTried } from '#entities/opportunity/posting-attempt.js'
import { hasCode, isRequestError, OFFLINE, type RequestError, TERMS_CHANGED, TIMED_OUT } from '#lib/request-error.js'
import { restGet } from '#lib/rest-client.js'
import { useSignedInUser } from '#lib/session.js'
import { useAlerts } from '#ui/feedback/alert-centre.js'
import { useCreateOpportunityMutation, useUpdateOpportunityMutation } from './create-opportunity.generated'
import { toOpportunityInput } from './form-values'
import type { FormStart } from './use-post-form'

interface PostOptions extends Pick<FormStart, 'type' | 'description'> {
  durationTypeIds: Readonly<Record<string, string>>
  setError: UseFormSetError<PostForm>
  /** @param status where the post stands after it */
  onPosted(status: string): void
  onFreePlanLimit(): void
  /** A new post that did arrive at an attempt before; it was edited or has ended since, and this is no edit of it. */
  onThereAlready(hasEnded: boolean): void
  /** Another device, or a colleague, has saved the post since it was read. */
  onSavedElsewhere(changes: readonly TermsChange[]): Promise<void>
  onFailed(): void
}

/** Sends the checked form and sorts the refusals: to the fields, to the plans, or to an alert (FRAC-10, FRAC-16, FRAC-28). */
export function usePostOpportunity({ type, description, durationTypeIds, setError, ...after }: PostOptions) {
  const alerts = useAlerts()
  const queryClient = useQueryClient()
  // what a post changes about its company or person is asked for again (FRAC-14, GD-59)
  const user = useSignedInUser()
  const detailsPath = user.companyId ? '/api/user/companyDetails' : '/api/user/me'
  const create = useCreateOpportunityMutation()
  const update = useUpdateOpportunityMutation()

  return async (form: PostForm, edited: FormStart['edited']) => {
    alerts.withdraw(POSTING)
    const isFirstAttempt = !wasTried(user.id, type)
    const input = toOpportunityInput(type, form, durationTypeIds)
    try {
      const { status } = edited
        ? (await update.mutateAsync({ ...edited, input })).updateOpportunity
        : (await create.mutateAsync({ input, postId: postIdOf(user.id, type) })).createOpportunity
      if (!edited) forgetPostId(user.id, type)
      // lists and the detail page show the post as it is now
      void queryClient.invalidateQueries()
      void queryClient.prefetchQuery({ queryKey: ['own-details'], queryFn: () => restGet(detailsPath), staleTime: 0 })
      after.onPosted(status)
    } catch (error) {
      if (!edited && isRefusal(error) && (isFirstAttempt || hasCode(error, ...OF_NO_POST))) forgetPostId(user.id, type)
      const fields = fieldErrorsOf(error)
      const elsewhere = edited && hasCode(error, TERMS_CHANGED) && isRequestError(error) ? error.terms : null
      // what it did is not known, or not what the lists show
      if (!isRefusal(error) || hasCode(error, ...GONE_ON)) void queryClient.invalidateQueries()
      if (hasCode(error, 'FREE_PLAN_LIMIT')) after.onFreePlanLimit()
      else if (!edited && hasCode(error, ...GONE_ON)) after.onThereAlready(!hasCode(error, TERMS_CHANGED))
      else if (elsewhere) await after.onSavedElsewhere(elsewhere.changes)
      else if (fields.length > 0) {
        fields.forEach(({ field, message }, index) => {
          setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
        })
      } else {
        alerts.show({
          tone: 'error',
          attempt: POSTING,
          text: failureText(description.words.failed, error),
          requestId: isRequestError(error) ? error.requestId : null,
        })
        // the form is where they come back to, after signing in again or confirming their address
        if (!hasCode(error, 'NO_SESSION', 'EMAIL_NOT_VERIFIED')) after.onFailed()
      }
    }
  }
}

function fieldErrorsOf(error: unknown): { field: FieldPath<PostForm>; message: string }[] {
  if (!isRequestError(error)) return []
  return error.errors.flatMap(({ field, message }) => {
    const known = ALL_FIELDS.find((name) => name === field)
    return known ? [{ field: known, message }] : []
  })
}

const POSTING = 'posting'

/** The post is there, and has been edited or ended since it was read. */
const GONE_ON = ['INVALID_STATUS_TRANSITION', TERMS_CHANGED] as const

/**
 * Refusals that settle an attempt before as well: it never arrived, or what it posted has gone on since and this is
 * another post. All others may be of an edit of what did arrive.
 */
const OF_NO_POST = ['FREE_PLAN_LIMIT', ...GONE_ON] as const

/** The service's own codes are in capitals; these two are its faults, whose words help nobody. */
const FAULTS = ['INTERNAL', 'UPSTREAM_FAILED']

/** The service answered, and did nothing; after anything else nobody knows. */
function isRefusal(error: unknown): boolean {
  return hasOwnWords(error) && !hasCode(error, OFFLINE, TIMED_OUT)
}

function hasOwnWords(error: unknown): error is RequestError {
  return isRequestError(error) && /^[A-Z_]+$/.test(error.code) && !FAULTS.includes(error.code)
}

/** The text's words first, then what the server says about a refusal that the person can do something about. */
function failureText(failed: string, error: unknown): string {
  return hasOwnWords(error) ? `${failed}. ${error.message}` : failed
}

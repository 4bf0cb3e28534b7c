import { useMemo } from 'react'
import { REASON_MISSING } from '#contract/messages.js'
import { optionsMenu } from '#contract/opportunities/opportunity-options.js'
import { isOpportunityStatus } from '#contract/opportunities/statuses.js'
import type { OpportunityType } from '#contract/opportunities/type-facts.js'
import type { PostFormDescription } from '#contract/opportunities/types/post-type.js'
import { addressedForm, fieldsOfType } from '#contract/opportunities/types.js'
import { postEditorPath } from '#entities/opportunity/post-paths.js'
import { draftAge, draftName } from '#entities/opportunity/posting-draft.js'
import { likelyCountry } from '#lib/consent/likely-country.js'
import { paths } from '#lib/paths.js'
import { useSignedInUser } from '#lib/session.js'
import { isUuid } from '#lib/stored/uuid.js'
import type { Prefill } from '../post-type/prefill'
import { addressedStart, toAskedExpert, toRoleBudgets } from './addressed/asked-expert'
import { useAskedExpertQuery } from './addressed/asked-expert.generated'
import { type FormChoices, toFormChoices } from './form-choices'
import { type EditedRow, fromStoredOpportunity, toAttachedDocuments } from './form-values'
import { type PostOptionsQuery, usePostOptionsQuery } from './post-options.generated'
import { usePostToEditQuery } from './post-to-edit.generated'
import { type FormStart, newForm } from './use-post-form'

type Review = { review_status: string | null; review_reason: string | null } | null

type FormStartState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry(): void }
  /** missing, somebody else's, or no longer editable; with an expert, one who can't be asked */
  | { status: 'missing' }
  /** one’s own, but of another type, which has an editor of its own */
  | { status: 'elsewhere'; editor: string }
  | { status: 'unknown expert' }
  | {
      status: 'ready'
      start: FormStart
      choices: FormChoices
      request: string | null
      /** refetches the post; null if it can no longer be edited */
      reread(): Promise<FormStart | null>
    }

/**
 * What the form needs before it renders: the options and, for an edit, the stored values.
 * @param prefill for a new post, unless there is a draft of one
 * @param expertId the one expert whom a new post is for
 */
export function useFormStart(
  type: OpportunityType,
  id: string | null,
  prefill: Prefill,
  expertId: string | null = null,
): FormStartState {
  const isAddressable = id === null || isUuid(id)
  const user = useSignedInUser()
  const options = usePostOptionsQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  // always fetched on opening and never refetched during the edit, which must not change under the user's hands
  const stored = usePostToEditQuery(
    { id: id ?? '' },
    // read again before a save, which says at once that there is no network
    { enabled: id !== null && isAddressable, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, networkMode: 'always' },
  )
  const asked = useAskedExpertQuery(
    { id: expertId ?? '' },
    { enabled: expertId !== null, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  )
  const row = stored.data?.opportunities_by_pk
  const choices = useMemo(() => (options.data ? toFormChoices(options.data) : null), [options.data])
  const countryId = suggestedCountry(type, options.data)
  const fresh = useMemo(
    () =>
      newForm(type, draftAge(user.id, draftName(type, id)) ? {} : { ...(countryId ? { countryId } : {}), ...prefill }),
    [type, id, user.id, prefill, countryId],
  )
  const start = useMemo(() => {
    if (id) return row ? toStart(fresh, row) : null
    if (!expertId) return fresh
    return choices && asked.data ? addressedStart(type, asked.data.users[0], user.id, choices) : null
  }, [id, fresh, row, expertId, choices, asked.data, type, user.id])

  const error = options.error ?? stored.error ?? asked.error
  if (error) {
    const retry = () =>
      void Promise.all([options.refetch(), id ? stored.refetch() : null, expertId ? asked.refetch() : null])
    return { status: 'failed', error, retry }
  }
  if (!isAddressable) return { status: 'missing' }
  if (!choices || (id && stored.isPending) || (expertId && asked.isPending)) return { status: 'loading' }
  if (expertId && asked.data?.users.length === 0) return { status: 'unknown expert' }
  if (!start || (row && !isEditable(row, user.id))) return { status: 'missing' }
  if (row && row.type !== type)
    return { status: 'elsewhere', editor: postEditorPath(row) ?? paths.opportunityDetail(row.id) }
  const reread = async () => {
    const { opportunities_by_pk: newest } = (await stored.refetch({ throwOnError: true })).data ?? {}
    return newest && isEditable(newest, user.id) ? toStart(fresh, newest) : null
  }
  return { status: 'ready', start, choices, request: row ? requestOf(row) : null, reread }
}

/** Where the person probably is, if the type of post has a country, which is optional (GD-79). */
function suggestedCountry(type: OpportunityType, options: PostOptionsQuery | undefined): string | null {
  const code = likelyCountry()
  if (code === null || !fieldsOfType(type).includes('countryId')) return null
  return options?.master_countries.find((country) => country.country_code === code)?.id ?? null
}

function toStart({ type, description: usual }: FormStart, row: EditedRow): FormStart {
  const expert = row.assigned_expert ? toAskedExpert(row.assigned_expert) : null
  const description = expert ? descriptionFor(row, usual) : usual
  return {
    type,
    description,
    expert,
    edited: { id: row.id, version: row.version_no },
    stored: fromStoredOpportunity(row, description),
    storedDocuments: toAttachedDocuments(row),
  }
}

/** The form of a post that is for one expert, with what its role may be offered. */
function descriptionFor(row: EditedRow, usual: PostFormDescription): PostFormDescription {
  const form = addressedForm(row.type) ?? usual
  const roleBudgets = toRoleBudgets(row.priced_roles[0]?.role?.budget_ranges)
  return form.fromRateCard ? { ...form, limits: { ...form.limits, roleBudgets } } : form
}

/** What staff asked the poster to change, shown above the form until it is sent again. */
function requestOf({ review }: { review: Review }): string | null {
  return review?.review_status === 'changes requested' ? (review.review_reason ?? REASON_MISSING) : null
}

function isEditable(row: { status: string; poster: { user_id: string | null } | null }, userId: string): boolean {
  const isPoster = row.poster?.user_id === userId
  return isOpportunityStatus(row.status) && optionsMenu(row.status, isPoster).canEdit
}

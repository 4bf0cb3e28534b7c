import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { fetchNewest } from '#lib/forms/fetch-newest.js'
import { useDraftForm } from '#lib/forms/use-draft-form.js'
import { useDraftSubmit } from '#lib/forms/use-draft-submit.js'
import { showFieldErrors } from '#lib/schema-form.js'
import { useSignedInUser } from '#lib/session.js'
import { useRefreshAfterSave } from '../use-refresh-after-save'
import {
  type OwnExpertProfileQuery,
  useExpertProfileOptionsQuery,
  useOwnExpertProfileQuery,
  useSaveExpertProfileMutation,
} from './expert-profile.expert.generated'
import { toFormValues, toProfileChoices, toSaveVariables } from './expert-profile-values'

const loadSchema = async () => (await import('#contract/identity/expert-profile.schema.js')).expertProfileSchema

/** The stored profile and the options to choose from, in one request. */
export function useExpertProfile() {
  const { id: me } = useSignedInUser()
  const options = useExpertProfileOptionsQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  const stored = useOwnExpertProfileQuery({ me })
  const choices = useMemo(() => (options.data ? toProfileChoices(options.data) : null), [options.data])
  return {
    profile: stored.data,
    choices,
    error: stored.error ?? options.error,
    retry: () => void Promise.all([stored.refetch(), options.refetch()]),
  }
}

/** The form for the stored profile; unsaved input survives until it is saved. */
export function useExpertProfileForm(profile: OwnExpertProfileQuery) {
  const { id: me } = useSignedInUser()
  const refresh = useRefreshAfterSave()
  const queryClient = useQueryClient()
  const stored = toFormValues(profile)
  const kept = useDraftForm({ ownerId: me, name: 'expert-profile', stored, loadSchema })
  const sent = useRef(stored)
  const save = useSaveExpertProfileMutation({
    onSuccess: () => {
      kept.markSaved(sent.current)
      refresh()
    },
    onError: (error) => {
      showFieldErrors(kept.form, error)
      // another tab may have saved, so compute what is new from what is stored now
      void queryClient.invalidateQueries({ queryKey: [useOwnExpertProfileQuery.rootKey] })
    },
  })
  const { question, submit, isSubmitting } = useDraftSubmit(kept, stored, {
    readStored: async () =>
      toFormValues(
        await fetchNewest(queryClient, {
          queryKey: useOwnExpertProfileQuery.getKey({ me }),
          queryFn: useOwnExpertProfileQuery.fetcher({ me }),
        }),
      ),
    send: (values, newest) => {
      sent.current = values
      return save.mutateAsync(toSaveVariables(me, values, newest))
    },
  })
  return { kept, save, question, submit, isBusy: isSubmitting || save.isPending }
}

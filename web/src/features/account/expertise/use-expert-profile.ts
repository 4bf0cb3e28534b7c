import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect, useMemo } from 'react'
import type { ExpertProfile } from '../../../../../actions/contract/identity/expert-profile.schema'
import { useDraft } from '../../../lib/draft-storage'
import { showFieldErrors, useSchemaForm } from '../../../lib/schema-form'
import { renewSession, useSignedInUser } from '../../../lib/session'
import { useAlerts } from '../../../ui/feedback/alert-centre'
import {
  type OwnExpertProfileQuery,
  useExpertProfileOptionsQuery,
  useOwnExpertProfileQuery,
  useSaveExpertProfileMutation,
} from './expert-profile.expert.generated'
import { toFormValues, toProfileChoices, toSaveVariables } from './expert-profile-values'

const loadSchema = async () =>
  (await import('../../../../../actions/contract/identity/expert-profile.schema')).expertProfileSchema

/** The stored profile and the lists to choose from, asked for together. */
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

/** The form over the stored profile; what is typed survives a reload. */
export function useExpertProfileForm(profile: OwnExpertProfileQuery) {
  const { id: me } = useSignedInUser()
  const store = useStore()
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const draft = useDraft<ExpertProfile>(me, 'expert-profile')
  const stored = toFormValues(profile)
  const form = useSchemaForm<ExpertProfile>(loadSchema, stored)
  const save = useSaveExpertProfileMutation({
    onSuccess: async () => {
      draft.clear()
      form.reset(form.getValues())
      alerts.show({ tone: 'success', text: 'Saved.' })
      await queryClient.invalidateQueries()
      await renewSession(store)
    },
    onError: async (error) => {
      showFieldErrors(form, error)
      // another tab may have saved meanwhile: what is new is told from what is stored now
      await queryClient.invalidateQueries({ queryKey: [useOwnExpertProfileQuery.rootKey] })
    },
  })

  const { watch, setValue } = form
  const { read, save: saveDraft } = draft
  useEffect(() => {
    for (const [name, value] of Object.entries(read() ?? {}))
      setValue(name as keyof ExpertProfile, value, { shouldDirty: true })
    const subscription = watch((values) => saveDraft(values as ExpertProfile))
    return () => subscription.unsubscribe()
  }, [watch, setValue, read, saveDraft])

  const submit = form.handleSubmit((values) => save.mutate(toSaveVariables(me, values, stored)))
  return { form, save, submit }
}

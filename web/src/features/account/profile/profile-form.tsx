import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import type { AccountProfile } from '../../../../../actions/contract/identity/account-profile.schema'
import { browserTimeZone, timeZones } from '../../../lib/dates'
import { useDraft } from '../../../lib/draft-storage'
import { showFieldErrors, useSchemaForm } from '../../../lib/schema-form'
import { renewSession, useSignedInUser } from '../../../lib/session'
import { Button } from '../../../ui/button/button'
import { useAlerts } from '../../../ui/feedback/alert-centre'
import { FormRefusal } from '../../../ui/feedback/form-refusal'
import { Field } from '../../../ui/form/field'
import { NativeSelect } from '../../../ui/form/native-select'
import { TextInput } from '../../../ui/form/text-input'
import {
  type AccountDetailsQuery,
  useAccountDetailsQuery,
  useUpdateAccountDetailsMutation,
} from './account-details.generated'

const loadAccountProfileSchema = async () =>
  (await import('../../../../../actions/contract/identity/account-profile.schema')).accountProfileSchema

const ZONES = timeZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

type Details = NonNullable<AccountDetailsQuery['users_by_pk']>

export function ProfileForm({ details }: { details: Details }) {
  const { form, save, submit } = useProfileForm(details)
  const { errors } = form.formState
  return (
    <form noValidate className="grid max-w-form gap-6" onSubmit={submit}>
      <FormRefusal error={save.error} />
      <div className="grid gap-6 md:grid-cols-2 md:gap-4">
        <Field label="First name" error={errors.firstName?.message}>
          {(control) => <TextInput {...control} {...form.register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          {(control) => <TextInput {...control} {...form.register('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field
        label="Headline"
        hint="What you do, in a few words: Head of Marketing, Pricing adviser."
        isOptional
        error={errors.designation?.message}
      >
        {(control) => <TextInput {...control} {...form.register('designation')} autoComplete="organization-title" />}
      </Field>
      <Field label="Time zone" error={errors.timeZone?.message}>
        {(control) => <NativeSelect {...control} {...form.register('timeZone')} options={ZONES} />}
      </Field>
      <div>
        <Button type="submit" variant="primary" isBusy={save.isPending}>
          Save
        </Button>
      </div>
    </form>
  )
}

function useProfileForm(details: Details) {
  const me = useSignedInUser()
  const store = useStore()
  const queryClient = useQueryClient()
  const alerts = useAlerts()
  const draft = useDraft<AccountProfile>(me.id, 'account-profile')
  const stored: AccountProfile = {
    firstName: details.first_name,
    lastName: details.last_name,
    designation: details.designation ?? '',
    timeZone: details.account?.time_zone || browserTimeZone(),
  }
  const form = useSchemaForm<AccountProfile>(loadAccountProfileSchema, stored)
  const save = useUpdateAccountDetailsMutation({
    onSuccess: async () => {
      draft.clear()
      form.reset(form.getValues())
      alerts.show({ tone: 'success', text: 'Saved.' })
      await queryClient.invalidateQueries({ queryKey: [useAccountDetailsQuery.rootKey] })
      await renewSession(store)
    },
    onError: (error) => showFieldErrors(form, error),
  })

  const { watch, setValue } = form
  const { read, save: saveDraft } = draft
  useEffect(() => {
    // laid over the stored values, so that the form knows it as not yet saved
    for (const [name, value] of Object.entries(read() ?? {}))
      setValue(name as keyof AccountProfile, value, { shouldDirty: true })
    const subscription = watch((values) => saveDraft(values as AccountProfile))
    return () => subscription.unsubscribe()
  }, [watch, setValue, read, saveDraft])

  const submit = form.handleSubmit(({ designation, ...values }) =>
    save.mutate({ me: me.id, ...values, designation: designation || null }),
  )
  return { form, save, submit }
}

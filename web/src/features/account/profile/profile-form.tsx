import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { textOrNull } from '#contract/format/visible-text.js'
import type { AccountProfile } from '#contract/identity/account-profile.schema.js'
import { NameFields } from '#entities/user/name-fields.js'
import { browserTimeZone, timeZones } from '#lib/dates.js'
import { fetchNewest } from '#lib/forms/fetch-newest.js'
import { useDraftForm } from '#lib/forms/use-draft-form.js'
import { useDraftSubmit } from '#lib/forms/use-draft-submit.js'
import { showFieldErrors } from '#lib/schema-form.js'
import { useSignedInUser } from '#lib/session.js'
import { Field } from '#ui/form/field.js'
import { NativeSelect } from '#ui/form/native-select.js'
import { SaveRow } from '#ui/form/save-row.js'
import { SavedElsewhere } from '#ui/form/saved-elsewhere.js'
import { TextInput } from '#ui/form/text-input.js'
import { useRefreshAfterSave } from '../use-refresh-after-save'
import {
  type AccountDetailsQuery,
  useAccountDetailsQuery,
  useUpdateAccountDetailsMutation,
} from './account-details.generated'

const loadAccountProfileSchema = async () =>
  (await import('#contract/identity/account-profile.schema.js')).accountProfileSchema

const LABELS: Record<keyof AccountProfile, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  designation: 'Headline',
  timeZone: 'Time zone',
}

type Details = NonNullable<AccountDetailsQuery['users_by_pk']>

export function ProfileForm({ details }: { details: Details }) {
  const { kept, save, question, submit, isBusy } = useProfileForm(details)
  const { register, formState } = kept.form
  const { errors } = formState
  const zone = details.account?.time_zone
  const zones = useMemo(() => zoneOptions(zone), [zone])
  return (
    <form noValidate className="grid max-w-form gap-6" onSubmit={submit}>
      <SavedElsewhere
        ref={question}
        conflicts={kept.conflicts.map(({ field, theirs }) => ({ field, label: LABELS[field], theirs }))}
        onKeep={kept.keepMine}
        onTake={kept.takeTheirs}
      />
      <NameFields register={register} errors={errors} />
      <Field
        label={LABELS.designation}
        hint="What you do, in a few words: Head of Marketing, Pricing adviser."
        isOptional
        error={errors.designation?.message}
      >
        {(control) => <TextInput {...control} {...register('designation')} autoComplete="organization-title" />}
      </Field>
      <Field label={LABELS.timeZone} error={errors.timeZone?.message}>
        {(control) => <NativeSelect {...control} {...register('timeZone')} options={zones} />}
      </Field>
      <SaveRow label="Save" kept={kept} isBusy={isBusy} error={save.error} />
    </form>
  )
}

/** The browser's list omits some zones it understands, UTC among them; the stored one is always included. */
function zoneOptions(stored: string | null | undefined) {
  const zones = new Set([...timeZones(), 'UTC', browserTimeZone(), ...(stored ? [stored] : [])])
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}

function toValues(details: Details): AccountProfile {
  return {
    firstName: details.first_name,
    lastName: details.last_name,
    designation: details.designation ?? '',
    timeZone: details.account?.time_zone || browserTimeZone(),
  }
}

function useProfileForm(details: Details) {
  const me = useSignedInUser()
  const refresh = useRefreshAfterSave()
  const queryClient = useQueryClient()
  const stored = toValues(details)
  const kept = useDraftForm({ ownerId: me.id, name: 'account-profile', stored, loadSchema: loadAccountProfileSchema })
  const save = useUpdateAccountDetailsMutation({
    onSuccess: (_answer, { firstName, lastName, designation, timeZone }) => {
      kept.markSaved({ firstName, lastName, designation: designation ?? '', timeZone: timeZone ?? '' })
      refresh()
    },
    onError: (error) => showFieldErrors(kept.form, error),
  })
  const { question, submit, isSubmitting } = useDraftSubmit(kept, stored, {
    readStored: async () => {
      const answer = await fetchNewest(queryClient, {
        queryKey: useAccountDetailsQuery.getKey({ me: me.id }),
        queryFn: useAccountDetailsQuery.fetcher({ me: me.id }),
      })
      return answer.users_by_pk ? toValues(answer.users_by_pk) : stored
    },
    send: ({ designation, ...values }) =>
      save.mutateAsync({ me: me.id, ...values, designation: textOrNull(designation) }),
  })
  return { kept, save, question, submit, isBusy: isSubmitting || save.isPending }
}

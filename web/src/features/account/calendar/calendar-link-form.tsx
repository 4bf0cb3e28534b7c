import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { textOrNull } from '#contract/format/visible-text.js'
import { fetchNewest } from '#lib/forms/fetch-newest.js'
import { useDraftForm } from '#lib/forms/use-draft-form.js'
import { useDraftSubmit } from '#lib/forms/use-draft-submit.js'
import { showFieldErrors } from '#lib/schema-form.js'
import { useSignedInUser } from '#lib/session.js'
import { ErrorState } from '#ui/feedback/error-state.js'
import { SkeletonRows } from '#ui/feedback/skeleton.js'
import { Field } from '#ui/form/field.js'
import { SaveRow } from '#ui/form/save-row.js'
import { SavedElsewhere } from '#ui/form/saved-elsewhere.js'
import { TextInput } from '#ui/form/text-input.js'
import { useRefreshAfterSave } from '../use-refresh-after-save'
import { useOwnCalendarLinkQuery, useSaveCalendarLinkMutation } from './calendar-link.expert.generated'

const LABEL = 'Scheduling link'
const loadSchema = async () => (await import('#contract/identity/profile/calendar-link.schema.js')).calendarLinkSchema

/** The page where people book a time with an expert, and what it is for (CAL-01). */
export function CalendarLinkForm() {
  const { id: me } = useSignedInUser()
  const { data, error, refetch } = useOwnCalendarLinkQuery({ me })
  if (data) return <LinkForm me={me} calendly={data.user_accounts_by_pk?.calendly ?? ''} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <SkeletonRows label="Loading your scheduling link" className="max-w-form gap-4" rows={['h-16', 'h-10']} />
}

function LinkForm({ me, calendly }: { me: string; calendly: string }) {
  const { kept, save, question, submit, isBusy } = useLinkForm(me, calendly)
  const { register, formState } = kept.form
  return (
    <form noValidate aria-label={LABEL} className="grid max-w-form gap-6" onSubmit={submit}>
      <SavedElsewhere
        ref={question}
        conflicts={kept.conflicts.map(({ field, theirs }) => ({ field, label: LABEL, theirs }))}
        onKeep={kept.keepMine}
        onTake={kept.takeTheirs}
      />
      <Field
        // the section around it has the name
        label="Web address"
        hint="Where people book a time with you, at Calendly or any other calendar. Companies you’ve applied to use it to book their call with you; nobody else can see it."
        isOptional
        error={formState.errors.calendly?.message}
      >
        {(field) => (
          <TextInput {...field} {...register('calendly')} type="url" placeholder="https://calendly.com/you" />
        )}
      </Field>
      <SaveRow label={calendly ? 'Update' : 'Save'} kept={kept} isBusy={isBusy} error={save.error} />
    </form>
  )
}

function useLinkForm(me: string, calendly: string) {
  const refresh = useRefreshAfterSave()
  const queryClient = useQueryClient()
  const stored = { calendly }
  const kept = useDraftForm({ ownerId: me, name: 'calendar-link', stored, loadSchema })
  const sent = useRef(stored)
  const save = useSaveCalendarLinkMutation({
    onSuccess: () => {
      kept.markSaved(sent.current)
      refresh()
    },
    onError: (error) => void showFieldErrors(kept.form, error),
  })
  const { question, submit, isSubmitting } = useDraftSubmit(kept, stored, {
    readStored: async () => {
      const { user_accounts_by_pk: account } = await fetchNewest(queryClient, {
        queryKey: useOwnCalendarLinkQuery.getKey({ me }),
        queryFn: useOwnCalendarLinkQuery.fetcher({ me }),
      })
      return { calendly: account?.calendly ?? '' }
    },
    send: (values) => {
      sent.current = values
      return save.mutateAsync({ me, calendly: textOrNull(values.calendly) })
    },
  })
  return { kept, save, question, submit, isBusy: isSubmitting || save.isPending }
}

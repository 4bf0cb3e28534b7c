import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { EntryKind } from '#contract/identity/profile/profile-entries.messages.js'
import type { ProfileEntries } from '#contract/identity/profile/profile-entries.schema.js'
import { fetchNewest } from '#lib/forms/fetch-newest.js'
import { useDraftForm } from '#lib/forms/use-draft-form.js'
import { useDraftSubmit } from '#lib/forms/use-draft-submit.js'
import { showFieldErrors } from '#lib/schema-form.js'
import { useRefreshAfterSave } from '../use-refresh-after-save'
import { isStored, savedEntries, toEntriesForm, toSaveEntries } from './entry-values'
import {
  type OwnProfileEntriesQuery,
  useOwnProfileEntriesQuery,
  useSaveProfileEntriesMutation,
} from './profile-entries.expert.generated'

/** The form over one's stored list of a kind; what is typed survives until it is saved. */
export function useEntriesForm(me: string, kind: EntryKind, data: OwnProfileEntriesQuery, onSaved: () => void) {
  const refresh = useRefreshAfterSave()
  const queryClient = useQueryClient()
  const stored = toEntriesForm(data)
  const loadSchema = useCallback(
    async () => (await import('#contract/identity/profile/profile-entries.schema.js')).profileEntriesSchema(kind),
    [kind],
  )
  const kept = useDraftForm<ProfileEntries>({ ownerId: me, name: `profile-${kind}`, stored, loadSchema })
  const sent = useRef(stored)
  const save = useSaveProfileEntriesMutation({
    onSuccess: async ({ update_profile_entries_many: untitled }, { untitledIds }) => {
      const lost = [untitledIds].flat().filter((_, place) => !untitled?.[place]?.affected_rows)
      const { form } = kept
      const shown = form.getValues('entries')
      // what was deleted elsewhere at the same moment stays here, to be saved as an entry of its own
      const left = savedEntries(shown, lost)
      // it renders all fields anew, and whoever types in one goes on elsewhere
      if (left.some((entry, place) => entry !== shown[place])) form.setValue('entries', left)
      kept.markSaved({ entries: savedEntries(sent.current.entries, lost).filter(isStored) })
      refresh()
      if (lost.length === 0) onSaved()
      else await form.trigger()
    },
    onError: (error) => void showFieldErrors(kept.form, error),
  })
  const { question, submit, isSubmitting } = useDraftSubmit(kept, stored, {
    readStored: async () =>
      toEntriesForm(
        await fetchNewest(queryClient, {
          queryKey: useOwnProfileEntriesQuery.getKey({ me, kind }),
          queryFn: useOwnProfileEntriesQuery.fetcher({ me, kind }),
        }),
      ),
    send: (values) => {
      sent.current = values
      return save.mutateAsync(toSaveEntries(me, kind, values))
    },
  })
  return { kept, save, question, submit, isBusy: isSubmitting || save.isPending }
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { ProfileBio } from '#contract/identity/profile/profile-bio.schema.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { asEditorReports } from '#contract/rich-text/editor-adapter.js'
import { plainToRichText, type RawContent } from '#contract/rich-text/raw-content.js'
import { fetchNewest } from '#lib/forms/fetch-newest.js'
import { useDraftForm } from '#lib/forms/use-draft-form.js'
import { useDraftSubmit } from '#lib/forms/use-draft-submit.js'
import { showFieldErrors } from '#lib/schema-form.js'
import { useRefreshAfterSave } from '../use-refresh-after-save'
import { type OwnBioQuery, useOwnBioQuery, useSaveProfileBioMutation } from './profile-bio.expert.generated'

const loadSchema = async () => (await import('#contract/identity/profile/profile-bio.schema.js')).profileBioSchema

/** The form over the stored bio; what is typed survives until it is saved. */
export function useBioForm(me: string, data: OwnBioQuery) {
  const refresh = useRefreshAfterSave()
  const queryClient = useQueryClient()
  const stored = toBioForm(data)
  const kept = useDraftForm<ProfileBio>({ ownerId: me, name: 'profile-bio', stored, loadSchema })
  const sent = useRef(stored)
  const save = useSaveProfileBioMutation({
    onSuccess: () => {
      kept.markSaved(sent.current)
      refresh()
    },
    onError: (error) => void showFieldErrors(kept.form, error),
  })
  const { question, submit, isSubmitting } = useDraftSubmit(kept, stored, {
    readStored: async () => {
      const newest = toBioForm(
        await fetchNewest(queryClient, {
          queryKey: useOwnBioQuery.getKey({ me }),
          queryFn: useOwnBioQuery.fetcher({ me }),
        }),
      )
      return newest
    },
    send: (values) => {
      sent.current = values
      return save.mutateAsync(values)
    },
  })
  return { kept, ...useEditorOf(kept.form), save, question, submit, isBusy: isSubmitting || save.isPending }
}

/**
 * The editor reads its text once, so a text that it didn't report itself needs another editor: a version that was saved
 * elsewhere, or the one from before the changes.
 */
function useEditorOf({ control, getValues }: UseFormReturn<ProfileBio>) {
  const inEditor = useRef(getValues('bio'))
  const [resetCount, setResetCount] = useState(0)
  const bio = useWatch({ control, name: 'bio' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever the text changes
  useEffect(() => {
    // the editor may have reported more since this was rendered
    const now = getValues('bio')
    if (JSON.stringify(now) === JSON.stringify(inEditor.current)) return
    inEditor.current = now
    setResetCount((count) => count + 1)
  }, [bio, getValues])
  return {
    bio,
    resetCount,
    /** to be called with what the editor reports, before the form learns of it */
    noteReported(reported: RawContent) {
      inEditor.current = reported
    },
  }
}

/** The stored bio as the editor reports it, so that opening it changes nothing. */
function toBioForm({ expert_details_by_pk: details }: OwnBioQuery): ProfileBio {
  const rich = cleanRichText(details?.bio_rich_text) ?? plainToRichText(details?.bio ?? '')
  return { bio: asEditorReports(rich) }
}

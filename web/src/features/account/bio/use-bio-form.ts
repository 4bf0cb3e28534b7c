import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useRef, useState } from 'react'
import type { ProfileBio } from '#contract/identity/profile/profile-bio.schema.js'
import { cleanRichText } from '#contract/rich-text/clean-rich-text.js'
import { asEditorReports } from '#contract/rich-text/editor-adapter.js'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import { fetchNewest } from '#lib/forms/fetch-newest.js'
import { useDraftForm } from '#lib/forms/use-draft-form.js'
import { useDraftSubmit } from '#lib/forms/use-draft-submit.js'
import { showFieldErrors } from '#lib/schema-form.js'
import { renewSession } from '#lib/session.js'
import { type OwnBioQuery, useOwnBioQuery, useSaveProfileBioMutation } from './profile-bio.expert.generated'

const loadSchema = async () => (await import('#contract/identity/profile/profile-bio.schema.js')).profileBioSchema

/** The form over the stored bio; what is typed survives until it is saved. */
export function useBioForm(me: string, data: OwnBioQuery) {
  const store = useStore()
  const queryClient = useQueryClient()
  const stored = toBioForm(data)
  const draft = useDraftForm<ProfileBio>({ ownerId: me, name: 'profile-bio', stored, loadSchema })
  // the editor reads its text once, so another text needs another editor
  const [resetCount, setResetCount] = useState(0)
  const reset = () => setResetCount((count) => count + 1)
  const kept = {
    ...draft,
    takeTheirs: (field: keyof ProfileBio) => {
      draft.takeTheirs(field)
      reset()
    },
    discard: () => {
      draft.discard()
      reset()
    },
  }
  const sent = useRef(stored)
  const save = useSaveProfileBioMutation({
    onSuccess: async () => {
      draft.markSaved(sent.current)
      await queryClient.invalidateQueries()
      await renewSession(store)
    },
    onError: (error) => void showFieldErrors(draft.form, error),
  })
  const { question, submit, isSubmitting } = useDraftSubmit(draft, stored, {
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
  return { kept, resetCount, save, question, submit, isBusy: isSubmitting || save.isPending }
}

/** The stored bio as the editor reports it, so that opening it changes nothing. */
function toBioForm({ expert_details_by_pk: details }: OwnBioQuery): ProfileBio {
  const rich = cleanRichText(details?.bio_rich_text) ?? plainToRichText(details?.bio ?? '')
  return { bio: asEditorReports(rich) }
}

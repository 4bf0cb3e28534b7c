import { yupResolver } from '@hookform/resolvers/yup'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { PostForm } from '#contract/opportunities/types/post-fields.js'
import { emptyPostForm, postSchema } from '#contract/opportunities/types/post-form.js'
import type { PostFormDescription } from '#contract/opportunities/types/post-type.js'
import { type OpportunityType, postForm } from '#contract/opportunities/types.js'
import type { AttachedDocument } from '#entities/document/attached-document.js'
import { forgetPostId, wasTried } from '#entities/opportunity/posting-attempt.js'
import { draftAge, draftName } from '#entities/opportunity/posting-draft.js'
import { pick } from '#lib/forms/merge-draft.js'
import { useDraftOver } from '#lib/forms/use-draft-over.js'
import { documentFields } from './form-values'

/** What is kept of an unsent form: the fields, and the names of files that are uploaded already. */
export type KeptForm = Omit<PostForm, 'ndaIds' | 'assetIds'> & { documents: AttachedDocument[] }

export interface FormStart {
  type: OpportunityType
  description: PostFormDescription
  /** the post and its version as it was read; null for a new one */
  edited: { id: string; version: number } | null
  stored: PostForm
  storedDocuments: AttachedDocument[]
}

/** @throws Error where nobody can post this type, which then has no address either */
export function newForm(type: OpportunityType): FormStart {
  const description = postForm(type)
  if (!description) throw new Error(`${type} has no form`)
  return { type, description, edited: null, stored: emptyPostForm(description), storedDocuments: [] }
}

const toKept = ({ ndaIds: _ndas, assetIds: _assets, ...form }: PostForm, documents: AttachedDocument[]) => ({
  ...form,
  documents,
})

/**
 * The form with its draft: what is typed is kept in this browser and comes back after a reload, an ended session or a failure,
 * until it is sent or discarded. Errors show on leaving a field and on submit.
 */
export function usePostForm(ownerId: string, opening: FormStart) {
  const { type, description, edited: opened, stored, storedDocuments } = opening
  const name = draftName(type, opened?.id ?? null)
  // what the form stands over, which is not always what was read last
  const [edited, setEdited] = useState(opened)
  const draft = useDraftOver<KeptForm>(ownerId, name, toKept(stored, storedDocuments))
  const { start, base, standing, keep: keepDraft, rebase: rebaseDraft, markSaved, settle } = draft
  // a draft that says what is stored, because its own sending got no answer, brings nothing back
  const [restoredAge, setRestoredAge] = useState(() => (standing.isUnsaved ? draftAge(ownerId, name) : null))
  const isTried = useAttempt(ownerId, type, opened === null, standing.isUnsaved)
  const isSent = useRef(false)
  // the form goes on reporting after it was sent, and its editor a little later still: that brings nothing back
  const keep = useCallback((values: KeptForm) => (isSent.current ? undefined : keepDraft(values)), [keepDraft])
  const [documents, setDocuments] = useState(start.documents)
  // A rich text field reads its value once: a new number makes it read again.
  const [resetCount, setResetCount] = useState(0)

  const form = useForm<PostForm>({
    defaultValues: { ...stored, ...withoutDocuments(start), ...documentFields(start.documents) },
    resolver: yupResolver(postSchema(description)) as unknown as Resolver<PostForm>,
    mode: 'onTouched',
  })
  const now = useCallback(() => toKept(form.getValues(), documents), [form, documents])

  useEffect(
    // leaving a field reports as well; a form that reads as stored is no draft
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(toKept(values, documents)) }),
    [form, keep, documents],
  )

  const changeDocuments = useCallback(
    (change: (documents: AttachedDocument[]) => AttachedDocument[]) =>
      setDocuments((before) => {
        const after = change(before)
        keep(toKept(form.getValues(), after))
        return after
      }),
    [form, keep],
  )

  useEffect(() => {
    const { ndaIds, assetIds } = documentFields(documents)
    form.setValue('ndaIds', ndaIds, { shouldValidate: form.formState.isSubmitted || ndaIds.length > 0 })
    form.setValue('assetIds', assetIds, { shouldValidate: assetIds.length > 0 })
  }, [form, documents])

  /** Everything was sent, and the form has done its work. */
  const forgetDraft = useCallback(() => {
    markSaved(now(), now())
    isSent.current = true
  }, [markSaved, now])

  const show = useCallback(
    (values: KeptForm) => {
      form.reset({ ...withoutDocuments(values), ...documentFields(values.documents) })
      setDocuments(values.documents)
      setResetCount((count) => count + 1)
      keep(values)
    },
    [form, keep],
  )
  const discard = useCallback(() => {
    show(base.current)
    setRestoredAge(null)
    if (!opened) forgetPostId(ownerId, type)
  }, [show, base, opened, ownerId, type])

  /** The post was saved elsewhere: the form stands over that from now on. @returns whether somebody has to decide */
  const rebase = useCallback(
    (newer: FormStart) => {
      const { values, hasConflicts } = rebaseDraft(now(), toKept(newer.stored, newer.storedDocuments))
      show(values)
      setEdited(newer.edited)
      return hasConflicts
    },
    [rebaseDraft, now, show],
  )

  return {
    form,
    edited,
    documents,
    changeDocuments,
    isDraftKept: standing.isUnsaved,
    /** when the draft that this form began with was last typed, in words; null without one */
    restoredAge,
    wasTried: isTried,
    discard,
    rebase,
    forgetDraft,
    resetCount,
    conflicts: standing.conflicts,
    savedUnit: base.current.durationType,
    keepMine: (fields: readonly (keyof KeptForm)[]) => {
      for (const field of fields) settle(field, now())
    },
    takeTheirs: (fields: readonly (keyof KeptForm)[]) => show({ ...now(), ...pick(base.current, fields) }),
  }
}

/**
 * An attempt belongs to the draft that was tried: what is typed into an empty form is another post.
 * @returns whether there was one
 */
function useAttempt(ownerId: string, type: OpportunityType, isNew: boolean, isUnsaved: boolean): boolean {
  useEffect(() => {
    if (isNew && !isUnsaved) forgetPostId(ownerId, type)
  }, [ownerId, type, isNew, isUnsaved])
  return isNew && isUnsaved && wasTried(ownerId, type)
}

function withoutDocuments({ documents: _documents, ...form }: KeptForm): Omit<KeptForm, 'documents'> {
  return form
}

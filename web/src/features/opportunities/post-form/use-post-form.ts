import { yupResolver } from '@hookform/resolvers/yup'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import type { OpportunityType } from '#contract/opportunities/type-facts.js'
import type { PostForm } from '#contract/opportunities/types/fields/post-fields.js'
import { emptyPostForm, postSchema } from '#contract/opportunities/types/post-form.js'
import type { PostFormDescription } from '#contract/opportunities/types/post-type.js'
import { postForm } from '#contract/opportunities/types.js'
import type { AttachedDocument } from '#entities/document/attached-document.js'
import { forgetPostId, wasAttempted } from '#entities/opportunity/posting-attempt.js'
import { draftAge, draftName, keepAskedName } from '#entities/opportunity/posting-draft.js'
import { pick } from '#lib/forms/merge-draft.js'
import { useRowDraft } from '#lib/forms/use-row-draft.js'
import { documentFields } from './form-values'

/** What is kept of an unsent form: its fields, and the names of files already uploaded. */
export type KeptForm = Omit<PostForm, 'ndaIds' | 'assetIds'> & { documents: AttachedDocument[] }

/** The one expert a post is for. */
export interface AskedExpert {
  id: string
  name: string
}

export interface FormStart {
  type: OpportunityType
  description: PostFormDescription
  /** the one expert the post is for; null if it is for everybody who matches */
  expert: AskedExpert | null
  /** the post and the version that was read; null for a new one */
  edited: { id: string; version: number } | null
  stored: PostForm
  storedDocuments: AttachedDocument[]
}

/** @throws Error if this type can't be posted, in which case it has no address either */
export function newForm(type: OpportunityType, prefill: Partial<PostForm> = {}): FormStart {
  const description = postForm(type)
  if (!description) throw new Error(`${type} has no form`)
  const stored = { ...emptyPostForm(description), ...prefill }
  return { type, description, expert: null, edited: null, stored, storedDocuments: [] }
}

const toKept = ({ ndaIds: _ndas, assetIds: _assets, ...form }: PostForm, documents: AttachedDocument[]) => ({
  ...form,
  documents,
})

/**
 * The form with its draft. Input is kept in this browser and survives a reload, an ended session or a failure, until it
 * is sent or discarded. Errors show on blur and on submit.
 */
export function usePostForm(ownerId: string, opening: FormStart) {
  const { type, description, expert, edited: opened, stored, storedDocuments } = opening
  const expertId = expert?.id ?? null
  const name = draftName(type, opened?.id ?? null, expertId)
  // the version the form is based on, which may be older than the last one read
  const [edited, setEdited] = useState(opened)
  const draft = useRowDraft<KeptForm>(ownerId, name, toKept(stored, storedDocuments))
  const { start, base, state: standing, keep: keepDraft, rebase: rebaseDraft, markSaved, settle } = draft
  // if sending succeeded without a response, the draft equals what is stored and there is nothing to restore
  const [restoredAge, setRestoredAge] = useState(() => (standing.isUnsaved ? draftAge(ownerId, name) : null))
  const wasAttempted = useAttempt({ ownerId, type, expertId }, opened === null, standing.isUnsaved)
  const isSent = useRef(false)
  useAskedName(ownerId, type, opened ? null : expert, standing.isUnsaved)
  // the form still reports changes after sending, its editor even later; those must not recreate the draft
  const keep = useCallback((values: KeptForm) => (isSent.current ? undefined : keepDraft(values)), [keepDraft])
  const [documents, setDocuments] = useState(start.documents)
  // Rich text fields only read their initial value; a new number remounts them.
  const [resetCount, setResetCount] = useState(0)

  const form = useForm<PostForm>({
    defaultValues: { ...stored, ...withoutDocuments(start), ...documentFields(start.documents) },
    resolver: yupResolver(postSchema(description)) as unknown as Resolver<PostForm>,
    mode: 'onTouched',
  })
  const now = useCallback(() => toKept(form.getValues(), documents), [form, documents])

  useEffect(
    // blur events report too, and a form that equals what is stored is no draft
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
    if (!opened) forgetPostId(ownerId, type, expertId)
  }, [show, base, opened, ownerId, type, expertId])

  /** Rebases the form on a version that was saved elsewhere. @returns whether there are conflicts to resolve */
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
    name,
    form,
    edited,
    documents,
    changeDocuments,
    isDraftKept: standing.isUnsaved,
    /** how long ago the restored draft was last typed in, in words; null without one */
    restoredAge,
    wasSendAttempted: wasAttempted,
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

/** As long as there is a draft, keeps the name of the expert whom it asks. */
function useAskedName(ownerId: string, type: OpportunityType, expert: AskedExpert | null, isUnsaved: boolean): void {
  useEffect(() => {
    if (expert) keepAskedName(ownerId, type, expert.id, isUnsaved ? expert.name : null)
  }, [ownerId, type, expert, isUnsaved])
}

/**
 * An attempt belongs to the draft that was sent; what is typed into an empty form is another post.
 * @returns whether there was an attempt
 */
function useAttempt(
  { ownerId, type, expertId }: { ownerId: string; type: OpportunityType; expertId: string | null },
  isNew: boolean,
  isUnsaved: boolean,
): boolean {
  useEffect(() => {
    if (isNew && !isUnsaved) forgetPostId(ownerId, type, expertId)
  }, [ownerId, type, expertId, isNew, isUnsaved])
  return isNew && isUnsaved && wasAttempted(ownerId, type, expertId)
}

function withoutDocuments({ documents: _documents, ...form }: KeptForm): Omit<KeptForm, 'documents'> {
  return form
}

import { yupResolver } from '@hookform/resolvers/yup'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import {
  emptyFractionalForm,
  type FractionalForm,
  fractionalFormSchema,
} from '../../../../../actions/contract/opportunities/fractional-form.schema'
import type { AttachedDocument } from '../../../entities/document/attached-document'
import { useDraft } from '../../../lib/draft-storage'
import { documentFields } from './form-values'

/** What is kept of an unsent form: the fields, and the names of files that are uploaded already. */
interface FractionalDraft {
  form: FractionalForm
  documents: AttachedDocument[]
}

export interface FormStart {
  /** null for a new opportunity */
  opportunityId: string | null
  stored: FractionalForm
  storedDocuments: AttachedDocument[]
}

export const newForm = (): FormStart => ({ opportunityId: null, stored: emptyFractionalForm(), storedDocuments: [] })

/**
 * The form with its draft: what is typed is kept in this browser and comes back after a reload, an ended session or a failure,
 * until it is sent or discarded. Errors show on leaving a field and on submit.
 */
export function useFractionalForm(userId: string, { opportunityId, stored, storedDocuments }: FormStart) {
  const { read, save, clear } = useDraft<FractionalDraft>(userId, `fractional:${opportunityId ?? 'new'}`)
  const [draft] = useState(read)
  const [documents, setDocuments] = useState(draft?.documents ?? storedDocuments)
  const [isDraftKept, setIsDraftKept] = useState(draft !== null)
  // The form reports once more when its sending ends; that must not bring the sent draft back.
  const isSent = useRef(false)
  // A rich text field reads its value once: a new number makes it read again.
  const [resetCount, setResetCount] = useState(0)

  const form = useForm<FractionalForm>({
    // fields that a draft of an older form lacks start empty
    defaultValues: { ...emptyFractionalForm(), ...stored, ...draft?.form },
    resolver: yupResolver(fractionalFormSchema) as unknown as Resolver<FractionalForm>,
    mode: 'onTouched',
  })

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isSent.current) return
        // leaving a field reports as well; a form that reads as stored is no draft
        if (isSame(values, stored)) clear()
        else save({ form: values, documents })
        setIsDraftKept(!isSame(values, stored))
      },
    })
    return stop
  }, [form, save, clear, stored, documents])

  const changeDocuments = useCallback(
    (change: (documents: AttachedDocument[]) => AttachedDocument[]) => {
      setDocuments((before) => {
        const after = change(before)
        save({ form: { ...form.getValues(), ...documentFields(after) }, documents: after })
        return after
      })
      setIsDraftKept(true)
    },
    [form, save],
  )

  useEffect(() => {
    const { ndaIds, assetIds } = documentFields(documents)
    form.setValue('ndaIds', ndaIds, { shouldValidate: form.formState.isSubmitted || ndaIds.length > 0 })
    form.setValue('assetIds', assetIds, { shouldValidate: assetIds.length > 0 })
  }, [form, documents])

  const forgetDraft = useCallback(() => {
    isSent.current = true
    clear()
  }, [clear])

  const discard = useCallback(() => {
    form.reset(stored)
    setDocuments(storedDocuments)
    setResetCount((count) => count + 1)
    clear()
    setIsDraftKept(false)
  }, [form, stored, storedDocuments, clear])

  return { form, documents, changeDocuments, isDraftKept, discard, forgetDraft, resetCount }
}

function isSame(values: FractionalForm, stored: FractionalForm): boolean {
  return (Object.keys(stored) as (keyof FractionalForm)[]).every(
    (name) => JSON.stringify(values[name]) === JSON.stringify(stored[name]),
  )
}

import { useCallback, useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type LoadSchema, useSchemaForm } from '../schema-form'
import { fieldsOf, isSameValue } from './merge-draft'
import { type Conflict, useDraftOver } from './use-draft-over'
import { useNewerVersion } from './use-newer-version'

interface KeptFormOptions<Values extends FieldValues> {
  /** whose words these are: nobody else at this browser is shown them */
  ownerId: string
  name: string
  /** what the server holds now; may change while the form is open */
  stored: Values
  loadSchema: LoadSchema<Values>
}

export interface KeptForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  isUnsaved: boolean
  isSaved: boolean
  conflicts: readonly Conflict<Values>[]
  keepMine(field: keyof Values & string): void
  takeTheirs(field: keyof Values & string): void
  discard(): void
  /** Tells that the server holds these values. What was typed since they were sent stays unsaved. */
  markSaved(saved: Values): void
  /** Lays the form over a newer state. @returns whether somebody has to decide about a field */
  rebase(stored: Values): boolean
}

/**
 * A form over a stored row. What is typed is kept in this browser until it is saved, over reloads and ended sessions, and
 * knows what it was typed over: fields that were only changed elsewhere are taken over, and where both sides changed one
 * somebody is asked. Nothing is left of a draft once it is saved.
 */
export function useKeptForm<Values extends FieldValues>(options: KeptFormOptions<Values>): KeptForm<Values> {
  const { ownerId, name, stored, loadSchema } = options
  const { start, base, standing, ...draft } = useDraftOver<Values>(ownerId, name, stored)
  const form = useSchemaForm<Values>(loadSchema, start as DefaultValues<Values>)
  const { keep, rebase: rebaseDraft } = draft

  const fill = useCallback(
    (values: Values) => {
      for (const field of fieldsOf(values) as Path<Values>[])
        if (!isIdentical(form.getValues(field), values[field]))
          form.setValue(field, values[field] as PathValue<Values, Path<Values>>)
    },
    [form],
  )
  const rebase = useCallback(
    (newer: Values) => {
      const { values, hasConflicts } = rebaseDraft(form.getValues(), newer)
      fill(values)
      return hasConflicts
    },
    [form, rebaseDraft, fill],
  )

  useEffect(() => {
    let before = form.getValues()
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // a field that is left, checked or filled in with the same reports as well
        if (isIdentical(values, before)) return
        before = structuredClone(values)
        keep(values)
      },
    })
  }, [form, keep])

  useNewerVersion(stored, rebase)

  return {
    form,
    ...standing,
    rebase,
    keepMine: (field) => draft.settle(field, form.getValues()),
    takeTheirs: (field) => fill({ ...form.getValues(), [field]: base.current[field] }),
    discard: () => {
      form.reset(base.current)
      keep(base.current)
    },
    markSaved: (saved) => {
      const now = form.getValues()
      // the server stores without the spaces around
      const typedSince = fieldsOf(saved).filter((field) => !isSameValue(now[field], saved[field]))
      const shown = { ...saved, ...Object.fromEntries(typedSince.map((field) => [field, now[field]])) }
      fill(shown)
      draft.markSaved(saved, shown)
    },
  }
}

function isIdentical(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

import { useCallback, useEffect } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type LoadSchema, useValidatedForm } from '../schema-form'
import { fieldsOf, isSameValue } from './merge-draft'
import { useNewerVersion } from './use-newer-version'
import { type Conflict, useRowDraft } from './use-row-draft'

interface DraftFormOptions<Values extends FieldValues> {
  /** drafts are only shown to the user who typed them */
  ownerId: string
  name: string
  /** what the server has now; may change while the form is open */
  stored: Values
  loadSchema: LoadSchema<Values>
}

export interface DraftForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  isUnsaved: boolean
  isSaved: boolean
  conflicts: readonly Conflict<Values>[]
  keepMine(field: keyof Values & string): void
  takeTheirs(field: keyof Values & string): void
  discard(): void
  /** Shows how the checks completed what was typed, such as an address without its https://. */
  complete(validated: Values): void
  /** The server has these values. Input typed since they were sent stays unsaved. */
  markSaved(saved: Values): void
  /**
   * Rebases the form on a newer version.
   * @returns whether there are conflicts to resolve
   */
  rebase(stored: Values): boolean
}

/**
 * A form over a stored row. Input is kept in this browser until it is saved, across reloads and ended sessions,
 * together with the values it replaced. Fields changed only elsewhere are updated; where both sides changed one, the
 * user is asked. Saving clears the draft.
 */
export function useDraftForm<Values extends FieldValues>(options: DraftFormOptions<Values>): DraftForm<Values> {
  const { ownerId, name, stored, loadSchema } = options
  const { start, base, state: standing, ...draft } = useRowDraft<Values>(ownerId, name, stored)
  const form = useValidatedForm<Values>(loadSchema, start as DefaultValues<Values>)
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
        // blur, validation and setting the same value report as well
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
    complete: (validated) => {
      for (const [path, value] of completions(form.getValues(), validated))
        form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>)
    },
    markSaved: (saved) => {
      const now = form.getValues()
      // the server trims texts
      const typedSince = fieldsOf(saved).filter((field) => !isSameValue(now[field], saved[field]))
      const shown = { ...saved, ...Object.fromEntries(typedSince.map((field) => [field, now[field]])) }
      fill(shown)
      draft.markSaved(saved, shown)
    },
  }
}

type Entry = Record<string, unknown>

function isEntries(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)
}

/** What differs, by its path: a list whose entries stay is not set anew, which would take the focus out of it. */
function completions(typed: object, validated: object): [path: string, value: unknown][] {
  return Object.entries(validated).flatMap(([name, value]): [string, unknown][] => {
    const before = (typed as Entry)[name]
    if (isSameValue(before, value)) return []
    if (!isEntries(before) || !isEntries(value) || before.length !== value.length) return [[name, value]]
    return value.flatMap((entry, place) =>
      completions(before[place] ?? {}, entry).map(([path, inner]): [string, unknown] => [
        `${name}.${place}.${path}`,
        inner,
      ]),
    )
  })
}

function isIdentical(a: unknown, b: unknown): boolean {
  return JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder)
}

/** The checks return an object's fields in an order of their own. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

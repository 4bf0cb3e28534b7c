import { useCallback, useEffect, useRef, useState } from 'react'
import { useDraft } from '../draft-storage'
import { applyDraft, fieldsOf, pick, type UnsavedInput, unsavedInput } from './merge-draft'

export interface Conflict<Values> {
  field: keyof Values & string
  /** the value stored on the server now */
  theirs: Values[keyof Values & string]
}

interface DraftState<Values> {
  /** the form has input that the server doesn't have */
  isUnsaved: boolean
  /** the server has saved the form as it is now */
  isSaved: boolean
  /** fields that were changed here and, differently, elsewhere */
  conflicts: readonly Conflict<Values>[]
}

/**
 * The draft of a form over a stored row, kept per user in this browser: the version it was typed over and what is
 * unsaved. The form owns the values and reports every change.
 */
export function useRowDraft<Values extends object>(ownerId: string, name: string, stored: Values) {
  const { read, save, clear } = useDraft<UnsavedInput<Values>>(ownerId, name)
  const [start] = useState(() => {
    const kept = read()
    const { values, conflicts } = applyDraft(kept, stored)
    return { values, older: kept ? pick(kept.over as Values, conflicts) : {} }
  })
  const base = useRef(stored)
  // the value a conflicting field was typed over; the base has moved on since
  const older = useRef<Partial<Values>>(start.older)
  const isShownAsSaved = useRef(false)
  const [state, setState] = useState<DraftState<Values>>(() => ({
    isUnsaved: unsavedInput(stored, start.values) !== null,
    isSaved: false,
    conflicts: conflictsOf(start.older, stored),
  }))

  // a save may have succeeded although its response was lost
  useEffect(() => {
    if (unsavedInput(base.current, start.values) === null) clear()
  }, [start, clear])

  const unsavedIn = useCallback((now: Values): UnsavedInput<Values> | null => {
    const found = unsavedInput(base.current, now)
    return found && { ...found, over: { ...found.over, ...older.current } }
  }, [])

  /** Stores what is unsaved, or clears the draft if everything is saved. */
  const keep = useCallback(
    (now: Values, isSaved = false) => {
      const kept = unsavedIn(now)
      const open = fieldsOf(older.current).filter((field) => kept && field in kept.typed)
      older.current = pick(older.current as Values, open)
      if (kept) save(kept)
      else clear()
      const next = {
        isUnsaved: kept !== null,
        isSaved: isSaved && kept === null,
        conflicts: conflictsOf(older.current, base.current),
      }
      // called on every keystroke, but only re-renders when the state differs
      setState((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
      isShownAsSaved.current = next.isSaved
    },
    [unsavedIn, save, clear],
  )

  /**
   * The server has a newer version.
   * @returns the values to show from now on
   */
  const rebase = useCallback(
    (now: Values, newer: Values): { values: Values; hasConflicts: boolean } => {
      const draft = unsavedIn(now)
      const { values, conflicts } = applyDraft(draft, newer)
      older.current = draft ? pick(draft.over as Values, conflicts) : {}
      // the response to our own save is not a change made elsewhere
      const isOwnSave = isShownAsSaved.current && unsavedInput(base.current, newer) === null
      base.current = newer
      keep(values, isOwnSave)
      return { values, hasConflicts: conflicts.length > 0 }
    },
    [unsavedIn, keep],
  )

  /**
   * Everything sent has been stored.
   * @param now the values in the form by then
   */
  const markSaved = useCallback(
    (saved: Values, now: Values) => {
      base.current = saved
      older.current = {}
      keep(now, true)
    },
    [keep],
  )

  /** The user has compared both versions and decided. */
  const settle = useCallback(
    (field: keyof Values, now: Values) => {
      const { [field]: _decided, ...open } = older.current
      older.current = open as Partial<Values>
      keep(now)
    },
    [keep],
  )

  return { start: start.values, base, state, keep, rebase, markSaved, settle }
}

function conflictsOf<Values extends object>(older: Partial<Values>, stored: Values): Conflict<Values>[] {
  return fieldsOf(older).map((field) => ({
    field: field as keyof Values & string,
    theirs: stored[field as keyof Values & string],
  }))
}

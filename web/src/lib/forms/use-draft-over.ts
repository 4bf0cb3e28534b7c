import { useCallback, useEffect, useRef, useState } from 'react'
import { useDraft } from '../draft-storage'
import { fieldsOf, layOver, pick, type TypedOver, typedOver } from './merge-draft'

export interface Conflict<Values> {
  field: keyof Values & string
  /** the value stored on the server now */
  theirs: Values[keyof Values & string]
}

interface Standing<Values> {
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
export function useDraftOver<Values extends object>(ownerId: string, name: string, stored: Values) {
  const { read, save, clear } = useDraft<TypedOver<Values>>(ownerId, name)
  const [start] = useState(() => {
    const kept = read()
    const { values, conflicts } = layOver(kept, stored)
    return { values, older: kept ? pick(kept.over as Values, conflicts) : {} }
  })
  const base = useRef(stored)
  // the value a conflicting field was typed over; the base has moved on since
  const older = useRef<Partial<Values>>(start.older)
  const isSaidSaved = useRef(false)
  const [standing, setStanding] = useState<Standing<Values>>(() => ({
    isUnsaved: typedOver(stored, start.values) !== null,
    isSaved: false,
    conflicts: conflictsOf(start.older, stored),
  }))

  // a save may have succeeded although its response was lost
  useEffect(() => {
    if (typedOver(base.current, start.values) === null) clear()
  }, [start, clear])

  const unsavedIn = useCallback((now: Values): TypedOver<Values> | null => {
    const found = typedOver(base.current, now)
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
      setStanding((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
      isSaidSaved.current = next.isSaved
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
      const { values, conflicts } = layOver(draft, newer)
      older.current = draft ? pick(draft.over as Values, conflicts) : {}
      // the response to our own save is not a change made elsewhere
      const isOwnSave = isSaidSaved.current && typedOver(base.current, newer) === null
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

  return { start: start.values, base, standing, keep, rebase, markSaved, settle }
}

function conflictsOf<Values extends object>(older: Partial<Values>, stored: Values): Conflict<Values>[] {
  return fieldsOf(older).map((field) => ({
    field: field as keyof Values & string,
    theirs: stored[field as keyof Values & string],
  }))
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useDraft } from '../draft-storage'
import { fieldsOf, layOver, pick, type TypedOver, typedOver } from './merge-draft'

export interface Conflict<Values> {
  field: keyof Values & string
  /** what stands on the server by now */
  theirs: Values[keyof Values & string]
}

interface Standing<Values> {
  /** something stands in the form that the server does not hold */
  isUnsaved: boolean
  /** the server took everything that stands in the form, and nothing has changed since */
  isSaved: boolean
  /** fields that were saved otherwise elsewhere since they were typed here */
  conflicts: readonly Conflict<Values>[]
}

/**
 * The draft of a form over a stored row, kept per person in this browser: which version it was typed over, and what of it
 * is still unsaved. The form holds the values and tells of each change.
 */
export function useDraftOver<Values extends object>(ownerId: string, name: string, stored: Values) {
  const { read, save, clear } = useDraft<TypedOver<Values>>(ownerId, name)
  const [start] = useState(() => {
    const kept = read()
    const { values, conflicts } = layOver(kept, stored)
    return { values, older: kept ? pick(kept.over as Values, conflicts) : {} }
  })
  const base = useRef(stored)
  // what a field in conflict was typed over; the base itself has gone on since
  const older = useRef<Partial<Values>>(start.older)
  const isSaidSaved = useRef(false)
  const [standing, setStanding] = useState<Standing<Values>>(() => ({
    isUnsaved: typedOver(stored, start.values) !== null,
    isSaved: false,
    conflicts: conflictsOf(start.older, stored),
  }))

  // what was kept may have been saved after all, by a sending whose answer was lost
  useEffect(() => {
    if (typedOver(base.current, start.values) === null) clear()
  }, [start, clear])

  const unsavedIn = useCallback((now: Values): TypedOver<Values> | null => {
    const found = typedOver(base.current, now)
    return found && { ...found, over: { ...found.over, ...older.current } }
  }, [])

  /** Keeps what is unsaved, and nothing when everything is saved. */
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
      // told with every key; the form is drawn anew only when it stands differently
      setStanding((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
      isSaidSaved.current = next.isSaved
    },
    [unsavedIn, save, clear],
  )

  /** The server holds something newer. @returns what the form shows from now on */
  const rebase = useCallback(
    (now: Values, newer: Values): { values: Values; hasConflicts: boolean } => {
      const draft = unsavedIn(now)
      const { values, conflicts } = layOver(draft, newer)
      older.current = draft ? pick(draft.over as Values, conflicts) : {}
      // the answer to one's own save is no news
      const isOwnSave = isSaidSaved.current && typedOver(base.current, newer) === null
      base.current = newer
      keep(values, isOwnSave)
      return { values, hasConflicts: conflicts.length > 0 }
    },
    [unsavedIn, keep],
  )

  /** Everything that was sent is stored; @param now what stands in the form by now */
  const markSaved = useCallback(
    (saved: Values, now: Values) => {
      base.current = saved
      older.current = {}
      keep(now, true)
    },
    [keep],
  )

  /** Somebody has seen what is stored and decided. */
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

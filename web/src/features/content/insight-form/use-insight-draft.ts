import { useEffect, useState } from 'react'
import { discardTakes, findTakes } from '#entities/recording/recorder/recorder.js'
import { draftNamesAfter, readDraft, useDraft } from '#lib/draft-storage.js'
import { useSignedInUser } from '#lib/session.js'
import { type InsightDraft, keyAt, newTake, placeOf } from './insight-values'

const NAMES = 'recorded-insight:'

/**
 * What is being made of an insight, kept in this browser until it is sent. Takes that no draft knows are added: a killed browser
 * forgets what was typed last, but not what was recorded. They were for a new insight: one that is stored has its own.
 */
export function useInsightDraft(id: string | null, stored: InsightDraft) {
  const { id: me } = useSignedInUser()
  const { read, save, clear } = useDraft<InsightDraft>(me, `${NAMES}${id ?? 'new'}`)
  const [draft, setDraft] = useState<InsightDraft>(() => read() ?? stored)
  const [isDone, setDone] = useState(false)
  const [resetCount, setResetCount] = useState(0)
  const isKept = draft !== stored
  useEffect(() => {
    if (isKept && !isDone) save(draft)
  }, [draft, isKept, isDone, save])
  useEffect(() => {
    if (id !== null) return
    let isLeft = false
    void findTakes(me, placeOf('')).then((places) => {
      if (isLeft) return
      const known = keysElsewhere(me)
      setDraft((before) => {
        const own = new Set([...known, ...before.takes.map(({ key }) => key)])
        const lost = places.map(keyAt).filter((key) => !own.has(key))
        return lost.length > 0 ? { ...before, takes: [...lost.map(newTake), ...before.takes] } : before
      })
    })
    return () => {
      isLeft = true
    }
  }, [id, me])
  return {
    ...{ draft, setDraft, isDone, isKept, resetCount },
    /** It has arrived. */
    finish() {
      setDone(true)
      clear()
    },
    /** Begins anew. What is stored with the insight stays. */
    discard() {
      for (const { key, keptSeconds } of draft.takes) if (keptSeconds === null) void discardTakes(me, placeOf(key))
      clear()
      setDraft(stored)
      setResetCount((count) => count + 1)
    },
  }
}

/** The takes of this person's drafts of insights. */
const keysElsewhere = (me: string): string[] =>
  draftNamesAfter(me, NAMES).flatMap(
    (name) => readDraft<InsightDraft>(me, `${NAMES}${name}`)?.takes.map(({ key }) => key) ?? [],
  )

import { useCallback, useEffect, useRef } from 'react'
import { readStored, removeStored, storedKeys, writeStored } from './browser/storage'
import { draftKey } from './stored/draft-keys'

/** Long enough not to slow down typing, short enough not to lose a sentence. */
const WRITE_DELAY_MS = 300
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

interface StoredDraft<T> {
  savedAt: number
  value: T
}

/** What this user had typed under `name`, or null; drafts older than 30 days are dropped. */
export function readDraft<T>(ownerId: string, name: string): T | null {
  const stored = readStored<StoredDraft<T>>(draftKey(ownerId, name))
  if (!stored || typeof stored.savedAt !== 'number') return null
  if (Date.now() - stored.savedAt <= MAX_AGE_MS) return stored.value
  clearDraft(ownerId, name)
  return null
}

/** When this user last typed under `name`, or null if there is no draft. */
export function draftSavedAt(ownerId: string, name: string): Date | null {
  if (readDraft(ownerId, name) === null) return null
  const savedAt = readStored<StoredDraft<unknown>>(draftKey(ownerId, name))?.savedAt
  return savedAt === undefined ? null : new Date(savedAt)
}

/** What follows `beginning` in the names of this user's drafts, for drafts of which there may be several. */
export function draftNamesAfter(ownerId: string, beginning: string): string[] {
  const key = draftKey(ownerId, beginning)
  return storedKeys(key)
    .map((stored) => stored.slice(key.length))
    .sort()
}

export function writeDraft<T>(ownerId: string, name: string, value: T): void {
  writeStored(draftKey(ownerId, name), { savedAt: Date.now(), value } satisfies StoredDraft<T>)
}

export function clearDraft(ownerId: string, name: string): void {
  removeStored(draftKey(ownerId, name))
}

/**
 * Keeps typed text across reloads and ended sessions, separately for each user (`visitor` before sign-in). `save` is
 * debounced, and writes at the latest when the page is hidden or left; `flush` writes at once, for a form that is about to
 * begin anew. Never pass it passwords.
 */
export function useDraft<T>(ownerId: string, name: string) {
  const waiting = useRef<{ value: T; timer: ReturnType<typeof setTimeout> } | null>(null)

  const flush = useCallback(() => {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    writeDraft(ownerId, name, waiting.current.value)
    waiting.current = null
  }, [ownerId, name])

  const save = useCallback(
    (value: T) => {
      if (waiting.current) clearTimeout(waiting.current.timer)
      waiting.current = { value, timer: setTimeout(flush, WRITE_DELAY_MS) }
    },
    [flush],
  )

  const clear = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
    clearDraft(ownerId, name)
  }, [ownerId, name])

  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [flush])

  return { read: useCallback(() => readDraft<T>(ownerId, name), [ownerId, name]), save, flush, clear }
}

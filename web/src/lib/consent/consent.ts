import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../browser/storage'
import { useConfig } from '../config'

const KEY = 'consent'

export type Consent = 'given' | 'refused'

const listeners = new Set<() => void>()

/** What this browser's owner chose; null until they do. */
export function readConsent(): Consent | null {
  const stored = readStored(KEY)
  return stored === 'given' || stored === 'refused' ? stored : null
}

/** The choice, and whether there is anything to choose: nothing optional loads before it, or without a setting. */
export function useConsent() {
  const { analytics, location } = useConfig()
  const consent = useSyncExternalStore(subscribe, readConsent)
  return { isAsked: Boolean(analytics ?? location), consent, choose }
}

function choose(next: Consent): void {
  writeStored(KEY, next)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

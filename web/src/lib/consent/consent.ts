import { useSyncExternalStore } from 'react'
import { useConfig } from '../config'
import { type Consent, readConsent, writeConsent } from './stored-consent'

const listeners = new Set<() => void>()

/** The choice, and whether there is anything to choose: nothing optional loads before it, or without a setting. */
export function useConsent() {
  const { analytics, location } = useConfig()
  const consent = useSyncExternalStore(subscribe, readConsent)
  return { isAsked: Boolean(analytics ?? location), consent, choose }
}

function choose(next: Consent): void {
  writeConsent(next)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { readStored, writeStored } from '../browser/storage'

const KEY = 'consent'

export type Consent = 'given' | 'refused'

/** What this browser's owner chose; null until they do. */
export function readConsent(): Consent | null {
  const stored = readStored(KEY)
  return stored === 'given' || stored === 'refused' ? stored : null
}

export const writeConsent = (choice: Consent) => writeStored(KEY, choice)

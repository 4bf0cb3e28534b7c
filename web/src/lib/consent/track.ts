import { useCallback, useEffect } from 'react'
import { type AppConfig, useConfig } from '../config'
import { useSession } from '../session'
import { readConsent } from './stored-consent'
import type { TrackedEvent, TrackedPerson } from './tracked-event'

/** Sends an event once there is a key and its person has consented; otherwise nothing is sent or loaded. */
export function track(name: TrackedEvent, person: TrackedPerson, analytics: AppConfig['analytics']): void {
  if (!analytics || readConsent() !== 'given') return
  // its code loads with the first event
  void import('./send-event').then(({ sendEvent }) => sendEvent(name, person, analytics)).catch(() => undefined)
}

/** Counts that a page was opened. */
export function useTrackOnce(name: TrackedEvent): void {
  const send = useTrack()
  useEffect(() => send(name), [send, name])
}

/** `track` for whoever is on the page. */
export function useTrack(): (name: TrackedEvent) => void {
  const { analytics } = useConfig()
  const { user } = useSession()
  const userId = user?.id ?? null
  const role = user === null ? 'visitor' : user.isStaff ? 'staff' : user.isExpert ? 'expert' : 'user'
  return useCallback((name) => track(name, { userId, role }, analytics), [userId, role, analytics])
}

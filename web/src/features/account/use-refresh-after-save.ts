import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { renewSession } from '#lib/session.js'

/** One after the other: a renewal that is under way may have been answered before the latest save. */
let renewals: Promise<unknown> = Promise.resolve()

/**
 * Reads again whatever may show the saved form, and the session with it. Nobody waits for it: on a slow line the form would
 * stay busy meanwhile, and swallow the next press on Save.
 */
export function useRefreshAfterSave(): () => void {
  const store = useStore()
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries()
    renewals = renewals.then(() => renewSession(store))
  }
}

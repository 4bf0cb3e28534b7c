import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { renewSession } from '#lib/session.js'

/**
 * Reads anew where a saved form may show, and the session with it. Nobody waits for it: on a slow line the form would stay
 * busy meanwhile, and swallow the next press on Save.
 */
export function useRefreshAfterSave(): () => void {
  const store = useStore()
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries()
    void renewSession(store)
  }
}

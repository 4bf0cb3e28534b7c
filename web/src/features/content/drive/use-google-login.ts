import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { restPost } from '#lib/rest-client.js'
import { type LoginOutcome, onOutcome } from './drive-channel'
import { CONNECTION_KEY } from './use-drive-connection'

/** `waiting`: a window is open; `blocked`: the browser didn't open one; `connected`: one has just logged in. */
export type LoginState = 'idle' | 'waiting' | 'blocked' | LoginOutcome

/** Shorter than the ten minutes for which the server remembers a login that was begun. */
const RENEW_MS = 8 * 60_000
const WINDOW = 'popup,width=520,height=680'

/**
 * The login at Google in a window of its own. Its address is there before anybody presses the button: a window that opens
 * later than the press is blocked by some browsers.
 * @param isWanted false while one is logged in
 */
export function useGoogleLogin(isWanted: boolean) {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<LoginState>('idle')
  const wasWanted = useRef(isWanted)
  const address = useQuery({
    queryKey: ['google-login', attempt],
    queryFn: () => restPost<{ url: string }>('/api/google/login'),
    enabled: isWanted,
    gcTime: 0,
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
    refetchOnWindowFocus: false,
  })
  const check = useCallback(() => client.invalidateQueries({ queryKey: CONNECTION_KEY }), [client])
  useEffect(
    () =>
      onOutcome((outcome) => {
        if (outcome !== 'connected') {
          setState(outcome)
          // what Google has seen once is used up
          setAttempt((count) => count + 1)
        }
        void check()
      }),
    [check],
  )
  useEffect(() => {
    if (wasWanted.current === isWanted) return
    wasWanted.current = isWanted
    setState(isWanted ? 'idle' : 'connected')
    if (!isWanted) setAttempt((count) => count + 1)
  }, [isWanted])
  useEffect(() => {
    if (!isWanted) return
    // whoever comes back from the other window may have logged in, or closed it: the server knows
    const back = () => void check()
    window.addEventListener('focus', back)
    return () => window.removeEventListener('focus', back)
  }, [check, isWanted])
  const url = address.data?.url ?? null
  const open = () => setState(url && window.open(url, 'google-login', WINDOW) ? 'waiting' : 'blocked')
  return { ...{ state, url, open }, error: address.error, retry: () => void address.refetch() }
}

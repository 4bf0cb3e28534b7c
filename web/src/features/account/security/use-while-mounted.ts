import { useCallback, useEffect, useRef } from 'react'

/**
 * Wraps `act` so that it does nothing once the component is unmounted: closing a dialog while it validates must not
 * send it.
 */
export function useWhileMounted<Input>(act: (input: Input) => Promise<unknown>): (input: Input) => Promise<unknown> {
  const isMounted = useRef(false)
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(async (input) => (isMounted.current ? latest.current(input) : undefined), [])
}

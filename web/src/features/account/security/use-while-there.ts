import { useCallback, useEffect, useRef } from 'react'

/**
 * Wraps `act` so that it does nothing once the component is unmounted: closing a dialog while it validates must not
 * send it.
 */
export function useWhileThere<Input>(act: (input: Input) => void): (input: Input) => void {
  const isThere = useRef(false)
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return useCallback((input) => (isThere.current ? latest.current(input) : undefined), [])
}

import { useCallback, useEffect, useRef } from 'react'

/** The same function, doing nothing once its part of the page has gone: what is closed while it is checked is not sent. */
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

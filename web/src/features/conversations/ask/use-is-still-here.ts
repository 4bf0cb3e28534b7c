import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the page is still there, for what has taken its time. */
export function useIsStillHere(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => isMounted.current, [])
}

import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the component is still mounted, for work that takes a while. */
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

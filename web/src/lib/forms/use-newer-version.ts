import { useEffect, useRef } from 'react'

/** Calls `onNewer` when the stored values change, but not for the first ones. */
export function useNewerVersion<Values>(stored: Values, onNewer: (stored: Values) => void): void {
  const version = JSON.stringify(stored)
  const seen = useRef(version)
  const newest = useRef({ stored, onNewer })
  newest.current = { stored, onNewer }
  useEffect(() => {
    if (seen.current === version) return
    seen.current = version
    newest.current.onNewer(newest.current.stored)
  }, [version])
}

import { useEffect, useState } from 'react'

/** A glance at another tab shouldn't disconnect. */
const GRACE_MS = 30_000

/** False once the tab has been hidden for half a minute; true again as soon as it is visible. */
export function useIsPageVisible(): boolean {
  const [isInSight, setIsInSight] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') setIsInSight(true)
      else timer = setTimeout(() => setIsInSight(false), GRACE_MS)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return isInSight
}

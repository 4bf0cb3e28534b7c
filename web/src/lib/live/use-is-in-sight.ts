import { useEffect, useState } from 'react'

/** Looking away for a moment is not leaving. */
const GRACE_MS = 30_000

/** False once the tab has been hidden for half a minute, and true as soon as somebody looks again. */
export function useIsInSight(): boolean {
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

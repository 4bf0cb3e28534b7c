import { useEffect, useState } from 'react'
import { useMedia } from '#lib/browser/use-media.js'

export const ROTATION_MS = 5000

/**
 * Which of several slides is shown. They change every five seconds (PROF-06) unless something holds them, and never by
 * themselves for people who prefer less motion.
 * @param isHeld while the pointer or the focus is on them
 */
export function useRotation(count: number, isHeld: boolean) {
  const [place, setPlace] = useState(0)
  const [isStopped, setIsStopped] = useState(false)
  const prefersStill = useMedia('(prefers-reduced-motion: reduce)')
  const isMoving = count > 1 && !isHeld && !isStopped && !prefersStill
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that was chosen by hand is shown for its full time
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setPlace((now) => now + 1), ROTATION_MS)
    return () => clearInterval(timer)
  }, [isMoving, place])
  return {
    // the number of slides can shrink meanwhile
    place: count > 0 ? ((place % count) + count) % count : 0,
    step: (by: 1 | -1) => setPlace((now) => now + by),
    isMoving,
    /** whether there is movement to stop at all */
    canMove: count > 1 && !prefersStill,
    isStopped,
    toggle: () => setIsStopped(!isStopped),
  }
}

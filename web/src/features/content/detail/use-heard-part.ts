import { useCallback, useEffect, useState } from 'react'
import { HEARD_PART } from '#entities/recording/player/heard-time.js'
import { useTrack } from '#lib/consent/track.js'

/** The most that was played of any one of an item's recordings, and whether it counts as viewed (INS-31, GI-16). */
export function useHeardPart() {
  const [part, setPart] = useState(0)
  const track = useTrack()
  const isEnough = part >= HEARD_PART
  useEffect(() => {
    if (isEnough) track('recording heard')
  }, [isEnough, track])
  return { part, isEnough, add: useCallback((played: number) => setPart((most) => Math.max(most, played)), []) }
}

import { useCallback, useEffect, useState } from 'react'
import { useTrack } from '#lib/consent/track.js'

/** A recording counts as viewed once this part of it was played (INS-31, GI-16). */
const HEARD_PART = 0.3

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

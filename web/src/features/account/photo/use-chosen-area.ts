import { useState } from 'react'
import type { PhotoArea } from './cut-photo'

/** The chosen part of a picture. It isn’t known until the picture is decoded; Save pressed before then is remembered. */
export function useChosenArea(onSave: (area: PhotoArea) => void) {
  const [area, setArea] = useState<PhotoArea | null>(null)
  const [isAwaited, setIsAwaited] = useState(false)
  return {
    isAwaited,
    save: () => (area ? onSave(area) : setIsAwaited(true)),
    tell: (told: PhotoArea) => {
      setArea(told)
      if (!isAwaited) return
      setIsAwaited(false)
      onSave(told)
    },
  }
}

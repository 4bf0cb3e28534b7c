import { useEffect, useRef, useState } from 'react'
import { useOpenInAddress } from '#lib/browser/use-open-in-address.js'
import { useSignedInUser } from '#lib/session.js'

const PAUSE_MS = 900

/**
 * Whether the form opens by itself when the user types (AIH-17): with nothing told yet, until they close it once in this
 * session (AIH-19, GD-22). It waits for a pause, because it takes the focus, and the rest of a sentence with it.
 * @param count how much was told; undefined until it is known
 */
export function usePreferencePrompt(count: number | undefined) {
  const { id } = useSignedInUser()
  const key = `showAiPreferencePrompt:${id}`
  const { isOpen, open, close } = useOpenInAddress('preferences')
  const [isAsking, setIsAsking] = useState(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openAfter = (waitMs: number) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => setIsAsking(true), waitMs)
  }
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    if (!isAsking || count === undefined) return
    setIsAsking(false)
    if (count === 0 && sessionStorage.getItem(key) !== 'false') open()
  }, [isAsking, count, key, open])
  return {
    isOpen,
    open,
    onTyped: () => openAfter(PAUSE_MS),
    onPicked: () => openAfter(0),
    dismiss: () => {
      sessionStorage.setItem(key, 'false')
      close()
    },
    /** after saving */
    hide: close,
  }
}

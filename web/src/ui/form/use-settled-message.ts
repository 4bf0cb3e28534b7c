import { useEffect, useState } from 'react'

let isPressed = false

function follow(type: string, pressed: boolean) {
  document.addEventListener(
    type,
    () => {
      isPressed = pressed
    },
    { capture: true },
  )
}
follow('pointerdown', true)
follow('pointerup', false)
follow('pointercancel', false)

/**
 * Delays the message until the pointer is released. Pressing the next control blurs this one, and a message that
 * appeared at once would move that control away, so that the click is lost.
 */
export function useSettledMessage(message: string | undefined): string | undefined {
  const [shown, setShown] = useState(message)
  useEffect(() => {
    if (!isPressed) return setShown(message)
    const release = new AbortController()
    // the click follows the release within the same task
    const settle = () => setTimeout(() => !release.signal.aborted && setShown(message))
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, settle, { signal: release.signal })
    return () => release.abort()
  }, [message])
  return shown
}

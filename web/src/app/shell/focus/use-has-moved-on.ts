import { useCallback, useEffect, useRef } from 'react'

/** What a press goes to, rather than scroll past. */
const FOCUSABLE = 'a, button, input, select, textarea, label, summary, [tabindex], [contenteditable]'

/**
 * Tells whether somebody went on with the keyboard or the pointer since they last followed or sent something: a page may
 * take long to come, and they needn't wait for it. Scrolling is no more than waiting. At the end of a page, Tab leads out
 * of it for a moment, so that nothing has the focus then, although they are at work. If what they went to is gone, they
 * have to start anew.
 */
export function useHasMovedOn(): () => boolean {
  const hasMoved = useRef(false)
  const latest = useRef<Element | null>(null)
  useEffect(() => {
    const begin = () => {
      hasMoved.current = false
    }
    const move = () => {
      hasMoved.current = true
    }
    const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'Enter') begin()
      if (key === 'Tab' && !altKey && !ctrlKey && !metaKey) move()
    }
    const point = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest(FOCUSABLE)) move()
    }
    const remember = ({ target }: FocusEvent) => {
      latest.current = target instanceof Element ? target : null
    }
    const listen = new AbortController()
    const options = { capture: true, signal: listen.signal }
    document.addEventListener('keydown', press, options)
    document.addEventListener('pointerdown', point, options)
    document.addEventListener('input', move, options)
    for (const type of ['click', 'submit']) document.addEventListener(type, begin, options)
    window.addEventListener('popstate', begin, options)
    document.addEventListener('focusin', remember, options)
    return () => listen.abort()
  }, [])
  return useCallback(() => hasMoved.current && latest.current?.isConnected !== false, [])
}

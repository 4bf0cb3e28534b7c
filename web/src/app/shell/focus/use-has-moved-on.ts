import { useCallback, useEffect, useRef } from 'react'

/** They follow, send or close something, which may lead to a page, or only begin a shortcut. */
const NOT_BY_ITSELF = new Set(['Enter', 'Escape', 'Shift', 'Control', 'Alt', 'Meta'])

/**
 * Tells whether somebody went on with the keyboard or the pointer since they last followed or sent something: a page may
 * take long to come, and they needn't wait for it. At the end of a page, Tab leads out of it for a moment, so that nothing
 * has the focus then, although they are at work. If what they went to is gone, they have to start anew.
 */
export function useHasMovedOn(): () => boolean {
  const hasMoved = useRef(false)
  const latest = useRef<Element | null>(null)
  useEffect(() => {
    const begin = () => {
      hasMoved.current = false
    }
    const move = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        if (event.key === 'Enter') return begin()
        if (NOT_BY_ITSELF.has(event.key) || event.altKey || event.ctrlKey || event.metaKey) return
      }
      hasMoved.current = true
    }
    const remember = ({ target }: FocusEvent) => {
      latest.current = target instanceof Element ? target : null
    }
    const listen = new AbortController()
    const options = { capture: true, signal: listen.signal }
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, move, options)
    for (const type of ['click', 'submit']) document.addEventListener(type, begin, options)
    window.addEventListener('popstate', begin, options)
    document.addEventListener('focusin', remember, options)
    return () => listen.abort()
  }, [])
  return useCallback(() => hasMoved.current && latest.current?.isConnected !== false, [])
}

import { useEffect } from 'react'

/**
 * The Escape key, for what is open on the page without being a dialog over it. One press closes one thing: whatever takes
 * the key, such as a menu, leaves it to nobody else.
 *
 * @param place the document, or the window for what lies below others that are open, which have the key first
 */
export function useEscape(isOpen: boolean, onEscape: (event: Event) => void, place: Document | Window = document) {
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: Event) => {
      const { key, isComposing } = event as KeyboardEvent
      if (key === 'Escape' && !isComposing && !event.defaultPrevented) onEscape(event)
    }
    place.addEventListener('keydown', onKeyDown)
    return () => place.removeEventListener('keydown', onKeyDown)
  })
}

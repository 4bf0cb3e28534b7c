import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { pageOf } from '#lib/paths.js'
import { useHasMovedOn } from './use-has-moved-on'

/** How long a lazy page may take to show its heading before the focus stays on the main element. */
const HEADING_WAIT_MS = 4_000

/**
 * Does what a full page load would: scrolls to the top and focuses the new page's heading, so that keyboard and screen
 * reader users start there. When going back, the browser restores the scroll position.
 */
export function usePageChange(): void {
  const page = pageOf(useLocation().pathname)
  const kind = useNavigationType()
  const isFirst = useRef(true)
  const hasMovedOn = useHasMovedOn()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is the event; the kind belongs to it
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0)
    return focusHeadingWhenReady(hasMovedOn)
  }, [page])
}

function focusHeadingWhenReady(hasMovedOn: () => boolean): () => void {
  const before = document.activeElement
  const focus = () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    // don't take the focus from somebody who has already moved on, nor from a field that the page begins with
    if (!hasMovedOn() && !isAtWork(document.activeElement, before)) heading?.focus({ preventScroll: true })
    return heading !== null
  }
  if (focus()) return () => {}
  const observer = new MutationObserver(() => focus() && stop())
  const timer = setTimeout(() => stop(), HEADING_WAIT_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

function isAtWork(now: Element | null, before: Element | null): boolean {
  return now !== null && now !== before && now.matches('a, button, input, select, textarea, [tabindex="0"]')
}

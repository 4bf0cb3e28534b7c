/** Slow networks need some seconds for what stands in and above the place; later growth is the reader's own doing. */
const LOADED_MS = 5_000
/** From the first of these on, the reader decides what is in view. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'] as const

/**
 * Scrolls to a place, and again whenever the page grows while it loads: before its content is there, a page may be too
 * short to be scrolled at all. Never again after the reader has moved.
 * @param block where in the window the place comes to stand
 */
export function keepInView(place: HTMLElement, block: ScrollLogicalPosition): void {
  const scroll = () => place.scrollIntoView?.({ block })
  const growth = new ResizeObserver(() => (place.isConnected ? scroll() : stop()))
  const timer = setTimeout(stop, LOADED_MS)
  for (const move of OWN_MOVES) addEventListener(move, stop, { capture: true, passive: true })
  scroll()
  growth.observe(document.body)

  function stop() {
    clearTimeout(timer)
    growth.disconnect()
    for (const move of OWN_MOVES) removeEventListener(move, stop, { capture: true })
  }
}

const GIVE_UP_MS = 3_000
/** They may have led here, or close what lies before the target. */
const STAYING = /^(Enter|Escape|Shift|Control|Alt|Meta)$/

/**
 * Focuses the target of a link on the same page once it exists: its tab may have to load first. Who goes on with the keyboard
 * or the pointer meanwhile keeps the focus where they are.
 * @param block where in the window it comes to stand
 * @param bring how it comes there: at once, unless said otherwise
 */
export function focusWhenReady(selector: string, block: ScrollLogicalPosition = 'center', bring = scrollOnce): void {
  const until = Date.now() + GIVE_UP_MS
  const wish = new AbortController()
  const { signal } = wish
  const goOn = ({ key = '' }: Event & { key?: string }) => STAYING.test(key) || wish.abort()
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, goOn, { capture: true, signal })
  const look = () => {
    if (signal.aborted) return
    // a closing dialog returns the focus to the page first, so wait for that
    const place = document.querySelector('[role="dialog"]') ? null : document.querySelector<HTMLElement>(selector)
    if (!place && Date.now() < until) return void requestAnimationFrame(look)
    wish.abort()
    if (!place) return
    if (!place.matches('a[href], button, input, [tabindex]')) place.tabIndex = -1
    place.focus({ preventScroll: true })
    bring(place, block)
  }
  requestAnimationFrame(look)
}

function scrollOnce(place: HTMLElement, block: ScrollLogicalPosition): void {
  place.scrollIntoView?.({ block })
}

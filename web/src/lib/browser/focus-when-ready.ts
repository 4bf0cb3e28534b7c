const GIVE_UP_MS = 3_000

/**
 * Focuses the target of a link on the same page once it exists: its tab may have to load first.
 * @param block where in the window it comes to stand
 * @param bring how it comes there: at once, unless said otherwise
 */
export function focusWhenReady(selector: string, block: ScrollLogicalPosition = 'center', bring = scrollOnce): void {
  const until = Date.now() + GIVE_UP_MS
  const look = () => {
    // a closing dialog returns the focus to the page first, so wait for that
    const place = document.querySelector('[role="dialog"]') ? null : document.querySelector<HTMLElement>(selector)
    if (!place) return Date.now() < until ? void requestAnimationFrame(look) : undefined
    if (!place.matches('a[href], button, input, [tabindex]')) place.tabIndex = -1
    place.focus({ preventScroll: true })
    bring(place, block)
  }
  requestAnimationFrame(look)
}

function scrollOnce(place: HTMLElement, block: ScrollLogicalPosition): void {
  place.scrollIntoView?.({ block })
}

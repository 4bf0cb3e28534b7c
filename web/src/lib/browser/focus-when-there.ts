const GIVE_UP_MS = 3_000

/**
 * Takes the focus to a place on the page that a press leads to, as soon as it stands there: the tab with it may have to
 * load first.
 */
export function focusWhenThere(selector: string): void {
  const until = Date.now() + GIVE_UP_MS
  const look = () => {
    // a dialog that is closing gives the focus back to its page first
    const place = document.querySelector('[role="dialog"]') ? null : document.querySelector<HTMLElement>(selector)
    if (!place) return Date.now() < until ? void requestAnimationFrame(look) : undefined
    if (!place.matches('a[href], button, input, [tabindex]')) place.tabIndex = -1
    place.focus({ preventScroll: true })
    place.scrollIntoView?.({ block: 'center' })
  }
  requestAnimationFrame(look)
}

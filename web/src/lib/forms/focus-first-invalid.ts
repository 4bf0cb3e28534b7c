const INVALID = '[data-invalid], [aria-invalid="true"]'
const CONTROL = 'input, textarea, select, button[aria-invalid]'
/** The editable part of a rich text field; the editor's own inputs are invisible. */
const RICH_TEXT = '[contenteditable="true"]'
const GIVE_UP_MS = 500

/**
 * Focuses the first invalid field, so that keyboard and screen reader users
 * are taken to the problem. Call it after setting the errors.
 */
export function focusFirstInvalid(fields: Element | null): void {
  const until = Date.now() + GIVE_UP_MS
  // errors render after the press is over, which may take more than a frame
  const look = () => {
    const refused = fields?.querySelector<HTMLElement>(INVALID)
    if (refused) return controlOf(refused)?.focus()
    if (Date.now() < until) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function controlOf(refused: HTMLElement): HTMLElement | null {
  if (refused.matches(CONTROL)) return refused
  return refused.querySelector<HTMLElement>(RICH_TEXT) ?? refused.querySelector<HTMLElement>(CONTROL)
}

const REFUSED = '[data-invalid], [aria-invalid="true"]'
const CONTROL = 'input, textarea, select, button[aria-invalid]'
/** Rich text is written here; the editor has inputs of its own, which nobody sees. */
const RICH_TEXT = '[contenteditable="true"]'
const GIVE_UP_MS = 500

/**
 * Takes the focus to the first refused field, as react-hook-form does in its own forms: whoever sends by keyboard, or
 * hears the page, is led to what is wrong. Call it after the refusal was set.
 */
export function focusFirstRefused(fields: Element | null): void {
  const until = Date.now() + GIVE_UP_MS
  // the messages are drawn after the press is over, which may take more than a frame
  const look = () => {
    const refused = fields?.querySelector<HTMLElement>(REFUSED)
    if (refused) return controlOf(refused)?.focus()
    if (Date.now() < until) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function controlOf(refused: HTMLElement): HTMLElement | null {
  if (refused.matches(CONTROL)) return refused
  return refused.querySelector<HTMLElement>(RICH_TEXT) ?? refused.querySelector<HTMLElement>(CONTROL)
}

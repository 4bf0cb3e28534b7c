const REFUSED = '[data-invalid], [aria-invalid="true"]'
const CONTROL = 'input, textarea, select, button[aria-invalid]'
/** Rich text is written here; the editor has inputs of its own, which nobody sees. */
const RICH_TEXT = '[contenteditable="true"]'

/**
 * Takes the focus to the first refused field, as react-hook-form does in its own forms: whoever sends by keyboard, or
 * hears the page, is led to what is wrong. Call it after the refusal was set.
 */
export function focusFirstRefused(fields: Element | null): void {
  // the messages are drawn after the press is over
  requestAnimationFrame(() => {
    const refused = fields?.querySelector<HTMLElement>(REFUSED)
    if (!refused || refused.matches(CONTROL)) return refused?.focus()
    const control = refused.querySelector<HTMLElement>(RICH_TEXT) ?? refused.querySelector<HTMLElement>(CONTROL)
    control?.focus()
  })
}

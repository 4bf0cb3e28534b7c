/** Keys that we send to Editor.js ourselves. */
const ownKeys = new WeakSet<Event>()

export function isOwnKey(event: Event): boolean {
  return ownKeys.has(event)
}

/**
 * Begins another item where the caret is in a list of `holder`, or ends the list if the item is empty.
 * @returns false if it is elsewhere
 */
export function breakListItem(holder: HTMLElement | null): boolean {
  const node = window.getSelection()?.focusNode ?? null
  const element = node instanceof Element ? node : (node?.parentElement ?? null)
  if (!holder || !element?.closest('li') || !holder.contains(element)) return false
  // only the list's own handler can split its items, and it takes Enter alone
  const enter = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true })
  ownKeys.add(enter)
  element.dispatchEvent(enter)
  return true
}

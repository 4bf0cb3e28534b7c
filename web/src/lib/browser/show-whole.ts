import type { KeyboardEvent } from 'react'

/**
 * For the keyup of a text of several lines: whoever comes to it by Tab sees all of it. Browsers bring the caret's line
 * into view, and leave the rest under the header or the bottom bar.
 */
export function showWhole({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Tab') currentTarget.scrollIntoView?.({ block: 'nearest' })
}

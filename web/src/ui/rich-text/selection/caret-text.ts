import type { KeyboardEvent } from 'react'
import { caretPlace, lineText, rangeInLine, selectRange, textLines } from '../engine/text-lines'

/** Ctrl+K. Editor.js would open its own field for the address, which is hidden in favour of our form. */
export function isLinkShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
}

/** The text of the line at the caret, up to the caret; null while the caret is not in `holder`. */
export function textBeforeCaret(holder: HTMLElement | null): string | null {
  const found = lineAtCaret(holder)
  return found ? lineText(found.line).slice(0, found.offset) : null
}

/** Puts `text` in place of so many characters before the caret. */
export function replaceBeforeCaret(holder: HTMLElement | null, characters: number, text: string): void {
  const found = lineAtCaret(holder)
  if (!found) return
  selectRange(rangeInLine(found.line, Math.max(0, found.offset - characters), found.offset))
  // unlike a change of the nodes, it is reported as input
  document.execCommand('insertText', false, text)
}

function lineAtCaret(holder: HTMLElement | null): { line: HTMLElement; offset: number } | null {
  const place = holder && caretPlace(holder)
  const line = place && textLines(holder)[place.line]
  return line ? { line, offset: place.offset } : null
}

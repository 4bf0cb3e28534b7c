import type { KeyboardEvent } from 'react'

/** What is selected when a link is asked for, kept while its address is typed. */
export interface LinkSelection {
  range: Range | null
  text: string
}

export function readLinkSelection(): LinkSelection {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0) return { range: null, text: '' }
  return { range: selection.getRangeAt(0).cloneRange(), text: selection.toString() }
}

/** Ctrl+K. Editor.js would open its own field for the address, which is hidden in favour of our form. */
export function isLinkShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
}

/** The text of the line-holding element at the caret, up to the caret; null while the caret is not in `holder`. */
export function textBeforeCaret(holder: HTMLElement | null): string | null {
  const found = caretIn(holder)
  return found ? textOf(rangeBefore(found).cloneContents()) : null
}

/** Puts `text` in place of so many characters before the caret. */
export function replaceBeforeCaret(holder: HTMLElement | null, characters: number, text: string): void {
  const found = caretIn(holder)
  if (!found) return
  const range = rangeBefore(found)
  const from = textOf(range.cloneContents()).length - characters
  const texts = document.createTreeWalker(found.block, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const offset = from - textOf(rangeBefore({ ...found, node, offset: 0 }).cloneContents()).length
    if (offset < 0 || offset > (node.nodeValue?.length ?? 0)) continue
    range.setStart(node, offset)
    break
  }
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  // unlike a change of the nodes, it can be undone and is reported as input
  document.execCommand('insertText', false, text)
}

interface Caret {
  block: HTMLElement
  node: Node
  offset: number
}

function caretIn(holder: HTMLElement | null): Caret | null {
  const selection = window.getSelection()
  const node = selection?.focusNode
  if (!holder || !selection || !node || !holder.contains(node)) return null
  const element = node instanceof Element ? node : node.parentElement
  const block = element?.closest<HTMLElement>('[contenteditable="true"]')
  return block ? { block, node, offset: selection.focusOffset } : null
}

function rangeBefore({ block, node, offset }: Caret): Range {
  const range = document.createRange()
  range.setStart(block, 0)
  range.setEnd(node, offset)
  return range
}

function textOf(part: Node): string {
  if (part.nodeName === 'BR') return '\n'
  if (part.nodeType === Node.TEXT_NODE) return (part.nodeValue ?? '').replaceAll('\u00a0', ' ')
  return [...part.childNodes].map(textOf).join('')
}

/** The elements of an editor that hold its lines of text: one per paragraph, heading, quotation and list item. */
export function textLines(holder: HTMLElement): HTMLElement[] {
  return [...holder.querySelectorAll<HTMLElement>('[contenteditable="true"]')]
}

/** A place in the text: the line, and the characters before it in that line. */
export interface Place {
  line: number
  offset: number
}

/** Where the caret is; null while it is outside of `holder`. */
export function caretPlace(holder: HTMLElement): Place | null {
  const selection = window.getSelection()
  const node = selection?.focusNode
  if (!selection || !node) return null
  const lines = textLines(holder)
  const line = lines.findIndex((element) => element.contains(node))
  const element = lines[line]
  if (!element) return null
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(node, selection.focusOffset)
  return { line, offset: lineText(before.cloneContents()).length }
}

/** Puts the caret at a place, or at the nearest one that still exists. */
export function putCaret(holder: HTMLElement, place: Place): void {
  const lines = textLines(holder)
  const element = lines[Math.min(place.line, lines.length - 1)]
  if (!element) return
  element.focus()
  const range = rangeInLine(element, place.offset, place.offset)
  selectRange(range)
}

export function selectRange(range: Range): void {
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** The text of a line, in which a line break is one character. */
export function lineText(part: Node): string {
  if (part.nodeName === 'BR') return '\n'
  if (part.nodeType === Node.TEXT_NODE) return (part.nodeValue ?? '').replaceAll('\u00a0', ' ')
  return [...part.childNodes].map(lineText).join('')
}

/** The characters from `start` to `end` of a line; what lies beyond the line is left out. */
export function rangeInLine(line: HTMLElement, start: number, end: number): Range {
  const range = document.createRange()
  range.selectNodeContents(line)
  range.collapse(false)
  let isStarted = false
  let passed = 0
  for (const leaf of leavesOf(line)) {
    const length = leaf.nodeType === Node.TEXT_NODE ? (leaf.nodeValue?.length ?? 0) : 1
    if (!isStarted && start <= passed + length) {
      setBorder(range, 'setStart', leaf, start - passed)
      isStarted = true
    }
    if (isStarted && end <= passed + length) {
      setBorder(range, 'setEnd', leaf, end - passed)
      return range
    }
    passed += length
  }
  range.setEnd(line, line.childNodes.length)
  return range
}

function leavesOf(node: Node): Node[] {
  if (node.nodeType === Node.TEXT_NODE || node.nodeName === 'BR') return [node]
  return [...node.childNodes].flatMap(leavesOf)
}

function setBorder(range: Range, border: 'setStart' | 'setEnd', leaf: Node, offset: number): void {
  const parent = leaf.parentNode
  if (leaf.nodeType === Node.TEXT_NODE) range[border](leaf, offset)
  else if (parent) range[border](parent, [...parent.childNodes].indexOf(leaf as ChildNode) + offset)
}

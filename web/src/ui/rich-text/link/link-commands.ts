import { isSafeLinkUrl } from '#contract/rich-text/raw-content.js'
import { lineText, selectRange, textLines } from '../engine/text-lines'

/** What the link dialog is about, kept while it is open. */
export interface LinkTarget {
  /** where one was; null if that is not in the text */
  place: Range | null
  /** what becomes the link: all of the present one, else the selection */
  range: Range | null
  text: string
  /** the address of the link that is edited; empty for a new one */
  url: string
  anchor: HTMLAnchorElement | null
}

/** The link at the caret, else the selected text; a selection that goes on in the next line ends with its own. */
export function readLinkTarget(holder: HTMLElement | null): LinkTarget {
  const selection = window.getSelection()
  const selected = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null
  const line = selected && holder ? textLines(holder).find((one) => one.contains(selected.startContainer)) : undefined
  if (!selected || !line) return { place: null, range: null, text: '', url: '', anchor: null }
  if (!line.contains(selected.endContainer)) selected.setEnd(line, line.childNodes.length)
  const place = selected.cloneRange()
  const anchor = anchorAt(selected, line)
  if (anchor) selected.selectNodeContents(anchor)
  const text = lineText(selected.cloneContents())
  return { place, range: selected, text, url: anchor?.getAttribute('href') ?? '', anchor }
}

function anchorAt(range: Range, line: HTMLElement): HTMLAnchorElement | null {
  const start = closestAnchor(range.startContainer)
  if (start?.contains(range.endContainer)) return start
  // a link that is selected with its borders
  const touched = [...line.querySelectorAll('a')].filter((anchor) => range.intersectsNode(anchor))
  const [only] = touched
  const isWhole = touched.length === 1 && only && lineText(range.cloneContents()).trim() === lineText(only).trim()
  return isWhole ? only : null
}

export function closestAnchor(node: Node): HTMLAnchorElement | null {
  return (node instanceof Element ? node : node.parentElement)?.closest('a') ?? null
}

/** Changes the link of `target`, makes one of its selection, or adds one where nothing was selected. */
export function saveLink(holder: HTMLElement, target: LinkTarget, typed: string, url: string): void {
  if (!isSafeLinkUrl(url)) return
  const text = typed || url
  if (target.anchor) {
    target.anchor.setAttribute('href', url)
    if (text !== target.text) target.anchor.textContent = text
    finish(target.anchor)
    return
  }
  const range = target.range ?? endOf(holder)
  if (!range) return
  if (target.text !== text) {
    range.deleteContents()
    range.insertNode(document.createTextNode(text))
  }
  finish(linkRange(range, url))
}

export function removeLink({ anchor }: LinkTarget): void {
  const line = anchor?.closest('[contenteditable="true"]')
  anchor?.replaceWith(...anchor.childNodes)
  line?.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Makes a link of a range within one line, with the formats in it; links that it touches end there. */
export function linkRange(range: Range, url: string): HTMLAnchorElement {
  const anchor = document.createElement('a')
  anchor.setAttribute('href', url)
  anchor.append(range.extractContents())
  for (const inner of anchor.querySelectorAll('a')) inner.replaceWith(...inner.childNodes)
  range.insertNode(anchor)
  return anchor
}

function finish(anchor: HTMLAnchorElement): void {
  const line = anchor.closest<HTMLElement>('[contenteditable="true"]')
  line?.focus()
  const after = document.createRange()
  after.setStart(textAfter(anchor), 0)
  selectRange(after)
  line?.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/** Editor.js takes a place between elements for one between characters, and moves the caret elsewhere from there. */
function textAfter(anchor: HTMLAnchorElement): Node {
  const next = anchor.nextSibling
  if (next?.nodeType === Node.TEXT_NODE) return next
  const text = document.createTextNode('')
  anchor.after(text)
  return text
}

function endOf(holder: HTMLElement): Range | null {
  const line = textLines(holder).at(-1)
  if (!line) return null
  const range = document.createRange()
  range.selectNodeContents(line)
  range.collapse(false)
  return range
}

import type { InlineRun } from '#contract/rich-text/inline-html.js'
import { BLOCK_TAGS, type Formats, formatsIn, isDropped, PLAIN, styleOf, textOf, tidyRuns } from './pasted-runs'

export type ListStyle = 'ordered' | 'unordered'

/** One line of pasted content and its kind. */
export interface PastedLine {
  kind: 'paragraph' | 'heading' | 'subheading' | 'quote' | 'item'
  /** of a list item */
  style: ListStyle
  /** of a list item; 0 is the outermost */
  depth: number
  runs: InlineRun[]
}

type Frame = Omit<PastedLine, 'runs'>

const PARAGRAPH: Frame = { kind: 'paragraph', style: 'unordered', depth: 0 }
const CELL_BORDER = ' | '
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d+)/i
const BULLET = /^[·•●▪■◦○▫‣⁃§]\s+/
/** "1.", "a)", "(iv)": how Word starts numbered items. */
const NUMBER = /^\(?(\d+|[a-z]{1,2}|[ivxlcdm]+)[.)]/i

/**
 * Reads clipboard HTML from Word, Outlook, Google Docs and web pages into flat lines; unknown markup keeps its text.
 */
export function readPastedHtml(html: string): PastedLine[] {
  const { body } = new DOMParser().parseFromString(stripConditionalComments(html), 'text/html')
  const reader = new LineReader()
  reader.readChildren(body, PARAGRAPH, PLAIN)
  reader.endLine()
  return reader.lines
}

/** Removes Office's conditional comments, but keeps the parts meant for browsers. */
function stripConditionalComments(html: string): string {
  return html
    .replace(/<!--\[if[^\]]*\]>[\s\S]*?<!\[endif\]-->/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[(?:if|endif)[^>]*>/gi, '')
}

class LineReader {
  readonly lines: PastedLine[] = []
  private runs: InlineRun[] = []
  private frame: Frame = PARAGRAPH

  readChildren(parent: Node, frame: Frame, formats: Formats): void {
    for (const child of parent.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) this.add(child.textContent ?? '', frame, formats)
      else if (child.nodeType === Node.ELEMENT_NODE) this.read(child as Element, frame, formats)
    }
  }

  endLine(): void {
    const runs = tidyRuns(this.runs)
    this.runs = []
    if (textOf(runs)) this.lines.push(withoutBullet({ ...this.frame, runs }))
  }

  private read(element: Element, frame: Frame, formats: Formats): void {
    const tag = element.tagName.toLowerCase()
    if (isDropped(element)) return
    const inner = formatsIn(element, formats)
    if (tag === 'br') this.add('\n', frame, formats, true)
    else if (tag === 'tr') this.readRow(element, frame, inner)
    else if (BLOCK_TAGS.has(tag)) this.readBlock(element, frame, inner)
    else this.readChildren(element, frame, inner)
  }

  private readBlock(element: Element, frame: Frame, inner: Formats): void {
    const tag = element.tagName.toLowerCase()
    // Google Docs wraps an item's text in a paragraph, which isn't a line of its own
    const isOwnLine = !(tag === 'p' && frame.kind === 'item' && this.runs.length === 0)
    if (isOwnLine) this.endLine()
    this.readChildren(element, frameOf(element, tag, frame), inner)
    this.endLine()
  }

  /** A table row becomes one line, with its cells set apart. */
  private readRow(row: Element, frame: Frame, formats: Formats): void {
    this.endLine()
    const cells = [...row.children].map((cell) => {
      const reader = new LineReader()
      reader.readChildren(cell, PARAGRAPH, formatsIn(cell, formats))
      reader.endLine()
      return reader.lines.flatMap(({ runs }, index) => (index > 0 ? [{ ...SPACE }, ...runs] : runs))
    })
    const border = { text: CELL_BORDER, styles: [], url: null }
    this.frame = frame
    this.runs = cells
      .filter((cell) => textOf(cell))
      .flatMap((cell, index) => (index > 0 ? [{ ...border }, ...cell] : cell))
    this.endLine()
  }

  private add(text: string, frame: Frame, { styles, url }: Formats, isBreak = false): void {
    this.frame = frame
    // line breaks in the source aren't line breaks in the text
    this.runs.push({ text: isBreak ? text : text.replace(/\s+/g, ' '), styles: [...styles], url })
  }
}

const SPACE = { text: ' ', styles: [], url: null }

function frameOf(element: Element, tag: string, outer: Frame): Frame {
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (level) return { ...PARAGRAPH, kind: Number(level) <= 2 ? 'heading' : 'subheading' }
  if (/\bMsoTitle\b/.test(element.className)) return { ...PARAGRAPH, kind: 'heading' }
  const word = WORD_ITEM.exec(styleOf(element))?.[1]
  if (word) return { kind: 'item', style: wordStyle(element), depth: Number(word) - 1 }
  if (tag === 'blockquote') return { ...PARAGRAPH, kind: 'quote' }
  if (tag === 'li') return itemFrame(element)
  return outer
}

/** Word on the web and Google Docs give the level as an attribute; others nest. */
function itemFrame(item: Element): Frame {
  const said = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level'))
  let lists = 0
  for (let list = item.parentElement?.closest('ul, ol'); list; list = list.parentElement?.closest('ul, ol')) lists++
  const style = item.parentElement?.tagName.toLowerCase() === 'ol' ? 'ordered' : 'unordered'
  return { kind: 'item', style, depth: Math.max(0, (said > 0 ? said : lists) - 1) }
}

/** Word writes an item's marker into its text, and nowhere else says whether the list is numbered. */
function wordStyle(paragraph: Element): ListStyle {
  const sign = [...paragraph.querySelectorAll('[style]')].find((part) => /mso-list:\s*ignore/i.test(styleOf(part)))
  return NUMBER.test((sign?.textContent ?? '').trim()) ? 'ordered' : 'unordered'
}

/** A paragraph that starts with a typed bullet is a list item. */
function withoutBullet(line: PastedLine): PastedLine {
  const [first, ...rest] = line.runs
  if (line.kind !== 'paragraph' || !first) return line
  const found = BULLET.exec(textOf(line.runs))?.[0]
  if (!found) return line
  let left = found.length
  const runs = [first, ...rest].map((run) => {
    const cut = Math.min(left, run.text.length)
    left -= cut
    return { ...run, text: run.text.slice(cut) }
  })
  return { ...line, kind: 'item', style: 'unordered', depth: 0, runs: tidyRuns(runs) }
}

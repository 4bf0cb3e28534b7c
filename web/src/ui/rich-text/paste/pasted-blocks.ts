import type { EditorOutput } from '#contract/rich-text/editor-adapter.js'
import { printInlineHtml } from '#contract/rich-text/inline-html.js'
import { type ListStyle, type PastedLine, readPastedHtml } from './pasted-lines'

interface Item {
  content: string
  meta: Record<string, never>
  items: Item[]
}

/** Converts clipboard HTML into editor blocks: nested lists, headings, and one line per table row. */
export function pastedBlocks(html: string): EditorOutput['blocks'] {
  const blocks: EditorOutput['blocks'] = []
  let list: { style: ListStyle; items: Item[] } | null = null
  for (const line of readPastedHtml(html)) {
    if (line.kind !== 'item') {
      list = null
      blocks.push(blockOf(line))
      continue
    }
    // nested items join the outer list whatever their own markers: the editor has one style per list
    if (!list || (line.depth === 0 && list.style !== line.style)) {
      list = { style: line.style, items: [] }
      blocks.push({ type: 'list', data: { style: list.style, meta: {}, items: list.items } })
    }
    levelOf(list.items, line.depth).push({ content: printInlineHtml(line.runs), meta: {}, items: [] })
  }
  return blocks
}

function levelOf(items: Item[], depth: number): Item[] {
  const last = items.at(-1)
  return depth === 0 || !last ? items : levelOf(last.items, depth - 1)
}

function blockOf({ kind, runs }: PastedLine): EditorOutput['blocks'][number] {
  const text = printInlineHtml(runs)
  if (kind === 'heading') return { type: 'header', data: { text, level: 2 } }
  if (kind === 'subheading') return { type: 'header', data: { text, level: 3 } }
  if (kind === 'quote') return { type: 'quote', data: { text, caption: '', alignment: 'left' } }
  return { type: 'paragraph', data: { text } }
}

/**
 * Turns plain text with typed bullets, as PDF viewers copy it, into HTML; null if the editor can handle the text
 * itself.
 */
export function htmlOfBulletedText(text: string): string | null {
  if (!linesOf(text).some((line) => /^\s*[·•●▪■◦○▫‣⁃]\s/.test(line))) return null
  return htmlOfLines(text)
}

/** Plain text with a paragraph for each line. */
export function htmlOfLines(text: string): string {
  const element = document.createElement('p')
  return linesOf(text)
    .map((line) => {
      element.textContent = line
      return `<p>${element.innerHTML}</p>`
    })
    .join('')
}

const linesOf = (text: string) => text.split(/\r?\n/)

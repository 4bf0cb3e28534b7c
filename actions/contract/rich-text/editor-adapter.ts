import { cleanRichText } from './clean-rich-text.js'
import { type InlineRun, parseInlineHtml, printInlineHtml } from './inline-html.js'
import {
  type BlockType,
  emptyRichText,
  type InlineStyle,
  type LinkEntity,
  type RawBlock,
  type RawContent,
} from './raw-content.js'

/** Editor.js data, limited to the tools in the toolbar (RTE-01). */
export interface EditorOutput {
  blocks: { id?: string; type: string; data: Record<string, unknown> }[]
}

type ListStyle = 'ordered' | 'unordered'

interface ListItem {
  content: string
  meta: Record<string, unknown>
  items: ListItem[]
}

interface OpenList {
  style: ListStyle
  items: ListItem[]
}

const HEADING_LEVEL: Partial<Record<BlockType, number>> = { 'header-two': 2, 'header-three': 3 }

/**
 * Converts Editor.js output to raw block content and cleans it. Blocks from tools outside the toolbar become
 * paragraphs.
 */
export function editorToRaw(output: EditorOutput): RawContent {
  const writer = new RawWriter()
  for (const block of output.blocks) {
    if (block.type === 'list') addList(writer, block.data, 0)
    else writer.add(blockTypeOf(block), String(block.data.text ?? ''), 0)
  }
  return cleanRichText({ blocks: writer.blocks, entityMap: writer.entityMap }) ?? emptyRichText()
}

/**
 * Stored text as the editor would report it untouched: with its keys and without blank paragraphs. Otherwise merely
 * loading a text would look like an edit.
 */
export function asEditorReports({ blocks, entityMap }: RawContent): RawContent {
  return editorToRaw(rawToEditor({ blocks: blocks.filter(({ text }) => text.trim() !== ''), entityMap }))
}

function blockTypeOf(block: EditorOutput['blocks'][number]): BlockType {
  if (block.type === 'header') return Number(block.data.level) <= 2 ? 'header-two' : 'header-three'
  return block.type === 'quote' ? 'blockquote' : 'unstyled'
}

function addList(writer: RawWriter, list: Record<string, unknown>, depth: number): void {
  const type: BlockType = list.style === 'ordered' ? 'ordered-list-item' : 'unordered-list-item'
  for (const item of Array.isArray(list.items) ? list.items : []) {
    writer.add(type, typeof item === 'string' ? item : String(item?.content ?? ''), depth)
    if (Array.isArray(item?.items)) addList(writer, { style: list.style, items: item.items }, depth + 1)
  }
}

class RawWriter {
  readonly blocks: RawBlock[] = []
  readonly entityMap: Record<string, LinkEntity> = {}

  add(type: BlockType, html: string, depth: number): void {
    const block: RawBlock = {
      key: `b${this.blocks.length}`,
      text: '',
      type,
      depth,
      inlineStyleRanges: [],
      entityRanges: [],
      data: {},
    }
    for (const run of parseInlineHtml(html)) this.addRun(block, run)
    this.blocks.push(block)
  }

  private addRun(block: RawBlock, run: InlineRun): void {
    const span = { offset: block.text.length, length: run.text.length }
    block.text += run.text
    for (const style of run.styles) {
      const before = block.inlineStyleRanges.find((range) => range.style === style && endOf(range) === span.offset)
      if (before) before.length += span.length
      else block.inlineStyleRanges.push({ ...span, style })
    }
    if (run.url !== null) this.addLink(block, span, run.url)
  }

  private addLink(block: RawBlock, span: { offset: number; length: number }, url: string): void {
    const before = block.entityRanges.find((range) => endOf(range) === span.offset)
    if (before && this.entityMap[before.key]?.data.url === url) {
      before.length += span.length
      return
    }
    const key = Object.keys(this.entityMap).length
    this.entityMap[key] = { type: 'LINK', mutability: 'MUTABLE', data: { url } }
    block.entityRanges.push({ ...span, key })
  }
}

function endOf(range: { offset: number; length: number }): number {
  return range.offset + range.length
}

/** Converts raw block content to Editor.js data; adjacent list items become one list. */
export function rawToEditor(content: RawContent): EditorOutput {
  const blocks: EditorOutput['blocks'] = []
  let list = null as OpenList | null
  for (const block of content.blocks) {
    const style = listStyleOf(block.type)
    if (!style) {
      list = null
      blocks.push(plainBlock(block, content))
      continue
    }
    if (list?.style !== style) {
      list = { style, items: [] }
      blocks.push({ type: 'list', data: { style, meta: {}, items: list.items } })
    }
    levelOf(list.items, block.depth).push({ content: htmlOf(block, content), meta: {}, items: [] })
  }
  return { blocks }
}

function listStyleOf(type: BlockType): ListStyle | null {
  if (type === 'ordered-list-item') return 'ordered'
  return type === 'unordered-list-item' ? 'unordered' : null
}

function levelOf(items: ListItem[], depth: number): ListItem[] {
  const last = items.at(-1)
  return depth === 0 || !last ? items : levelOf(last.items, depth - 1)
}

function plainBlock(block: RawBlock, content: RawContent): EditorOutput['blocks'][number] {
  const text = htmlOf(block, content)
  const level = HEADING_LEVEL[block.type]
  if (level) return { type: 'header', data: { text, level } }
  if (block.type === 'blockquote') return { type: 'quote', data: { text, caption: '', alignment: 'left' } }
  return { type: 'paragraph', data: { text } }
}

function htmlOf(block: RawBlock, content: RawContent): string {
  return printInlineHtml(runsOf(block, content))
}

/** Splits a block's text at every range boundary into runs, each with its styles and link. */
export function runsOf(block: RawBlock, content: RawContent): InlineRun[] {
  const ranges = [...block.inlineStyleRanges, ...block.entityRanges]
  const borders = [0, block.text.length, ...ranges.flatMap(({ offset, length }) => [offset, offset + length])]
  const cuts = [...new Set(borders)].filter((cut) => cut <= block.text.length).sort((a, b) => a - b)
  return cuts.slice(0, -1).map((start, index) => {
    const covers = (range: { offset: number; length: number }) =>
      range.offset <= start && start < range.offset + range.length
    const link = block.entityRanges.find(covers)
    const styles: InlineStyle[] = block.inlineStyleRanges.filter(covers).map(({ style }) => style)
    return {
      text: block.text.slice(start, cuts[index + 1]),
      styles: [...new Set(styles)],
      url: (link && content.entityMap[link.key]?.data.url) ?? null,
    }
  })
}

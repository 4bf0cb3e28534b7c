import {
  type BlockType,
  type EntityRange,
  type InlineStyle,
  isSafeLinkUrl,
  type RawBlock,
  type RawContent,
  type StyleRange,
} from '../rich-text/raw-content.js'

/** Marks that the composer's toolbar sets, and what they stand for. */
export const CHAT_MARKS = { bold: '**', italic: '_' } as const

const PREFIXES: readonly { pattern: RegExp; type: BlockType }[] = [
  { pattern: /^\s*[-*•]\s+/, type: 'unordered-list-item' },
  { pattern: /^\s*\d{1,3}[.)]\s+/, type: 'ordered-list-item' },
  { pattern: /^\s*>\s?/, type: 'blockquote' },
]

// in this order: a link's text may look like something else
const INLINE =
  /\[([^\]\n]{1,300})\]\((\S{1,2000}?)\)|(https?:\/\/[^\s<>]{1,2000})|\*\*(?=\S)(.+?\S|\S)\*\*|(?<![\p{L}\p{N}_])_(?=\S)(.+?\S|\S)_(?![\p{L}\p{N}_])/gu
/** A sentence that ends with an address doesn't end it. */
const TRAILING = /[.,;:!?'")\]}]+$/

/**
 * What somebody typed in the chat as rich text: a line that begins with `-`, `1.` or `>` is a list item or a quote,
 * `**bold**`, `_italic_` and `[words](address)` are formats, and a bare web address becomes a link.
 */
export function chatTextToRich(typed: string): RawContent {
  const links = new Map<string, number>()
  const lines = typed.replace(/\r\n?/g, '\n').trim().split('\n')
  const blocks = lines.map((line, index) => toBlock(line, `b${index}`, links))
  const entityMap = Object.fromEntries(
    [...links].map(([url, key]) => [key, { type: 'LINK', mutability: 'MUTABLE', data: { url } } as const]),
  )
  return { blocks: typed.trim() === '' ? [] : blocks, entityMap }
}

function toBlock(line: string, key: string, links: Map<string, number>): RawBlock {
  const prefix = PREFIXES.find(({ pattern }) => pattern.test(line))
  const rest = prefix ? line.replace(prefix.pattern, '') : line
  const writer = new BlockWriter(links)
  writer.write(rest, [])
  const { text, inlineStyleRanges, entityRanges } = writer
  return { key, text, type: prefix?.type ?? 'unstyled', depth: 0, inlineStyleRanges, entityRanges, data: {} }
}

class BlockWriter {
  text = ''
  readonly inlineStyleRanges: StyleRange[] = []
  readonly entityRanges: EntityRange[] = []

  constructor(private readonly links: Map<string, number>) {}

  write(source: string, styles: readonly InlineStyle[]): void {
    let end = 0
    for (const match of source.matchAll(INLINE)) {
      this.plain(source.slice(end, match.index), styles)
      end = match.index + match[0].length
      const [whole, words, target, address, bold, italic] = match
      if (words !== undefined) this.link(words, target ?? '', whole, styles)
      else if (address !== undefined) this.address(address, styles)
      else if (bold !== undefined) this.write(bold, [...styles, 'BOLD'])
      else if (italic !== undefined) this.write(italic, [...styles, 'ITALIC'])
    }
    this.plain(source.slice(end), styles)
  }

  private address(found: string, styles: readonly InlineStyle[]): void {
    const tail = TRAILING.exec(found)?.[0] ?? ''
    const url = found.slice(0, found.length - tail.length)
    this.link(url, url, url, styles)
    this.plain(tail, styles)
  }

  private link(words: string, url: string, otherwise: string, styles: readonly InlineStyle[]): void {
    if (!isSafeLinkUrl(url)) {
      this.plain(otherwise, styles)
      return
    }
    const key = this.links.get(url) ?? this.links.size
    this.links.set(url, key)
    this.entityRanges.push({ offset: this.text.length, length: words.length, key })
    this.plain(words, styles)
  }

  private plain(words: string, styles: readonly InlineStyle[]): void {
    if (words === '') return
    for (const style of styles) this.inlineStyleRanges.push({ offset: this.text.length, length: words.length, style })
    this.text += words
  }
}

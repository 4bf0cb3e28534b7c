import {
  BLOCK_TYPES,
  type BlockType,
  type EntityRange,
  INLINE_STYLES,
  type InlineStyle,
  isSafeLinkUrl,
  type LinkEntity,
  type RawBlock,
  type RawContent,
  RICH_TEXT_LIMITS,
  type StyleRange,
} from './raw-content.js'

const MAX_RANGES_PER_BLOCK = 200
const MAX_KEY_LENGTH = 20
// Control characters other than tab. A line break inside a block is kept, because Shift+Enter inserts one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what must not be stored
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f]/g
// Half of an emoji that was cut in two. Postgres rejects it in jsonb.
const LONE_SURROGATES = /\p{Surrogate}/gu

type Json = Record<string, unknown>

/**
 * Rebuilds rich text from untrusted input, keeping only the editor's own formats (GO-45): known block types, the three
 * inline styles, and links with a safe URL. Returns null when the value is not raw block content at all.
 */
export function cleanRichText(value: unknown): RawContent | null {
  if (!isObject(value) || !Array.isArray(value.blocks)) return null
  const sentEntities = isObject(value.entityMap) ? value.entityMap : {}
  const links = new LinkTable(sentEntities)
  const blocks: RawBlock[] = []
  for (const [index, sent] of value.blocks.entries()) {
    const block = cleanBlock(sent, index, links)
    if (!block) return null
    blocks.push(block)
  }
  return { blocks, entityMap: links.kept }
}

/** Renumbers the surviving links, so that no unused or unsafe URL is stored. */
class LinkTable {
  readonly kept: Record<string, LinkEntity> = {}
  private readonly numbers = new Map<string, number>()

  constructor(private readonly sent: Json) {}

  numberOf(sentKey: string): number | null {
    const known = this.numbers.get(sentKey)
    if (known !== undefined) return known
    const entity = Object.hasOwn(this.sent, sentKey) ? this.sent[sentKey] : undefined
    const url = isObject(entity) && entity.type === 'LINK' && isObject(entity.data) ? entity.data.url : undefined
    if (typeof url !== 'string' || !isSafeLinkUrl(url.trim())) return null
    const number = this.numbers.size
    this.numbers.set(sentKey, number)
    this.kept[String(number)] = { type: 'LINK', mutability: 'MUTABLE', data: { url: url.trim() } }
    return number
  }
}

function cleanBlock(sent: unknown, index: number, links: LinkTable): RawBlock | null {
  if (!isObject(sent) || typeof sent.text !== 'string') return null
  // Replaced one for one, so that ranges keep pointing at the same characters.
  const text = sent.text.replace(CONTROL_CHARACTERS, ' ').replace(LONE_SURROGATES, '\ufffd')
  return {
    key: typeof sent.key === 'string' && /^[\w-]+$/.test(sent.key) ? sent.key.slice(0, MAX_KEY_LENGTH) : `b${index}`,
    text,
    type: isBlockType(sent.type) ? sent.type : 'unstyled',
    depth: isWhole(sent.depth) ? Math.min(sent.depth, RICH_TEXT_LIMITS.depthMax) : 0,
    inlineStyleRanges: rangesOf(sent.inlineStyleRanges).flatMap((range) => cleanStyleRange(range, text.length)),
    entityRanges: rangesOf(sent.entityRanges).flatMap((range) => cleanEntityRange(range, text.length, links)),
    data: {},
  }
}

function rangesOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.slice(0, MAX_RANGES_PER_BLOCK).filter(isObject) : []
}

function cleanStyleRange(range: Json, textLength: number): StyleRange[] {
  const span = spanWithin(range, textLength)
  return span && isInlineStyle(range.style) ? [{ ...span, style: range.style }] : []
}

function cleanEntityRange(range: Json, textLength: number, links: LinkTable): EntityRange[] {
  const span = spanWithin(range, textLength)
  const key = span ? links.numberOf(String(range.key)) : null
  return span && key !== null ? [{ ...span, key }] : []
}

function spanWithin(range: Json, textLength: number): { offset: number; length: number } | null {
  if (!isWhole(range.offset) || !isWhole(range.length)) return null
  const length = Math.min(range.length, textLength - range.offset)
  return length > 0 ? { offset: range.offset, length } : null
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isBlockType(value: unknown): value is BlockType {
  return (BLOCK_TYPES as readonly unknown[]).includes(value)
}

function isInlineStyle(value: unknown): value is InlineStyle {
  return (INLINE_STYLES as readonly unknown[]).includes(value)
}

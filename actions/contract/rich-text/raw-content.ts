import { hasVisibleSign } from '../format/visible-text.js'

/**
 * The stored form of rich text: raw block content with an entity map (RTE-09, RTE-10).
 * Text is plain; bold, italics and links are ranges over it, so nothing in it is ever markup.
 * Offsets and lengths count UTF-16 units, like JavaScript strings.
 */
export const BLOCK_TYPES = [
  'unstyled',
  'header-two',
  'header-three',
  'blockquote',
  'unordered-list-item',
  'ordered-list-item',
] as const
export const INLINE_STYLES = ['BOLD', 'ITALIC', 'UNDERLINE'] as const

/** What the server takes; the editor stays below them, or its screen's own limit does. */
export const RICH_TEXT_LIMITS = { blocksMax: 400, blockCharactersMax: 20_000, depthMax: 4, bytesMax: 100_000 } as const

export type BlockType = (typeof BLOCK_TYPES)[number]
export type InlineStyle = (typeof INLINE_STYLES)[number]

export interface StyleRange {
  offset: number
  length: number
  style: InlineStyle
}

export interface EntityRange {
  offset: number
  length: number
  key: number
}

export interface RawBlock {
  key: string
  text: string
  type: BlockType
  depth: number
  inlineStyleRanges: StyleRange[]
  entityRanges: EntityRange[]
  data: Record<string, never>
}

export interface LinkEntity {
  type: 'LINK'
  mutability: 'MUTABLE'
  data: { url: string }
}

export interface RawContent {
  blocks: RawBlock[]
  entityMap: Record<string, LinkEntity>
}

// a host and optional port without credentials, so that `javascript:…` can't pass as a host; controls apart from the usual
// spaces, such as U+0085, are spaces to the database
const SAFE_LINK = /^https?:\/\/[^\s\p{Cc}/?#:@\\]+(:\d{1,5})?([/?#][^\s\p{Cc}]*)?$/iu
const MAX_LINK_LENGTH = 2000

/** True for absolute http and https URLs. Anything else could run code where the link is opened (GK-112). */
export function isSafeLinkUrl(url: string): boolean {
  return url.length <= MAX_LINK_LENGTH && SAFE_LINK.test(url)
}

export function emptyRichText(): RawContent {
  return { blocks: [], entityMap: {} }
}

/** One paragraph per line of plain text. */
export function plainToRichText(text: string): RawContent {
  const lines = text.split(/\r?\n/)
  const blocks = lines.map((line, index) => paragraph(`b${index}`, line))
  return { blocks: text.trim() === '' ? [] : blocks, entityMap: {} }
}

function paragraph(key: string, text: string): RawBlock {
  return { key, text, type: 'unstyled', depth: 0, inlineStyleRanges: [], entityRanges: [], data: {} }
}

/** Plain text of rich text, one line per block, trimmed: used for length limits and search (GO-45). */
export function richTextToPlain(content: RawContent | null | undefined): string {
  return (content?.blocks ?? [])
    .map((block) => block.text)
    .join('\n')
    .trim()
}

/**
 * Characters as people count them: code points of the trimmed text, so an emoji counts once (GO-45). Zero if nothing is
 * visible.
 */
export function countCharacters(text: string | null | undefined): number {
  const trimmed = (text ?? '').trim()
  return hasVisibleSign(trimmed) ? [...trimmed].length : 0
}

/** Whether an optional text exceeds its limit. Invisible characters count too. */
export function isTooLong(text: string | null | undefined, charactersMax: number): boolean {
  return [...(text ?? '').trim()].length > charactersMax
}

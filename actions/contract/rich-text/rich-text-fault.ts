import { isSafeLinkUrl, RICH_TEXT_LIMITS } from './raw-content.js'

export const RICH_TEXT_MESSAGES = {
  malformed: 'This text can’t be read. Reload the page and try again.',
  tooDeep: 'This text is nested too deeply.',
  tooLarge: 'This text is too large.',
  unsafeLink: 'Links must start with http:// or https://',
} as const

/** Deeper than any document of the editor: content, blocks, block, ranges, range. */
const NESTING_MAX = 8

/**
 * What is wrong with rich text as it was sent: no raw block content, nested too deeply, too large, or a link that isn't
 * to the web (GK-112). Null if it can be stored once it is cleaned, and if none was sent, as null or an empty object.
 */
export function richTextFault(value: unknown): string | null {
  if (value === undefined || value === null || isEmptyObject(value)) return null
  // first, because what follows would run out of stack
  if (isNestedDeeper(value, NESTING_MAX)) return RICH_TEXT_MESSAGES.tooDeep
  if (!isRawContent(value)) return RICH_TEXT_MESSAGES.malformed
  const { blocks, entityMap } = value
  if (blocks.some(({ depth }) => typeof depth === 'number' && depth > RICH_TEXT_LIMITS.depthMax))
    return RICH_TEXT_MESSAGES.tooDeep
  const isLarge =
    blocks.length > RICH_TEXT_LIMITS.blocksMax ||
    blocks.some(({ text }) => text.length > RICH_TEXT_LIMITS.blockCharactersMax) ||
    bytesOf(JSON.stringify(value)) > RICH_TEXT_LIMITS.bytesMax
  if (isLarge) return RICH_TEXT_MESSAGES.tooLarge
  return Object.values(entityMap ?? {}).every(isSafeEntity) ? null : RICH_TEXT_MESSAGES.unsafeLink
}

/** In UTF-8; JSON has no lone surrogates, which this would throw at. */
const bytesOf = (json: string) => encodeURIComponent(json).replace(/%../g, '.').length

interface SentContent {
  blocks: { text: string; depth?: unknown }[]
  entityMap?: Readonly<Record<string, unknown>>
}

function isRawContent(value: unknown): value is SentContent {
  if (!isObject(value) || !Array.isArray(value.blocks)) return false
  const { entityMap = {} } = value
  return isObject(entityMap) && value.blocks.every((block) => isObject(block) && typeof block.text === 'string')
}

/** Other entities, such as pictures, are not kept, so whatever is in them does no harm. */
function isSafeEntity(entity: unknown): boolean {
  if (!isObject(entity) || entity.type !== 'LINK') return true
  return isObject(entity.data) && typeof entity.data.url === 'string' && isSafeLinkUrl(entity.data.url.trim())
}

const isEmptyObject = (value: unknown) => isObject(value) && Object.keys(value).length === 0

function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((part) => isNestedDeeper(part, levels - 1))
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import { type EntityRange, isSafeLinkUrl, type LinkEntity, type RawBlock, type RawContent } from './raw-content.js'

const ADDRESS = /(?<![\p{L}\p{N}@/.])(?:https?:\/\/|www\.)[^\s<>]{1,2000}/giu
/** A sentence that ends with an address doesn't end it. */
const TRAILING = /[.,;:!?'"”’\]}]+$/

/** Makes links of the web addresses in a text that aren't part of one yet. Doing it again changes nothing. */
export function linkAddresses(content: RawContent): RawContent {
  const entityMap: Record<string, LinkEntity> = { ...content.entityMap }
  const keyOf = (url: string): number => {
    const known = Object.keys(entityMap).find((key) => entityMap[key]?.data.url === url)
    if (known !== undefined) return Number(known)
    const key = Math.max(-1, ...Object.keys(entityMap).map(Number)) + 1
    entityMap[key] = { type: 'LINK', mutability: 'MUTABLE', data: { url } }
    return key
  }
  const blocks = content.blocks.map((block) => withLinks(block, keyOf))
  return { blocks, entityMap }
}

/** The web address that a text ends with, as one has just typed it (GK-113). */
export function typedAddress(text: string): { start: number; end: number; url: string } | null {
  const found = /(?<=^|\s)https?:\/\/\S+$/iu.exec(text)
  if (!found) return null
  const url = withoutTrailing(found[0])
  return isSafeLinkUrl(url) ? { start: found.index, end: found.index + url.length, url } : null
}

function withLinks(block: RawBlock, keyOf: (url: string) => number): RawBlock {
  const found = [...block.text.matchAll(ADDRESS)].flatMap(({ 0: match, index: offset }): EntityRange[] => {
    const address = withoutTrailing(match)
    const url = /^www\./i.test(address) ? `https://${address}` : address
    const end = offset + address.length
    const isLinked = block.entityRanges.some((range) => range.offset < end && offset < range.offset + range.length)
    return isLinked || !isSafeLinkUrl(url) ? [] : [{ offset, length: address.length, key: keyOf(url) }]
  })
  return found.length === 0 ? block : { ...block, entityRanges: [...block.entityRanges, ...found] }
}

/** A closing bracket belongs to an address that has the opening one, as in Wikipedia's. */
function withoutTrailing(match: string): string {
  const address = match.replace(TRAILING, '')
  const isOpenedBefore = address.endsWith(')') && !address.includes('(')
  return isOpenedBefore ? withoutTrailing(address.slice(0, -1)) : address
}

import { RESPONSE_LIMITS as LIMITS, RESPONSE_MESSAGES as MESSAGES } from './response-limits.js'

export interface ChosenIndustries {
  /** ids of `master_domains` */
  domains: readonly string[]
  customDomains: readonly string[]
}

const plain = (tag: string): string => tag.trim().toLowerCase()

/** A tag in one's own words as it is stored: on one line. */
export const cleanTag = (tag: string): string => tag.replace(/\s+/gu, ' ').trim()

/**
 * Whether a tag in one's own words can be added: long enough, and not known already (RESP-42, GI-38).
 * @param known names of the list and tags that were chosen
 */
export function canAddTag(tag: string, known: readonly string[]): boolean {
  const { length } = [...cleanTag(tag)]
  if (length < LIMITS.customTagCharactersMin || length > LIMITS.customTagCharactersMax) return false
  return !known.some((name) => plain(name) === plain(cleanTag(tag)))
}

/** What is wrong with the industries of a response, or null (RESP-29, GI-35). A draft may lack them. */
export function industriesFault({ domains, customDomains }: ChosenIndustries, isDraft: boolean): string | null {
  const { length } = [...domains, ...customDomains]
  if (length === 0) return isDraft ? null : MESSAGES.industryMissing
  if (length > LIMITS.industriesMax) return MESSAGES.tooManyIndustries
  const isWrong = customDomains.some((tag) => !canAddTag(tag, []))
  if (isWrong) return MESSAGES.customTagLength
  return new Set(customDomains.map(plain)).size < customDomains.length || new Set(domains).size < domains.length
    ? MESSAGES.customTagTwice
    : null
}

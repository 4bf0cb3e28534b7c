import { isSafeLinkUrl } from '#contract/rich-text/raw-content.js'

interface WebLink {
  /** exactly as stored */
  href: string
  host: string
}

/** A stored address as a web link, or null: bad data must never break the page for its readers. */
export function webUrl(stored: string | null | undefined): WebLink | null {
  if (!stored || !isSafeLinkUrl(stored)) return null
  try {
    const { protocol, host } = new URL(stored)
    return protocol === 'https:' || protocol === 'http:' ? { href: stored, host } : null
  } catch {
    return null
  }
}

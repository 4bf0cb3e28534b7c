import { isSafeLinkUrl } from '#contract/rich-text/raw-content.js'

interface WebLink {
  /** as it was stored */
  href: string
  host: string
}

/** A stored address as a link of the web, or null: what somebody stored must never break the page of whoever reads it. */
export function webUrl(stored: string | null | undefined): WebLink | null {
  if (!stored || !isSafeLinkUrl(stored)) return null
  try {
    const { protocol, host } = new URL(stored)
    return protocol === 'https:' || protocol === 'http:' ? { href: stored, host } : null
  } catch {
    return null
  }
}

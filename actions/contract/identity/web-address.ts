const CHARACTERS_MAX = 2048
/** Spaces and signs without a shape, which hide where a link leads. */
const INVISIBLE = /[\p{Cc}\p{Z}\u2000-\u200f\u2028-\u202f\u205f-\u206f\ufeff]/u
const LABEL = '[^/?#@:\\[\\]<>\\\\^|%"{}`.]'
const FORM = new RegExp(`^https?://(?:${LABEL}+\\.)+(?![0-9])${LABEL}+(?::[0-9]{1,4})?(?:[/?#].*)?$`, 'u')

/**
 * Whether a text is a full address of the web, of a domain name; the database refuses the same ones
 * (`private.is_web_address`), because a table mutation never meets a form.
 */
export function isWebAddress(text: string, { isSecure = false } = {}): boolean {
  const isBrief = [...text].length <= CHARACTERS_MAX
  return isBrief && !INVISIBLE.test(text) && FORM.test(text) && (!isSecure || text.startsWith('https://'))
}

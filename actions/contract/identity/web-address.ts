const CHARACTERS_MAX = 2048
/** Spaces and invisible characters, which hide where a link leads. */
const INVISIBLE = /[\p{Cc}\p{Z}\u2000-\u200f\u2028-\u202f\u205f-\u206f\ufeff]/u
const LABEL = '[^/?#@:\\[\\]<>\\\\^|%"{}`.]'
const FORM = new RegExp(`^https?://(?:${LABEL}+\\.)+(?![0-9])${LABEL}+(?::[0-9]{1,4})?(?:[/?#].*)?$`, 'u')

/**
 * Whether a text is an absolute web address with a domain name. The database applies the same check
 * (`private.is_web_address`), because table mutations bypass the forms.
 */
export function isWebAddress(text: string, { isSecure = false } = {}): boolean {
  const isBrief = [...text].length <= CHARACTERS_MAX
  return isBrief && !INVISIBLE.test(text) && FORM.test(text) && (!isSecure || text.startsWith('https://'))
}

/**
 * A typed address with the `https://` that people leave out; a phone may capitalise what they don't. Everything else is
 * returned as it is. The database does the same (`private.completed_web_address`).
 */
export function completeWebAddress(typed: string): string {
  const address = typed.replace(/^https?:\/\//i, (scheme) => scheme.toLowerCase())
  const completed = `https://${address}`
  return isWebAddress(completed) ? completed : address
}

// Spaces of every kind and signs without a shape: a text of nothing else says nothing.
const SHAPELESS = [
  '\\p{Cc}\\p{Z}\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f',
  '\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb',
].join('')
const VISIBLE_SIGN = new RegExp(`[^${SHAPELESS}]`, 'u')

/** Whether there is anything to be seen in a text; the database says the same of names (private.has_visible_sign). */
export function hasVisibleSign(text: string): boolean {
  return VISIBLE_SIGN.test(text)
}

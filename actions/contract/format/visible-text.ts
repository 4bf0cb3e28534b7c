// Spaces of every kind, characters without a glyph (Default_Ignorable_Code_Point, including those Unicode reserves for
// it), and letters, notes and fillers that render blank. Listed explicitly because browsers ship different Unicode
// versions. hasura/migrations/text-guards.test.ts checks the list against Unicode and the database.
const SHAPELESS = [
  '\\0-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f',
  '\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffc',
  '\\u{13430}-\\u{1343f}\\u{13441}\\u{13442}\\u{16fe4}\\u{1bca0}-\\u{1bca3}\\u{1d159}\\u{1d173}-\\u{1d17a}',
  '\\u{e0000}-\\u{e0fff}',
].join('')
const VISIBLE_SIGN = new RegExp(`[^${SHAPELESS}]`, 'u')

/** Whether a text contains anything visible; the database has the same check (private.has_visible_sign). */
export function hasVisibleSign(text: string): boolean {
  return VISIBLE_SIGN.test(text)
}

/**
 * Whether a text stays on one line and can't rearrange the sentence around it: line breaks and other controls could
 * inject email headers, bidirectional ones reorder what surrounds them. The database has the same check
 * (private.is_one_line).
 */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(text)
}

/** Whether a text can be stored as it is: Postgres refuses NUL, and half of a surrogate pair would become something else. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text)
}

/** The trimmed text, or null when nothing in it is visible. */
export function textOrNull(text: string | null | undefined): string | null {
  return text && hasVisibleSign(text) ? text.trim() : null
}

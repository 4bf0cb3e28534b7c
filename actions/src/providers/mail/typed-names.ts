const NAME = /^[\p{L}\p{M}.'’ -]{1,60}$/u
const COMPANY = /^[\p{L}\p{M}\p{N}.,&+()'’ -]{1,60}$/u
/** Matches `evil.example`, which mail clients turn into a link, but not `J.P. Morgan`. */
const ADDRESS = /[\p{L}\p{N}]\.[\p{L}\p{N}]{2}/u
const DIGIT = /\p{N}/gu
/** More digits may be a phone number. */
const DIGITS_MAX = 5

/**
 * A person's name in an email to someone who never agreed to hear from them. Null if it could be a message or a web
 * address, which would let others send theirs through our emails.
 */
export function plainPersonName(typed: string): string | null {
  return NAME.test(typed) && !ADDRESS.test(typed) ? typed : null
}

/** A company's name, as in `plainPersonName`; names such as “Studio 54, Inc.” may have more punctuation and digits. */
export function plainCompanyName(typed: string): string | null {
  const isPlain = COMPANY.test(typed) && !ADDRESS.test(typed)
  return isPlain && (typed.match(DIGIT)?.length ?? 0) <= DIGITS_MAX ? typed : null
}

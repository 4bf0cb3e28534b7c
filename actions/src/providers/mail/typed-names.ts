const NAME = /^[\p{L}\p{M}.'’ -]{1,60}$/u
const COMPANY = /^[\p{L}\p{M}\p{N}.,&+()'’ -]{1,60}$/u
/** `evil.example`, but not `J.P. Morgan`: mail programs make a link of it. */
const ADDRESS = /[\p{L}\p{N}]\.[\p{L}\p{N}]{2}/u
const DIGIT = /\p{N}/gu
/** More of them may be a phone number. */
const DIGITS_MAX = 5

/**
 * A person's name in an email to somebody who never agreed to hear from them; null when it could be a message or an
 * address of a page, which are how our emails would be used to send another's.
 */
export function plainPersonName(typed: string): string | null {
  return NAME.test(typed) && !ADDRESS.test(typed) ? typed : null
}

/** A company's name, as `plainPersonName`; names such as “Studio 54, Inc.” hold more signs. */
export function plainCompanyName(typed: string): string | null {
  const isPlain = COMPANY.test(typed) && !ADDRESS.test(typed)
  return isPlain && (typed.match(DIGIT)?.length ?? 0) <= DIGITS_MAX ? typed : null
}

import { mixed, number, object, string } from 'yup'
import { countCharacters, isTooLong } from '../rich-text/raw-content.js'
import { CREDIT_REQUEST_LIMITS as LIMITS, CREDIT_REQUEST_MESSAGES as MESSAGES } from './credit-request.js'

/** A number, or its digits as a form has them. */
const isWhole = number().strict().integer()
const readNumber = (value: unknown) => (typeof value === 'string' ? Number(value.trim() || Number.NaN) : value)
const isMissing = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '')

/** The first broken rule, in the order of GK-036: required, number, positive, minimum. */
function creditsError(value: unknown): string | null {
  if (isMissing(value)) return MESSAGES.creditsMissing
  const credits = readNumber(value)
  if (typeof credits !== 'number' || !isWhole.isValidSync(credits)) return MESSAGES.creditsNumber
  if (credits <= 0) return MESSAGES.creditsPositive
  if (credits < LIMITS.creditsMin) return MESSAGES.creditsMin
  return credits > LIMITS.creditsMax ? MESSAGES.creditsMax : null
}

function reasonError(reason: string | null | undefined): string | null {
  const length = countCharacters(reason)
  if (length === 0) return MESSAGES.reasonMissing
  if (length < LIMITS.reasonCharactersMin) return MESSAGES.reasonMin
  return isTooLong(reason, LIMITS.reasonCharactersMax) ? MESSAGES.reasonMax : null
}

/** What somebody sends to ask staff for credits (CRED-09 to CRED-19); form and server check the same. */
export const creditRequestSchema = object({
  wizlings: mixed<number | string>()
    .nullable()
    .transform((value: unknown) => (isMissing(value) || creditsError(value) ? value : readNumber(value)))
    .test('credits', function (value: unknown) {
      const message = creditsError(value)
      return message === null || this.createError({ message })
    }),
  reason: string()
    .nullable()
    .transform((_value: unknown, original: unknown) => (typeof original === 'string' ? original.trim() : ''))
    .test('reason', function (value) {
      const message = reasonError(value)
      return message === null || this.createError({ message })
    }),
})

import { mixed, object } from 'yup'
import { CREDIT_REQUEST_LIMITS, CREDIT_REQUEST_MESSAGES as MESSAGES } from './credit-request.js'
import { staffReasonField } from './staff-reason.js'

const DIGITS = /^\s*-?\d+(\.\d+)?\s*$/

function amountError(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return MESSAGES.creditsMissing
  const credits = typeof value === 'string' && DIGITS.test(value) ? Number(value) : value
  if (typeof credits !== 'number' || !Number.isInteger(credits)) return MESSAGES.creditsNumber
  if (credits <= 0) return MESSAGES.creditsPositive
  return credits > CREDIT_REQUEST_LIMITS.creditsMax ? MESSAGES.creditsMax : null
}

/** What staff fill in to give somebody credits (CRED-05). */
export const staffGrantSchema = object({
  credits: mixed<number | string>()
    .nullable()
    .transform((value: unknown) => (amountError(value) === null ? Number(value) : value))
    .test('credits', function (value: unknown) {
      const message = amountError(value)
      return message === null || this.createError({ message })
    }),
  reason: staffReasonField({ isRequired: true }),
})

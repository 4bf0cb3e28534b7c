import { number, object } from 'yup'
import { staffReasonField } from '../credits/staff-reason.js'
import { FIELD_MESSAGES } from '../messages.js'
import { RESPONSE_LIMIT_MAX } from './answer-rewards.js'

/** Why a number of paid answers can't be set; null if it can. */
export function responseLimitError(limit: unknown): string | null {
  if (limit === null || limit === undefined || limit === '') return FIELD_MESSAGES.required
  const count = Number(limit)
  if (Number.isInteger(count) && count >= 0 && count <= RESPONSE_LIMIT_MAX) return null
  return `Enter a whole number from 0 to ${RESPONSE_LIMIT_MAX}.`
}

/** What staff enter when they set an expert's limit. */
export const responseLimitSchema = object({
  limit: number()
    .strict()
    .nullable()
    .test('limit', function (limit) {
      const message = responseLimitError(limit)
      return message === null || this.createError({ message })
    }),
  reason: staffReasonField({ isRequired: true }),
})

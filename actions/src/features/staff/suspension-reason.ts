import { object, string } from 'yup'
import { IDENTITY_MESSAGES } from '#contract/identity/identity-limits.js'
import { AppError } from '#platform/errors.js'
import { optionalTextField } from '#platform/http/optional-text.js'

export const suspensionReason = object({
  reason: optionalTextField().required(IDENTITY_MESSAGES.reason).max(1000),
})

/** @throws AppError USER_NOT_FOUND for a malformed id */
export function userIdOf(params: Readonly<Record<string, string>>): string {
  const { id } = params
  if (!id || !string().uuid().isValidSync(id)) throw new AppError('USER_NOT_FOUND')
  return id
}

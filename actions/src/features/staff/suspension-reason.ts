import { object, string } from 'yup'
import { trimmedText } from '../../../contract/identity/identity-fields.js'
import { IDENTITY_MESSAGES } from '../../../contract/identity/identity-limits.js'
import { AppError } from '../../platform/errors.js'

export const suspensionReason = object({
  reason: trimmedText().required(IDENTITY_MESSAGES.reason).max(1000),
})

/** @throws AppError USER_NOT_FOUND for what cannot be an id */
export function userIdOf(params: Readonly<Record<string, string>>): string {
  const { id } = params
  if (!id || !string().uuid().isValidSync(id)) throw new AppError('USER_NOT_FOUND')
  return id
}

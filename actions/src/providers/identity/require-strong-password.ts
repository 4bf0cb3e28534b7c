import { AppError } from '#platform/errors.js'

/**
 * Rejects a password that is easy to guess, wherever one is chosen. The dictionaries are loaded on first use.
 * @param field the form's name for it
 * @param about what others know about the person: name, email, company
 * @throws AppError VALIDATION_FAILED with advice
 */
export async function requireStrongPassword(
  password: string,
  field: string,
  about: readonly (string | undefined)[],
): Promise<void> {
  const { ratePassword } = await import('#contract/identity/password-strength.js')
  const { isStrong, advice } = ratePassword(password, about)
  if (!isStrong) throw new AppError('VALIDATION_FAILED', { errors: [{ field, message: advice }] })
}

import { AppError } from '#platform/errors.js'

/**
 * Refuses a password that is easy to guess, wherever somebody chooses one. The dictionaries are loaded with the first
 * choice.
 * @param field the name that the form uses for it
 * @param about what others know of the person: name, email, company
 * @throws AppError VALIDATION_FAILED with what to do instead
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

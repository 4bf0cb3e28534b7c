import { AppError, type ErrorCode } from '#platform/errors.js'

/** Maps the library's codes to ours. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'INVALID_CREDENTIALS',
  INVALID_EMAIL: 'VALIDATION_FAILED',
  INVALID_PASSWORD: 'CURRENT_PASSWORD_WRONG',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'CURRENT_PASSWORD_WRONG',
  INVALID_TOKEN: 'LINK_INVALID',
  INVALID_CODE: 'CODE_INVALID',
  INVALID_BACKUP_CODE: 'CODE_INVALID',
  INVALID_TWO_FACTOR_COOKIE: 'NO_SESSION',
  TOTP_NOT_ENABLED: 'SECOND_FACTOR_NOT_SET_UP',
  TWO_FACTOR_NOT_ENABLED: 'SECOND_FACTOR_OFF',
  BACKUP_CODES_NOT_ENABLED: 'SECOND_FACTOR_NOT_SET_UP',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'TOO_MANY_ATTEMPTS',
  ACCOUNT_TEMPORARILY_LOCKED: 'TOO_MANY_ATTEMPTS',
  ACCOUNT_SUSPENDED: 'ACCOUNT_SUSPENDED',
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'VALIDATION_FAILED',
  401: 'NO_SESSION',
  403: 'NOT_ALLOWED',
  404: 'NOT_FOUND',
  409: 'ALREADY_DONE',
  429: 'TOO_MANY_ATTEMPTS',
}

/** Converts an error from the sign-in library into one of ours; its own message is only logged. */
export function toAuthRefusal(status: number, body: unknown): AppError {
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
  const cause = new Error(`sign-in library answered ${status} ${code}`)
  return new AppError(CODES[code] ?? BY_STATUS[status] ?? 'INTERNAL', { cause })
}

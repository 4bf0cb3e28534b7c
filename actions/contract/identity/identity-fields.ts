import { string } from 'yup'
import { IDENTITY_LIMITS as LIMITS, IDENTITY_MESSAGES as MESSAGES } from './identity-limits.js'

const charactersOf = (value: string | undefined) => [...(value ?? '')].length
// Line breaks and other control characters have no place in a name, and would do harm in a mail's header.
const isOneLine = (value: string | undefined) => !/\p{Cc}/u.test(value ?? '')

/** A first or last name: any script and any sign, on one line. */
export function nameField(missing: string) {
  return string()
    .trim()
    .required(missing)
    .test('length', MESSAGES.nameLength, (value) => charactersOf(value) <= LIMITS.nameCharactersMax)
    .test('line', MESSAGES.nameLine, isOneLine)
}

/** Addresses are kept in lower case. */
export function emailField() {
  return string()
    .trim()
    .lowercase()
    .required(MESSAGES.email)
    .max(LIMITS.emailCharactersMax, MESSAGES.emailForm)
    .email(MESSAGES.emailForm)
    .test('line', MESSAGES.emailForm, isOneLine)
}

/** A password somebody chooses: long rather than decorated. */
export function newPasswordField() {
  return string()
    .required(MESSAGES.password)
    .test('min', MESSAGES.passwordMin, (value) => charactersOf(value) >= LIMITS.passwordCharactersMin)
    .test('max', MESSAGES.passwordMax, (value) => charactersOf(value) <= LIMITS.passwordCharactersMax)
}

/** A password somebody types to prove it: its form is not judged. */
export function givenPasswordField() {
  return string()
    .required(MESSAGES.currentPassword)
    .max(LIMITS.passwordCharactersMax * 4, MESSAGES.passwordMax)
}

export function tokenField() {
  return string().required(MESSAGES.token).max(200, MESSAGES.token)
}

export function timeZoneField() {
  return string()
    .trim()
    .max(64)
    .matches(/^[\w+\-/]*$/)
}

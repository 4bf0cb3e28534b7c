import { string } from 'yup'
import { hasVisibleSign } from '../format/visible-text.js'
import { IDENTITY_LIMITS as LIMITS, IDENTITY_MESSAGES as MESSAGES } from './identity-limits.js'

const charactersOf = (value: string | undefined) => [...(value ?? '')].length
// Line breaks and other control characters have no place in a name, and would do harm in a mail's header; signs that
// turn the direction of the text would reach into the sentence around the name. The database says the same
// (private.is_one_line).
const isOneLine = (value: string | undefined) => !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(value ?? '')
// The library's own trim() and lowercase() throw on what is no text, which a program may send.
const tidied = (tidy: (text: string) => string) => (value: unknown) => (typeof value === 'string' ? tidy(value) : value)

/** Text without the spaces around it; a value of another kind is refused, never a fault. */
export function trimmedText() {
  return string().transform(tidied((text) => text.trim()))
}

/** Words on one line, at most so many characters. */
export function lineField(charactersMax: number, tooLong: string) {
  return trimmedText()
    .test('length', tooLong, (value) => charactersOf(value) <= charactersMax)
    .test('line', MESSAGES.oneLine, isOneLine)
}

/** A first or last name: any script and any sign, on one line. */
export function nameField(missing: string) {
  return namingField(LIMITS.nameCharactersMax, MESSAGES.nameLength, missing)
}

/** What somebody or something is called by: on one line, and to be seen. */
export function namingField(charactersMax: number, tooLong: string, missing: string) {
  return lineField(charactersMax, tooLong).required(missing).test('visible', missing, hasVisibleSign)
}

/** Addresses are kept in lower case. */
export function emailField() {
  return trimmedText()
    .transform(tidied((text) => text.toLowerCase()))
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
  return trimmedText()
    .max(64)
    .matches(/^[\w+\-/]*$/)
}

import { string } from 'yup'
import { hasVisibleSign, isOneLine, isStorable } from '../format/visible-text.js'
import { IDENTITY_LIMITS as LIMITS, IDENTITY_MESSAGES as MESSAGES } from './identity-limits.js'
import { completeWebAddress, isWebAddress } from './web-address.js'

const charactersOf = (value: string | undefined) => [...(value ?? '')].length
const isPlainLine = (value: string | undefined) => isOneLine(value ?? '')
// yup's own trim() and lowercase() throw on non-strings, which an API client may send.
const tidied = (tidy: (text: string) => string) => (value: unknown) => (typeof value === 'string' ? tidy(value) : value)

/** Trimmed text that can be stored. A value of another type is a validation error, not an exception. */
export function trimmedText() {
  return string()
    .transform(tidied((text) => text.trim()))
    .test('storable', MESSAGES.broken, (value) => isStorable(value ?? ''))
}

/** Single-line text with a maximum length. */
export function singleLineField(charactersMax: number, tooLong: string) {
  return trimmedText()
    .test('length', tooLong, (value) => charactersOf(value) <= charactersMax)
    .test('line', MESSAGES.oneLine, isPlainLine)
}

/** A first or last name: any script, any character, single line. */
export function nameField(missing: string) {
  return displayNameField(LIMITS.nameCharactersMax, MESSAGES.nameLength, missing)
}

/** A display name: single line, with something visible in it. */
export function displayNameField(charactersMax: number, tooLong: string, missing: string) {
  return singleLineField(charactersMax, tooLong).required(missing).test('visible', missing, hasVisibleSign)
}

/** A link to somewhere else, typed with or without `https://`; none is fine. */
export function webAddressField(unreadable: string, options: { isSecure?: boolean } = {}) {
  return trimmedText()
    .default('')
    .transform(tidied(completeWebAddress))
    .test('link', unreadable, (value) => !value || isWebAddress(value, options))
}

/** Emails are stored in lower case. */
export function emailField() {
  return trimmedText()
    .transform(tidied((text) => text.toLowerCase()))
    .required(MESSAGES.email)
    .max(LIMITS.emailCharactersMax, MESSAGES.emailForm)
    .email(MESSAGES.emailForm)
    .test('line', MESSAGES.emailForm, isPlainLine)
}

/** A newly chosen password: judged by length rather than by character classes. */
export function newPasswordField() {
  return string()
    .required(MESSAGES.password)
    .test('min', MESSAGES.passwordMin, (value) => charactersOf(value) >= LIMITS.passwordCharactersMin)
    .test('max', MESSAGES.passwordMax, (value) => charactersOf(value) <= LIMITS.passwordCharactersMax)
}

/** An existing password, typed as proof. Its format is not checked. */
export function existingPasswordField() {
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

import { type InferType, object, string } from 'yup'
import { hasVisibleSign } from '../format/visible-text.js'
import { shownTextsFields } from '../legal/account-texts.schema.js'
import {
  emailField,
  nameField,
  newPasswordField,
  singleLineField,
  timeZoneField,
  tokenField,
  trimmedText,
} from './identity-fields.js'
import { IDENTITY_LIMITS as LIMITS, IDENTITY_MESSAGES as MESSAGES } from './identity-limits.js'

export const ACCOUNT_TYPES = ['expert', 'client'] as const
export const SIGN_UP_METHODS = ['password', 'magic-link'] as const

/** Sign-up: name, credentials, whether they offer or seek expertise, and an optional company. */
export const signUpSchema = object({
  firstName: nameField(MESSAGES.firstName),
  lastName: nameField(MESSAGES.lastName),
  email: emailField(),
  accountType: string().oneOf(ACCOUNT_TYPES, MESSAGES.accountType).required(MESSAGES.accountType),
  method: string().oneOf(SIGN_UP_METHODS, MESSAGES.method).required(MESSAGES.method),
  password: string().when('method', ([method]) => (method === 'password' ? newPasswordField() : string())),
  companyName: singleLineField(LIMITS.companyNameCharactersMax, MESSAGES.companyLength).test(
    'visible',
    MESSAGES.companyName,
    (value) => !value || hasVisibleSign(value),
  ),
  timeZone: timeZoneField(),
  /** Where to go once the address is confirmed; anything but one of our pages is ignored. */
  next: string().max(2000),
  /** Of the link that led here (CRED-04); anything but somebody's code is ignored. */
  referralCode: string().max(40),
  ...shownTextsFields,
})

/**
 * The six-digit code from the email, with or without spaces. Valid only in the browser that signed up with this
 * address.
 */
export const signUpCodeSchema = object({
  email: emailField(),
  code: trimmedText()
    .transform((code: unknown) => (typeof code === 'string' ? code.replace(/\s/g, '') : code))
    .required(MESSAGES.sixDigits)
    .matches(/^\d{6}$/, MESSAGES.sixDigits),
})

/**
 * The token from the emailed link. In any other browser than the one that signed up, a new password is required too,
 * and the texts that were shown there.
 */
export const confirmEmailSchema = object({
  token: tokenField(),
  termsVersion: shownTextsFields.termsVersion.optional(),
  privacyVersion: shownTextsFields.privacyVersion.optional(),
  password: string().when(([password]) => (password === undefined ? string() : newPasswordField())),
})

export type SignUp = InferType<typeof signUpSchema>

import { type InferType, object, string } from 'yup'
import { emailField, lineField, nameField, newPasswordField, timeZoneField } from './identity-fields.js'
import { IDENTITY_LIMITS as LIMITS, IDENTITY_MESSAGES as MESSAGES } from './identity-limits.js'

export const ACCOUNT_TYPES = ['expert', 'client'] as const
export const SIGN_UP_METHODS = ['password', 'magic-link'] as const

/** Sign-up: who, how they sign in, whether they bring or seek expertise, and an optional company. */
export const signUpSchema = object({
  firstName: nameField(MESSAGES.firstName),
  lastName: nameField(MESSAGES.lastName),
  email: emailField(),
  accountType: string().oneOf(ACCOUNT_TYPES, MESSAGES.accountType).required(MESSAGES.accountType),
  method: string().oneOf(SIGN_UP_METHODS, MESSAGES.method).required(MESSAGES.method),
  password: string().when('method', ([method]) => (method === 'password' ? newPasswordField() : string())),
  companyName: lineField(LIMITS.companyNameCharactersMax, MESSAGES.companyLength),
  timeZone: timeZoneField(),
})

export type SignUp = InferType<typeof signUpSchema>

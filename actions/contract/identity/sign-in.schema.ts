import { boolean, object } from 'yup'
import { emailField, givenPasswordField, newPasswordField, tokenField, trimmedText } from './identity-fields.js'
import { IDENTITY_LIMITS as LIMITS, IDENTITY_MESSAGES as MESSAGES } from './identity-limits.js'

export const signInSchema = object({
  email: emailField(),
  password: givenPasswordField(),
  rememberMe: boolean(),
})

/** Asking for a sign-in link or a reset link. */
export const emailOnlySchema = object({ email: emailField() })

export const linkTokenSchema = object({ token: tokenField() })

export const resetPasswordSchema = object({ newPassword: newPasswordField(), token: tokenField() })

export const changePasswordSchema = object({
  currentPassword: givenPasswordField(),
  newPassword: newPasswordField(),
  revokeOtherSessions: boolean(),
})

/** A code of the authenticator app, or a backup code. */
export const secondFactorCodeSchema = object({
  code: trimmedText().required(MESSAGES.code).max(LIMITS.codeCharactersMax, MESSAGES.code),
})

/** The password is asked of accounts that have one. */
export const confirmByPasswordSchema = object({ password: givenPasswordField().notRequired() })

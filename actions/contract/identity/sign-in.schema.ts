import { boolean, object, string } from 'yup'
import { emailField, existingPasswordField, newPasswordField, tokenField, trimmedText } from './identity-fields.js'
import { IDENTITY_LIMITS as LIMITS, IDENTITY_MESSAGES as MESSAGES } from './identity-limits.js'

export const signInSchema = object({
  email: emailField(),
  password: existingPasswordField(),
  rememberMe: boolean(),
})

/** Requesting another email. */
export const emailOnlySchema = object({ email: emailField() })

/** Requesting a link by email: to sign in, or to choose a new password. */
export const signInLinkSchema = object({
  email: emailField(),
  /** Where to go once signed in; anything but one of our pages is ignored. */
  next: string().max(2000),
})

export const linkTokenSchema = object({ token: tokenField() })

export const resetPasswordSchema = object({ newPassword: newPasswordField(), token: tokenField() })

export const changePasswordSchema = object({
  currentPassword: existingPasswordField(),
  newPassword: newPasswordField(),
  revokeOtherSessions: boolean(),
})

/** A code from the authenticator app, or a backup code. */
export const secondFactorCodeSchema = object({
  code: trimmedText().required(MESSAGES.code).max(LIMITS.codeCharactersMax, MESSAGES.code),
})

/** The password is required for accounts that have one. */
export const confirmByPasswordSchema = object({ password: existingPasswordField().notRequired() })

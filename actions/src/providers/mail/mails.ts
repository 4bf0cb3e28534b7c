import type { MailSpec } from './define-mail.js'
import { confirmEmail, passwordChanged, passwordReset, signInLink } from './templates/account-mails.js'
import { matchDigest } from './templates/digest-mail.js'
import { companyInvite } from './templates/invite-mail.js'
import { notice } from './templates/notice-mail.js'
import { accountExists, confirmSignUp } from './templates/sign-up-mails.js'

/** Every email the product sends. */
export const MAILS = {
  confirmSignUp,
  accountExists,
  confirmEmail,
  signInLink,
  passwordReset,
  passwordChanged,
  companyInvite,
  notice,
  matchDigest,
} satisfies Readonly<Record<string, MailSpec<never>>>

import { LINK_MINUTES } from '../../../contract/identity/identity-limits.js'
import type { Config } from '../../config.js'
import { type ComposedMail, composeMail } from '../mail/compose-mail.js'

type MailSettings = Pick<Config, 'PRODUCT_NAME' | 'PUBLIC_URL'>

const ONCE = `The link works once and for ${LINK_MINUTES} minutes.`
const NOT_YOU = 'If you did not ask for this, you can leave this mail alone.'

/** Links lead to pages, which send the token on: programs that look into mail open links, but press no buttons. */
function link(settings: MailSettings, page: string, token: string): string {
  return `${settings.PUBLIC_URL}${page}?token=${encodeURIComponent(token)}`
}

/** @param next the page of ours to go to once signed in, or home */
export function magicLinkMail(to: string, token: string, next: string, settings: MailSettings): ComposedMail {
  const onward = next && next !== '/' ? `&next=${encodeURIComponent(next)}` : ''
  const draft = {
    to,
    kind: 'sign-in-link',
    subject: `Your sign-in link for ${settings.PRODUCT_NAME}`,
    paragraphs: ['Here is your link to sign in.', ONCE],
    button: { label: 'Sign in', url: link(settings, '/login/link', token) + onward },
    footnote: NOT_YOU,
    isSensitive: true,
  }
  return composeMail(draft, settings.PRODUCT_NAME)
}

export function resetPasswordMail(to: string, token: string, settings: MailSettings): ComposedMail {
  const draft = {
    to,
    kind: 'password-reset',
    subject: `Choose a new password for ${settings.PRODUCT_NAME}`,
    paragraphs: ['Somebody asked for a new password for this address.', ONCE],
    button: { label: 'Choose a new password', url: link(settings, '/reset-password', token) },
    footnote: NOT_YOU,
    isSensitive: true,
  }
  return composeMail(draft, settings.PRODUCT_NAME)
}

export function passwordChangedMail(to: string, settings: MailSettings): ComposedMail {
  const draft = {
    to,
    kind: 'password-changed',
    subject: `Your password for ${settings.PRODUCT_NAME} was changed`,
    paragraphs: ['The password of your account was changed just now, and every other session was ended.'],
    button: { label: 'This was not me', url: `${settings.PUBLIC_URL}/forgot-password` },
  }
  return composeMail(draft, settings.PRODUCT_NAME)
}

export function confirmEmailMail(to: string, firstName: string, token: string, settings: MailSettings): ComposedMail {
  const draft = {
    to,
    kind: 'confirm-email',
    subject: `Confirm your email for ${settings.PRODUCT_NAME}`,
    paragraphs: [`Hello ${firstName},`, 'Please confirm that this address is yours.', ONCE],
    button: { label: 'Confirm my email', url: link(settings, '/verify-email', token) },
    footnote: NOT_YOU,
    isSensitive: true,
  }
  return composeMail(draft, settings.PRODUCT_NAME)
}

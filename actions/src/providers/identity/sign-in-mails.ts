import type { Config } from '#actions/config.js'
import { LINK_MINUTES } from '#contract/identity/identity-limits.js'
import { type ComposedMail, composeMail } from '../mail/compose-mail.js'

type MailSettings = Pick<Config, 'PRODUCT_NAME' | 'PUBLIC_URL'>

const ONCE = `The link works once and for ${LINK_MINUTES} minutes.`
/** These come by themselves and can't be switched off, which they say. */
const ALWAYS_SENT = 'Emails about your account can’t be switched off.'

interface Recipient {
  email: string
  firstName: string
}

/** Links lead to pages, which send the token on: programs that look into mail open links, but press no buttons. */
function link(settings: MailSettings, page: string, token: string): string {
  return `${settings.PUBLIC_URL}${page}?token=${encodeURIComponent(token)}`
}

function onward(next: string): string {
  return next && next !== '/' ? `&next=${encodeURIComponent(next)}` : ''
}

/** @param next the page of ours to go to once signed in, or home */
export function magicLinkMail(to: Recipient, token: string, next: string, settings: MailSettings): ComposedMail {
  const draft = {
    to: to.email,
    kind: 'sign-in-link',
    subject: `Your link to log in to ${settings.PRODUCT_NAME}`,
    paragraphs: [
      `Hello ${to.firstName},`,
      `Somebody, hopefully you, asked for a link to log in to ${settings.PRODUCT_NAME}.`,
      ONCE,
    ],
    button: { label: 'Log in', url: link(settings, '/login/link', token) + onward(next) },
    footnote: why('somebody asked for a link to log in with this address'),
    isSensitive: true,
  }
  return composeMail(draft, settings.PRODUCT_NAME)
}

/** @param next the page of ours to go to once signed in with the new password, or home */
export function resetPasswordMail(to: Recipient, token: string, next: string, settings: MailSettings): ComposedMail {
  const draft = {
    to: to.email,
    kind: 'password-reset',
    subject: `Choose a new password for ${settings.PRODUCT_NAME}`,
    paragraphs: [
      `Hello ${to.firstName},`,
      `Somebody, hopefully you, asked for a new password for your ${settings.PRODUCT_NAME} account.`,
      ONCE,
    ],
    button: { label: 'Choose a new password', url: link(settings, '/reset-password', token) + onward(next) },
    footnote: why('somebody asked for a new password for this address'),
    isSensitive: true,
  }
  return composeMail(draft, settings.PRODUCT_NAME)
}

export function passwordChangedMail(to: Recipient, areOthersEnded: boolean, settings: MailSettings): ComposedMail {
  const draft = {
    to: to.email,
    kind: 'password-changed',
    subject: `Your password for ${settings.PRODUCT_NAME} was changed`,
    paragraphs: [
      `Hello ${to.firstName},`,
      `The password of your ${settings.PRODUCT_NAME} account was changed just now.${areOthersEnded ? ' Every other session was ended.' : ''}`,
      'If it wasn’t you, choose a new password at once.',
    ],
    button: { label: 'This wasn’t me', url: `${settings.PUBLIC_URL}/forgot-password` },
    footnote: `You get this email because the password of your account was changed. ${ALWAYS_SENT}`,
  }
  return composeMail(draft, settings.PRODUCT_NAME)
}

export function confirmEmailMail(to: Recipient, token: string, settings: MailSettings): ComposedMail {
  const draft = {
    to: to.email,
    kind: 'confirm-email',
    subject: `Confirm your email for ${settings.PRODUCT_NAME}`,
    paragraphs: [`Hello ${to.firstName},`, 'You asked to confirm that this address is yours.', ONCE],
    button: { label: 'Confirm my email', url: link(settings, '/verify-email', token) },
    footnote: why(`somebody asked to confirm this address for ${settings.PRODUCT_NAME}`),
    isSensitive: true,
  }
  return composeMail(draft, settings.PRODUCT_NAME)
}

function why(reason: string): string {
  return `You get this email because ${reason}. If it wasn’t you, ignore it: nothing happens without you. ${ALWAYS_SENT}`
}

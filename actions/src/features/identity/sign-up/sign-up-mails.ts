import type { Config } from '#actions/config.js'
import { LINK_MINUTES } from '#contract/identity/identity-limits.js'
import { type ComposedMail, composeMail } from '#providers/mail/compose-mail.js'
import { plainPersonName } from '#providers/mail/typed-names.js'

type MailSettings = Pick<Config, 'PRODUCT_NAME' | 'PUBLIC_URL'>

interface Recipient {
  email: string
  first_name: string
  return_path: string | null
}

const WHY =
  'You get this email because somebody signed up with this address. If it wasn’t you, ignore it: nothing happens without you.'

/** The link and the code that confirm an address; each is enough. */
export function confirmSignUpMail(to: Recipient, secrets: { token: string; code: string }, settings: MailSettings) {
  const spaced = `${secrets.code.slice(0, 3)} ${secrets.code.slice(3)}`
  const draft = {
    to: to.email,
    kind: 'confirm-email',
    subject: `Confirm your email for ${settings.PRODUCT_NAME}`,
    paragraphs: [
      greeting(to.first_name),
      `Confirm your email to finish signing up for ${settings.PRODUCT_NAME}.`,
      `Or type this code in the tab where you signed up: ${spaced}`,
      `Both work for ${LINK_MINUTES} minutes. Don’t pass the code on: nobody at ${settings.PRODUCT_NAME} ever asks for it.`,
    ],
    button: {
      label: 'Confirm my email',
      url: withNext(`${settings.PUBLIC_URL}/verify-email?token=${encodeURIComponent(secrets.token)}`, to.return_path),
    },
    footnote: WHY,
    isSensitive: true,
  }
  return composeMail(draft, settings.PRODUCT_NAME)
}

/**
 * To the owner of an address with which somebody signed up again.
 * @param ownName the account's; the name in the form was typed by whoever signed up
 */
export function accountExistsMail(
  to: Omit<Recipient, 'first_name'>,
  ownName: string,
  settings: MailSettings,
): ComposedMail {
  const login = withNext(`${settings.PUBLIC_URL}/login`, to.return_path)
  const draft = {
    to: to.email,
    kind: 'account-exists',
    subject: `You already have an account with ${settings.PRODUCT_NAME}`,
    paragraphs: [
      `Hello ${ownName},`,
      `Somebody, perhaps you, tried to sign up for ${settings.PRODUCT_NAME} with this address. It already has an account, and nothing about it has changed.`,
      'Log in with your password below.',
      `Without a password, get a link that logs you in: ${withNext(`${settings.PUBLIC_URL}/login?by=link`, to.return_path)}`,
      `Forgot your password? Choose a new one: ${withNext(`${settings.PUBLIC_URL}/forgot-password`, to.return_path)}`,
    ],
    button: { label: 'Log in', url: login },
    footnote: WHY,
  }
  return composeMail(draft, settings.PRODUCT_NAME)
}

/** The name was typed by somebody we don't know yet. */
function greeting(firstName: string): string {
  const name = plainPersonName(firstName)
  return name ? `Hello ${name},` : 'Hello,'
}

function withNext(url: string, returnPath: string | null): string {
  if (!returnPath || returnPath === '/') return url
  return `${url}${url.includes('?') ? '&' : '?'}next=${encodeURIComponent(returnPath)}`
}

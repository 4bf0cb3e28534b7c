/** @jsxRuntime automatic */
import { LINK_MINUTES } from '#contract/identity/identity-limits.js'
import { defineMail } from '../define-mail.js'
import type { MailSettings } from '../mail-template.js'
import { Action, Greeting, Sentences, Why } from './mail-frame.js'
import { pageAddress } from './page-address.js'

const ONCE = `The link works once and for ${LINK_MINUTES} minutes.`
/** These emails can't be switched off, and say so. */
const ALWAYS_SENT = 'Emails about your account can’t be switched off.'
const NOTHING_HAPPENS = 'If it wasn’t you, ignore it: nothing happens without you.'

export interface LinkFacts {
  firstName: string
  /**
   * Single-use. It leads to a page that submits it on a click, because mail scanners open links but don't press
   * buttons.
   */
  token: string
  /** Which of our pages to go to afterwards; home by default. */
  next?: string
}

const SAMPLE_LINK: LinkFacts = { firstName: 'Elena', token: 'sample', next: '/account' }

function addressOf(page: string, { token, next }: LinkFacts, settings: MailSettings): string {
  return pageAddress(settings, page, { token, next })
}

/** A link that logs in without a password. */
export const signInLink = defineMail<LinkFacts>({
  kind: 'sign-in-link',
  isSensitive: true,
  subject: (_facts, { PRODUCT_NAME }) => `Your link to log in to ${PRODUCT_NAME}`,
  body: (facts, settings) => (
    <>
      <Greeting name={facts.firstName} />
      <Sentences>{`Somebody, hopefully you, asked for a link to log in to ${settings.PRODUCT_NAME}.`}</Sentences>
      <Sentences>{ONCE}</Sentences>
      <Action to={addressOf('/login/link', facts, settings)}>Log in</Action>
      <Why>{`You get this email because somebody asked for a link to log in with this address. ${NOTHING_HAPPENS} ${ALWAYS_SENT}`}</Why>
    </>
  ),
  samples: { 'A link to log in': SAMPLE_LINK },
})

/** A link to choose a new password. */
export const passwordReset = defineMail<LinkFacts>({
  kind: 'password-reset',
  isSensitive: true,
  subject: (_facts, { PRODUCT_NAME }) => `Choose a new password for ${PRODUCT_NAME}`,
  body: (facts, settings) => (
    <>
      <Greeting name={facts.firstName} />
      <Sentences>{`Somebody, hopefully you, asked for a new password for your ${settings.PRODUCT_NAME} account.`}</Sentences>
      <Sentences>{ONCE}</Sentences>
      <Action to={addressOf('/reset-password', facts, settings)}>Choose a new password</Action>
      <Why>{`You get this email because somebody asked for a new password for this address. ${NOTHING_HAPPENS} ${ALWAYS_SENT}`}</Why>
    </>
  ),
  samples: { 'A new password': SAMPLE_LINK },
})

/** The password was changed, whoever did it. */
export const passwordChanged = defineMail<{ firstName: string; areOthersEnded: boolean }>({
  kind: 'password-changed',
  isSensitive: false,
  subject: (_facts, { PRODUCT_NAME }) => `Your password for ${PRODUCT_NAME} was changed`,
  body: ({ firstName, areOthersEnded }, settings) => (
    <>
      <Greeting name={firstName} />
      <Sentences>{`The password of your ${settings.PRODUCT_NAME} account was changed just now.${areOthersEnded ? ' Every other session was ended.' : ''}`}</Sentences>
      <Sentences>If it wasn’t you, choose a new password at once.</Sentences>
      <Action to={pageAddress(settings, '/forgot-password')}>This wasn’t me</Action>
      <Why>{`You get this email because the password of your account was changed. ${ALWAYS_SENT}`}</Why>
    </>
  ),
  samples: {
    'The password was changed': { firstName: 'Elena', areOthersEnded: false },
    'The password was changed, and other sessions ended': { firstName: 'Elena', areOthersEnded: true },
  },
})

/** Confirms the address of an existing account. */
export const confirmEmail = defineMail<LinkFacts>({
  kind: 'confirm-email',
  isSensitive: true,
  subject: (_facts, { PRODUCT_NAME }) => `Confirm your email for ${PRODUCT_NAME}`,
  body: (facts, settings) => (
    <>
      <Greeting name={facts.firstName} />
      <Sentences>You asked to confirm that this address is yours.</Sentences>
      <Sentences>{ONCE}</Sentences>
      <Action to={addressOf('/verify-email', facts, settings)}>Confirm my email</Action>
      <Why>{`You get this email because somebody asked to confirm this address for ${settings.PRODUCT_NAME}. ${NOTHING_HAPPENS} ${ALWAYS_SENT}`}</Why>
    </>
  ),
  samples: { 'Confirm an address': { firstName: 'Elena', token: 'sample' } },
})

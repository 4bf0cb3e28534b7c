/** @jsxRuntime automatic */
import { LINK_MINUTES } from '#contract/identity/identity-limits.js'
import { defineMail } from '../define-mail.js'
import { plainPersonName } from '../typed-names.js'
import { Action, Greeting, Sentences, Why } from './mail-frame.js'
import { pageAddress } from './page-address.js'

const WHY =
  'You get this email because somebody signed up with this address. If it wasn’t you, ignore it: nothing happens without you.'

/** The link and the code that confirm a sign-up's address; either will do. */
export const confirmSignUp = defineMail<{
  /** Typed by a stranger. */
  firstName: string
  token: string
  code: string
  next: string | null
}>({
  kind: 'confirm-email',
  isSensitive: true,
  subject: (_facts, { PRODUCT_NAME }) => `Confirm your email for ${PRODUCT_NAME}`,
  body: ({ firstName, token, code, next }, settings) => (
    <>
      <Greeting name={plainPersonName(firstName)} />
      <Sentences>{`Confirm your email to finish signing up for ${settings.PRODUCT_NAME}.`}</Sentences>
      <Sentences>{`Or type this code in the tab where you signed up: ${code.slice(0, 3)} ${code.slice(3)}`}</Sentences>
      <Sentences>{`Both work for ${LINK_MINUTES} minutes. Don’t pass the code on: nobody at ${settings.PRODUCT_NAME} ever asks for it.`}</Sentences>
      <Action to={pageAddress(settings, '/verify-email', { token, next })}>Confirm my email</Action>
      <Why>{WHY}</Why>
    </>
  ),
  samples: { 'Finish signing up': { firstName: 'Elena', token: 'sample', code: '123456', next: null } },
})

/** To the owner of an address that someone tried to sign up with again. */
export const accountExists = defineMail<{
  /** The account's own name; the one in the form was typed by whoever signed up. */
  firstName: string
  next: string | null
}>({
  kind: 'account-exists',
  isSensitive: false,
  subject: (_facts, { PRODUCT_NAME }) => `You already have an account with ${PRODUCT_NAME}`,
  body: ({ firstName, next }, settings) => (
    <>
      <Greeting name={firstName} />
      <Sentences>{`Somebody, perhaps you, tried to sign up for ${settings.PRODUCT_NAME} with this address. It already has an account, and nothing about it has changed.`}</Sentences>
      <Sentences>Log in with your password below.</Sentences>
      <Sentences>
        {`Without a password, get a link that logs you in: ${pageAddress(settings, '/login', { by: 'link', next })}`}
      </Sentences>
      <Sentences>{`Forgot your password? Choose a new one: ${pageAddress(settings, '/forgot-password', { next })}`}</Sentences>
      <Action to={pageAddress(settings, '/login', { next })}>Log in</Action>
      <Why>{WHY}</Why>
    </>
  ),
  samples: { 'A sign-up with the address of an account': { firstName: 'Elena', next: null } },
})

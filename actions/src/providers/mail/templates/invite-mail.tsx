/** @jsxRuntime automatic */
import { INVITE_DAYS } from '#contract/identity/identity-limits.js'
import { defineMail } from '../define-mail.js'
import { plainCompanyName, plainPersonName } from '../typed-names.js'
import { Action, Greeting, Sentences, Why } from './mail-frame.js'
import { pageAddress } from './page-address.js'

/** Invites someone to join a company. */
export const companyInvite = defineMail<{
  /** The name of this address' existing account, if there is one. */
  firstName?: string | undefined
  /** These two were typed by the person who sent the invitation. */
  companyName: string
  invitedBy: string
  token: string
}>({
  kind: 'company-invite',
  isSensitive: true,
  subject: ({ companyName, invitedBy }, { PRODUCT_NAME }) =>
    `${senderOf(invitedBy)} invites you to join ${companyOf(companyName)} on ${PRODUCT_NAME}`,
  body: ({ firstName, companyName, invitedBy, token }, settings) => (
    <>
      <Greeting name={firstName} />
      <Sentences>{`${senderOf(invitedBy)} has invited you to join ${companyOf(companyName)} on ${settings.PRODUCT_NAME}, where members of a company post roles and hire experts together.`}</Sentences>
      <Sentences>{`The link is yours alone and works for ${INVITE_DAYS} days.`}</Sentences>
      <Action to={pageAddress(settings, `/invite/${encodeURIComponent(token)}`)}>Accept the invitation</Action>
      <Why>{`You get this email because ${plainPersonName(invitedBy) ?? 'somebody'} entered this address. If you don’t know who that is, ignore it: you join nothing unless you accept.`}</Why>
    </>
  ),
  samples: {
    'An invitation, to somebody new': { companyName: 'Brightwater', invitedBy: 'Nora Lindqvist', token: 'sample' },
    'An invitation, to a member': {
      firstName: 'Elena',
      companyName: 'Brightwater',
      invitedBy: 'Nora Lindqvist',
      token: 'sample',
    },
  },
})

function senderOf(typed: string): string {
  return plainPersonName(typed) ?? 'A colleague'
}

function companyOf(typed: string): string {
  return plainCompanyName(typed) ?? 'a team'
}

import { describe, expect, it } from 'vitest'
import {
  confirmEmailMail,
  magicLinkMail,
  passwordChangedMail,
  resetPasswordMail,
} from '#providers/identity/sign-in-mails.js'
import { inviteMail } from './invites/invite-mails.js'
import { accountExistsMail, confirmSignUpMail } from './sign-up/sign-up-mails.js'

const settings = { PRODUCT_NAME: 'Sagework', PUBLIC_URL: 'https://sagework.example' }
const to = { email: 'tom@client.example', firstName: 'Tom' }
const signUp = { email: to.email, first_name: 'Tom', return_path: null }
const invitation = { email: to.email, companyName: 'Brightwater', invitedBy: 'Nora Lindqvist', token: 't' }

const MAILS = {
  'a link to log in': magicLinkMail(to, 't', '/', settings),
  'a new password': resetPasswordMail(to, 't', '/', settings),
  'a changed password': passwordChangedMail(to, true, settings),
  'an older account to confirm': confirmEmailMail(to, 't', settings),
  'a sign-up': confirmSignUpMail(signUp, { token: 't', code: '123456' }, settings),
  'an address that is known': accountExistsMail(signUp, 'Tom', settings),
  'an invitation': inviteMail({ ...invitation, firstName: 'Tom' }, settings),
}

describe('an email about the account', () => {
  it.each(Object.entries(MAILS))('for %s greets by name, says why it came, and has one button', (_what, mail) => {
    const parts = mail.text.trimEnd().split('\n\n')
    expect(parts[0]).toBe('Hello Tom,')
    expect(mail.subject).toContain('Sagework')
    expect(parts.at(-2)).toMatch(/^You get this email because .+\.$/)
    expect(mail.html.match(/<a /g)).toHaveLength(1)
    expect(mail.text).not.toMatch(/\bmails?\b/i)
  })

  it('says so when it can’t be switched off', () => {
    for (const what of [
      'a link to log in',
      'a new password',
      'a changed password',
      'an older account to confirm',
    ] as const)
      expect(MAILS[what].text).toContain('Emails about your account can’t be switched off.')
  })

  it('claims that sessions were ended only when they were', () => {
    expect(MAILS['a changed password'].text).toContain('Every other session was ended.')
    expect(passwordChangedMail(to, false, settings).text).not.toContain('session')
  })

  it('greets somebody who is invited and not known by no name', () => {
    expect(inviteMail(invitation, settings).text).toMatch(/^Hello,\n/)
  })

  it.each([
    ['Nora Lindqvist', 'Brightwater', 'Nora Lindqvist invites you to join Brightwater on Sagework'],
    [
      'Anne-Marie O’Neill',
      'Müller & Söhne, Inc.',
      'Anne-Marie O’Neill invites you to join Müller & Söhne, Inc. on Sagework',
    ],
    ['Nora Lindqvist', 'Studio 54 (Malmö)', 'Nora Lindqvist invites you to join Studio 54 (Malmö) on Sagework'],
    ['Claim it at evil.example now', 'Brightwater', 'A colleague invites you to join Brightwater on Sagework'],
    ['Nora Lindqvist', 'Prizes at evil.example', 'Nora Lindqvist invites you to join a team on Sagework'],
    ['https://evil.example', 'www.evil.example/prize', 'A colleague invites you to join a team on Sagework'],
    ['Nora Lindqvist', 'Call 0800 123 456 now', 'Nora Lindqvist invites you to join a team on Sagework'],
    ['x'.repeat(99), 'y'.repeat(99), 'A colleague invites you to join a team on Sagework'],
  ])('from %s of %s carries no message of strangers to strangers', (invitedBy, companyName, subject) => {
    const mail = inviteMail({ ...invitation, invitedBy, companyName }, settings)
    expect(mail.subject).toBe(subject)
    expect(mail.text).not.toMatch(/evil|0800|xxx|yyy/)
    expect(mail.html).not.toMatch(/evil|0800|xxx|yyy/)
  })
})

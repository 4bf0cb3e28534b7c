import { describe, expect, it } from 'vitest'
import { composeMail } from '#providers/mail/compose-mail.js'
import { MAILS } from '#providers/mail/mails.js'
import { maskLinks } from '#providers/mail/mask-links.js'

const settings = { PRODUCT_NAME: 'Sagework', PUBLIC_URL: 'https://sagework.example' }
const TO = 'tom@client.example'
const link = { firstName: 'Tom', token: 't', next: '/' }
const invitation = { companyName: 'Brightwater', invitedBy: 'Nora Lindqvist', token: 't' }
const invite = (facts: Partial<typeof invitation> & { firstName?: string } = {}) =>
  composeMail(MAILS.companyInvite, TO, { ...invitation, ...facts }, settings)
const changed = (areOthersEnded: boolean) =>
  composeMail(MAILS.passwordChanged, TO, { firstName: 'Tom', areOthersEnded }, settings)

const WRITTEN = {
  'a link to log in': composeMail(MAILS.signInLink, TO, link, settings),
  'a new password': composeMail(MAILS.passwordReset, TO, link, settings),
  'a changed password': changed(true),
  'an older account to confirm': composeMail(MAILS.confirmEmail, TO, link, settings),
  'a sign-up': composeMail(MAILS.confirmSignUp, TO, { ...link, code: '123456' }, settings),
  'an address that is known': composeMail(MAILS.accountExists, TO, { firstName: 'Tom', next: null }, settings),
  'an invitation': invite({ firstName: 'Tom' }),
}

describe('an email about the account', () => {
  it.each(Object.entries(WRITTEN))('for %s greets by name, says why it was sent, and has one button', (_what, mail) => {
    const parts = mail.text.trimEnd().split('\n\n')
    expect(parts[0]).toBe('Hello Tom,')
    expect(mail.subject).toContain('Sagework')
    expect(parts.at(-2)).toMatch(/^You get this email because .+\.$/)
    expect(mail.html.match(/<a /g)).toHaveLength(1)
    expect(mail.text).not.toMatch(/\bmails?\b/i)
  })

  it('says so if it can’t be switched off', () => {
    for (const what of [
      'a link to log in',
      'a new password',
      'a changed password',
      'an older account to confirm',
    ] as const)
      expect(WRITTEN[what].text).toContain('Emails about your account can’t be switched off.')
  })

  it('claims that sessions were ended only if they were', () => {
    expect(WRITTEN['a changed password'].text).toContain('Every other session was ended.')
    expect(changed(false).text).not.toContain('session')
  })

  it('doesn’t greet an invited stranger by name', () => {
    expect(invite().text).toMatch(/^Hello,\n/)
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
  ])('from %s of %s doesn’t carry a stranger’s message to another stranger', (invitedBy, companyName, subject) => {
    const mail = invite({ invitedBy, companyName })
    expect(mail.subject).toBe(subject)
    expect(mail.text).not.toMatch(/evil|0800|xxx|yyy/)
    expect(mail.html).not.toMatch(/evil|0800|xxx|yyy/)
  })

  it('links on to the requested page, and omits it for home', () => {
    const written = composeMail(MAILS.signInLink, TO, { ...link, next: '/account?tab=a&b=1' }, settings)
    expect(written.text).toContain('https://sagework.example/login/link?token=t&next=%2Faccount%3Ftab%3Da%26b%3D1')
    expect(WRITTEN['a link to log in'].text).not.toContain('next=')
  })

  it('contains no secret unless marked as sensitive, and every one with a link or code is', () => {
    const sensitive = Object.entries(WRITTEN).filter(([, { isSensitive }]) => isSensitive)
    expect(sensitive.map(([what]) => what)).toEqual([
      'a link to log in',
      'a new password',
      'an older account to confirm',
      'a sign-up',
      'an invitation',
    ])
    for (const [, { text, html }] of Object.entries(WRITTEN).filter(([, mail]) => !mail.isSensitive))
      expect(text + html).not.toMatch(/token=|\d{3} \d{3}/)
  })

  it('masks the code and the token of every sensitive email, in both formats', () => {
    for (const [, { text, html }] of Object.entries(WRITTEN).filter(([, mail]) => mail.isSensitive))
      for (const words of [maskLinks(text), maskLinks(html)]) expect(words).not.toMatch(/token=t\b|invite\/t\b|123 456/)
  })
})

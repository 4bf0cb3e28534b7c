import { describe, expect, it } from 'vitest'
import { NOTIFICATION_KINDS } from '#contract/notifications/kinds.js'
import { noticeMail } from './notice-mail.js'

const mail = {
  to: 'elena@firm.example',
  firstName: 'Elena',
  title: 'You have been selected',
  about: 'Fractional CMO',
  type: 'fractional',
  body: 'You have been selected for “Fractional CMO”.',
  link: '/dashboard/opportunity_detail/o1?tab=proposal',
}
const config = { PUBLIC_URL: 'https://sagework.example', PRODUCT_NAME: 'Sagework' }

describe('the email of a notice', () => {
  it.each(NOTIFICATION_KINDS)('[X-05] %s greets, names the role, says why it came and how to switch it off', (kind) => {
    const { subject, text, html } = noticeMail({ ...mail, kind }, config)
    expect(subject).toBe('You have been selected: Fractional CMO')
    const [greeting, first, button, why] = text.split('\n\n')
    expect([greeting, first]).toEqual(['Hello Elena,', mail.body])
    expect(button).toBe(`Open the role: https://sagework.example${mail.link}`)
    expect(why).toMatch(/^You get this email because [a-z].+\. You can switch off emails of this kind under Account\.$/)
    expect(why).not.toContain('this opportunity')
    expect(html.match(/<a /g)).toHaveLength(1)
  })

  it('[X-05] calls a post of another type an opportunity', () => {
    const { text } = noticeMail({ ...mail, kind: 'opportunity_match', type: 'advice' }, config)
    expect(text).toContain('Open the opportunity: https')
    expect(text).toContain('because your profile matches this opportunity.')
  })
})

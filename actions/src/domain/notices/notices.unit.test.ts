import { describe, expect, it } from 'vitest'
import { NOTIFICATION_KINDS } from '#contract/notifications/kinds.js'
import { NOTICES } from './catalogue.js'
import type { NoticeWords } from './define-notice.js'
import { noticeMail } from './notice-mail.js'

const settings = { PUBLIC_URL: 'https://sagework.example', PRODUCT_NAME: 'Sagework' }
const cases = Object.values(NOTICES).flatMap((notice) => Object.entries<NoticeWords>(notice.previews()))

const mailOf = (words: NoticeWords) => noticeMail(words, { to: 'elena@firm.example', firstName: 'Elena' }, settings)

describe('the catalogue of notices', () => {
  it('[X-05] has a notice for every kind that can be switched off', () => {
    expect(new Set(Object.values(NOTICES).map(({ kind }) => kind))).toEqual(new Set(NOTIFICATION_KINDS))
  })

  it.each(cases)(
    '[X-05] %s: its email greets, says what it is about, why it was sent and how to switch it off',
    (_name, words) => {
      const { kind, subject, text, html } = mailOf(words)
      expect(kind).toBe(words.kind)
      const isAboutRole = words.opportunityId !== null
      expect(subject).toBe(`${words.title}: ${isAboutRole ? 'Fractional CMO in Growth' : words.email.about}`)
      const [greeting, first, button, why] = text.split('\n\n')
      expect([greeting, first]).toEqual(['Hello Elena,', words.email.body])
      expect(button).toBe(
        `${isAboutRole ? 'Open the role' : words.email.button}: https://sagework.example${words.link}`,
      )
      expect(why).toMatch(
        /^You get this email because [a-z].+\. You can switch off emails of this kind under Account\.$/,
      )
      expect(html.match(/<a /g)).toHaveLength(1)
    },
  )

  it('[X-05] calls a post of another type an opportunity', () => {
    const post = { id: 'o1', title: 'Advice on pricing', type: 'advice' }
    const { text } = mailOf(NOTICES.published.write({ post }))
    expect(text).toContain('Open the opportunity: https')
    expect(text).toContain('because you posted this opportunity.')
  })
})

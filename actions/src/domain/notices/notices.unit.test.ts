import { describe, expect, it } from 'vitest'
import { isOptional, NOTIFICATION_KINDS } from '#contract/notifications/kinds.js'
import { NOTICE_GROUPS } from '#contract/notifications/notice-groups.js'
import { NOTICES } from './catalogue.js'
import type { NoticeWords } from './define-notice.js'
import { noticeMail } from './notice-mail.js'
import { readUnsubscribeToken } from './unsubscribe-token.js'

const settings = { PUBLIC_URL: 'https://sagework.example', PRODUCT_NAME: 'Sagework', AUTH_SECRET: 'secret' }
const READER = { userId: '5f0c0b6e-0f5d-4b0e-9c52-0e3a2f1c7d11', to: 'elena@firm.example', firstName: 'Elena' }
const cases = Object.values(NOTICES).flatMap((notice) => Object.entries<NoticeWords>(notice.previews()))

const mailOf = (words: NoticeWords) => noticeMail(words, READER, settings)

describe('the catalogue of notices', () => {
  it('[X-05] has a notice for every kind', () => {
    expect(new Set(Object.values(NOTICES).map(({ kind }) => kind))).toEqual(new Set(NOTIFICATION_KINDS))
  })

  it.each(cases)(
    '[X-05] %s: its email greets, says what it is about, why it was sent and how to switch it off',
    (_name, words) => {
      const { kind, subject, text, html, unsubscribeUrl } = mailOf(words)
      expect(kind).toBe(words.kind)
      const isAboutRole = words.opportunityId !== null
      expect(subject).toBe(`${words.title}: ${isAboutRole ? 'Fractional CMO in Growth' : words.email.about}`)
      const { items = [] } = words.email
      const [greeting, first, ...rest] = text.split('\n\n')
      expect([greeting, first]).toEqual(['Hello Elena,', words.email.body])
      expect(rest.splice(0, items.length)).toEqual(
        items.map(({ title, line, link }) => `${title}: https://sagework.example${link}\n${line}`),
      )
      const [button, why] = rest
      expect(button).toBe(
        `${isAboutRole ? 'Open the role' : words.email.button}: https://sagework.example${words.link}`,
      )
      if (!isOptional(words.kind)) {
        expect(why).toMatch(
          /^You get this email because [a-z].+\. Emails about money and your account can’t be switched off\.$/,
        )
        expect(unsubscribeUrl).toBeNull()
        return
      }
      expect(why).toMatch(
        /^You get this email because [a-z].+\. Switch off emails of this kind: https:\/\/sagework\.example\/account\/unsubscribe\?token=\S+$/,
      )
      // the button, how to switch it off, and what is listed
      expect(html.match(/<a /g)).toHaveLength(2 + items.length)
      const [, token = ''] = unsubscribeUrl?.split('https://sagework.example/api/unsubscribe/') ?? []
      expect(readUnsubscribeToken(settings, token)).toEqual({ userId: READER.userId, kind })
    },
  )

  it('[X-05] calls a post of another type an opportunity', () => {
    const post = { id: 'o1', title: 'Advice on pricing', type: 'advice' }
    const { text } = mailOf(NOTICES.published.write({ post }))
    expect(text).toContain('Open the opportunity: https')
    expect(text).toContain('because you posted this opportunity.')
  })

  it.each([
    ['advice', 'an opportunity'],
    ['fractional', 'a role'],
  ])('[X-05] puts the right article before the word for %s', (type, thing) => {
    const post = { id: 'o1', title: 'Advice on pricing', type }
    const titles = [
      NOTICES.otherHired.write({ post, waitsFor: 'company' }),
      NOTICES.teamInvited.write({ post, inviter: 'Nora' }),
      NOTICES.teamRemoved.write({ post }),
    ].map(({ title }) => title)
    expect(titles).toEqual([
      `Somebody was hired for ${thing} you applied for`,
      `Nora invited you to follow ${thing}`,
      `You no longer follow ${thing}`,
    ])
  })
})

describe('the settings of notices', () => {
  it('list every kind once, apart from the welcome', () => {
    const listed = NOTICE_GROUPS.flatMap(({ kinds }) => kinds)
    expect([...listed].sort()).toEqual(NOTIFICATION_KINDS.filter((kind) => kind !== 'welcome').sort())
  })
})

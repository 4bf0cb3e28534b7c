import { describe, expect, it } from 'vitest'
import { composeMail } from './compose-mail.js'
import { MAILS } from './mails.js'
import { maskLinks } from './mask-links.js'

const settings = { PRODUCT_NAME: 'Sagework', PUBLIC_URL: 'https://sagework.example' }
const facts = {
  firstName: '<b>Zoë</b> & "friends"',
  kind: 'test',
  title: 'A title',
  about: 'A role',
  body: 'First line\nhttps://a.example/?b=1&c=2 [x] <script>alert(1)</script>',
  button: 'Open',
  link: '/invite/abc?a=1&b=2',
  reason: 'of a test',
  unsubscribeToken: 'abc',
}
const compose = (changed: Partial<typeof facts> = {}) =>
  composeMail(MAILS.notice, 'x@firm.example', { ...facts, ...changed }, settings)

describe('an email', () => {
  it('says the same in plain text and in HTML', () => {
    const { text, html } = compose()
    expect(text).toBe(
      'Hello <b>Zoë</b> & "friends",\n\nFirst line\nhttps://a.example/?b=1&c=2 [x] <script>alert(1)</script>\n\nOpen: https://sagework.example/invite/abc?a=1&b=2\n\nYou get this email because of a test. Switch off emails of this kind: https://sagework.example/account/unsubscribe?token=abc\n\nSagework\n',
    )
    for (const words of ['First line', 'Open', 'because of a test.', 'Sagework']) expect(html).toContain(words)
  })

  it('shows what people typed as text, and executes none of it', () => {
    const { html } = compose()
    expect(html).toContain('Hello &lt;b&gt;Zoë&lt;/b&gt; &amp; &quot;friends&quot;,')
    expect(html).not.toMatch(/<script|<b>/)
    expect(html).toContain('href="https://sagework.example/invite/abc?a=1&amp;b=2"')
  })

  it('keeps a margin on phones, fits their width, and wraps a long address', () => {
    const { html } = compose()
    expect(html).toContain('<meta name="viewport" content="width=device-width')
    expect(html).toContain('padding:24px 16px')
    expect(html).toContain('overflow-wrap:anywhere')
  })

  it('has a single-line subject, so that no header can be injected', () => {
    expect(compose({ title: 'Hi\r\nBcc: all@firm.example' }).subject).toBe('Hi Bcc: all@firm.example: A role')
  })

  it('loads nothing external: no images, style sheets or fonts', () => {
    expect(compose().html).not.toMatch(/<img|<link|@import|url\(/)
  })
})

describe('masking', () => {
  it.each([
    ['https://x.example/reset-password?token=a-B_9', 'https://x.example/reset-password?token=(hidden)'],
    [
      'type this code in the tab where you signed up: 012 345',
      'type this code in the tab where you signed up: (hidden)',
    ],
    ['https://x.example/verify-email?a=1&token=abc%2B&b=2', 'https://x.example/verify-email?a=1&token=(hidden)&b=2'],
    ['<a href="https://x.example/invite/a-B_9">', '<a href="https://x.example/invite/(hidden)">'],
    ['https://x.example/login', 'https://x.example/login'],
  ])('turns %s into %s', (words, masked) => {
    expect(maskLinks(words)).toBe(masked)
  })
})

import { describe, expect, it } from 'vitest'
import { composeMail } from './compose-mail.js'
import { maskLinks } from './mask-links.js'

const draft = {
  to: 'x@firm.example',
  kind: 'test',
  subject: 'A subject',
  paragraphs: ['Hello <b>Zoë</b> & "friends",', 'Second.'],
  button: { label: 'Open', url: 'https://sagework.example/invite/abc?a=1&b=2' },
  footnote: 'Small print.',
}

describe('a mail', () => {
  it('says the same in plain text and in HTML', () => {
    const { text, html } = composeMail(draft, 'Sagework')
    expect(text).toBe(
      'Hello <b>Zoë</b> & "friends",\n\nSecond.\n\nOpen: https://sagework.example/invite/abc?a=1&b=2\n\nSmall print.\n\nSagework\n',
    )
    for (const words of ['Second.', 'Open', 'Small print.', 'Sagework']) expect(html).toContain(words)
  })

  it('shows what people typed, and runs none of it', () => {
    const { html } = composeMail(draft, '<script>alert(1)</script>')
    expect(html).toContain('Hello &lt;b&gt;Zoë&lt;/b&gt; &amp; &quot;friends&quot;,')
    expect(html).not.toMatch(/<script|<b>/)
    expect(html).toContain('href="https://sagework.example/invite/abc?a=1&amp;b=2"')
  })

  it('keeps off the edges of a phone, at the phone’s own width, and breaks a long address', () => {
    const { html } = composeMail(draft, 'Sagework')
    expect(html).toContain('<meta name="viewport" content="width=device-width')
    expect(html).toContain('padding:24px 16px')
    expect(html).toContain('overflow-wrap:anywhere')
  })

  it('has a subject of one line, so that no header can be slipped in', () => {
    const { subject } = composeMail({ ...draft, subject: 'Hi\r\nBcc: all@firm.example' }, 'Sagework')
    expect(subject).toBe('Hi Bcc: all@firm.example')
  })

  it('is plain to see unless it says that it holds a secret link', () => {
    expect(composeMail(draft, 'Sagework').isSensitive).toBe(false)
    expect(composeMail({ ...draft, isSensitive: true }, 'Sagework').isSensitive).toBe(true)
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

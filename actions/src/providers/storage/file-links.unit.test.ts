import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#platform/clock.js'
import { createFileLinks } from './file-links.js'

const FILE = '3f0c1f0e-8a38-4f43-9b52-0d7f6c2d7a11'
const SESSION = '5b1de40f-1fe4-4ec9-809e-451a8abcba9a'
let now = new Date('2026-03-01T12:00:00Z')
const links = createFileLinks('a secret of the test', { now: () => now })

function partsOf(link: string) {
  const url = new URL(link, 'http://localhost')
  return { expires: url.searchParams.get('expires'), signature: url.searchParams.get('signature') }
}

describe('signed links to files', () => {
  it('[GO-37] a link is valid for fifteen minutes', () => {
    const { expires, signature } = partsOf(links.linkTo(FILE, SESSION))
    const start = now
    now = new Date(start.getTime() + 15 * MINUTE_MS - 1)
    expect(links.sessionOf(FILE, expires, signature)).toBe(SESSION)
    now = new Date(start.getTime() + 15 * MINUTE_MS)
    expect(links.sessionOf(FILE, expires, signature)).toBeNull()
    now = start
  })

  it('a link opens only its own file, and its expiry can’t be extended', () => {
    const { expires, signature } = partsOf(links.linkTo(FILE, SESSION))
    expect(links.sessionOf(FILE.replace('3', '4'), expires, signature)).toBeNull()
    expect(links.sessionOf(FILE, String(Number(expires) + 60), signature)).toBeNull()
    expect(links.sessionOf(FILE, expires, `${signature}x`)).toBeNull()
    expect(links.sessionOf(FILE, expires, signature?.slice(0, -2))).toBeNull()
    expect(links.sessionOf(FILE, undefined, signature)).toBeNull()
    for (const broken of [['x'], '', 'x', 'A'.repeat(38), null, `${signature}==`])
      expect(links.sessionOf(FILE, expires, broken)).toBeNull()
    const others = createFileLinks('another', { now: () => now })
    expect(others.sessionOf(FILE, expires, signature)).toBeNull()
  })

  it('a link doesn’t reveal the session it was created in', () => {
    const link = links.linkTo(FILE, SESSION)
    const { signature } = partsOf(link)
    expect([link, Buffer.from(String(signature), 'base64url').toString('latin1')].join()).not.toContain(SESSION)
  })
})

import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../platform/clock.js'
import { createFileLinks } from './file-links.js'

const FILE = '3f0c1f0e-8a38-4f43-9b52-0d7f6c2d7a11'
let now = new Date('2026-03-01T12:00:00Z')
const links = createFileLinks('a secret of the test', { now: () => now })

function partsOf(link: string) {
  const url = new URL(link, 'http://localhost')
  return { expires: url.searchParams.get('expires'), signature: url.searchParams.get('signature') }
}

describe('signed links to files', () => {
  it('[GO-37] a link is good for fifteen minutes', () => {
    const { expires, signature } = partsOf(links.linkTo(FILE))
    const start = now
    now = new Date(start.getTime() + 15 * MINUTE_MS - 1)
    expect(links.isValid(FILE, expires, signature)).toBe(true)
    now = new Date(start.getTime() + 15 * MINUTE_MS)
    expect(links.isValid(FILE, expires, signature)).toBe(false)
    now = start
  })

  it('a link opens nothing but its file, and not for longer than it was made for', () => {
    const { expires, signature } = partsOf(links.linkTo(FILE))
    expect(links.isValid(FILE.replace('3', '4'), expires, signature)).toBe(false)
    expect(links.isValid(FILE, String(Number(expires) + 60), signature)).toBe(false)
    expect(links.isValid(FILE, expires, `${signature}x`)).toBe(false)
    expect(links.isValid(FILE, undefined, signature)).toBe(false)
    expect(links.isValid(FILE, expires, ['x'])).toBe(false)
    expect(createFileLinks('another', { now: () => now }).isValid(FILE, expires, signature)).toBe(false)
  })
})

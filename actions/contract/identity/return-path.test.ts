import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './return-path.js'

const KEPT = [
  '/account?tab=1#x',
  '/dashboard/opportunity_detail/7?tab=about',
  '/fractional-creator',
  '/opportunity-summary?q=a%2Fb%20c&next=//evil.example',
  '/zo%C3%AB-lind',
  '/invite/t0ken',
]

const REFUSED = [
  null,
  undefined,
  '',
  'account',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '/ /../..//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/a/%2E%2E//evil.example',
  '/a/..\\\\evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%5cevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/\r\n/evil.example',
  '/%09/evil.example',
  '/%00/evil.example',
  '/account\nSet-Cookie: a=b',
  '/\u0000',
  '/%',
  '/%E0%A4%A',
  '/login',
  '/login/link?token=x',
  '/login?next=/login',
  '/signup/expert',
  '/a/../login',
  `/${'a'.repeat(3000)}`,
]

describe('a return path', () => {
  it.each(KEPT)('is kept when it is one of our pages: %s', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each(REFUSED)('falls back to home for %j', (path) => {
    expect(safeReturnPath(path)).toBe('/')
  })

  it('never leads to another site, however a browser resolves it', () => {
    for (const path of [...KEPT, ...REFUSED]) {
      expect(new URL(safeReturnPath(path), 'https://sagework.example').origin).toBe('https://sagework.example')
    }
  })
})

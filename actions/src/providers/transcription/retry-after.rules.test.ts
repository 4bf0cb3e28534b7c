import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { retryAfterMs } from './retry-after.rules.js'

const NOW = new Date('2026-11-26T12:00:00Z')

// where a date without a zone is another moment
beforeAll(() => void vi.stubEnv('TZ', 'America/New_York'))
afterAll(() => void vi.unstubAllEnvs())

it.each<[string | null, number | null]>([
  ['30', 30_000],
  [' 90 ', 90_000],
  ['0', 1_000],
  ['86400', 3_600_000],
  ['999999999', 3_600_000],
  ['Thu, 26 Nov 2026 12:02:00 GMT', 120_000],
  ['Thursday, 26-Nov-26 12:02:00 GMT', 120_000],
  ['Thu Nov 26 12:02:00 2026', 120_000],
  ['Thu, 26 Nov 2026 11:00:00 GMT', 1_000],
  ['Fri, 27 Nov 2026 12:00:00 GMT', 3_600_000],
  [null, null],
  ['', null],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
  ['Someday, perhaps', null],
  ['9999999999999', null],
])('[GI-94] “%s” is read as %s ms', (header, expected) => expect(retryAfterMs(header, NOW)).toBe(expected))

import { describe, expect, it } from 'vitest'
import { hiringTermsAt, hiringTermsOf, newHiringTerms } from './hiring-terms.js'

const VERSIONS = [
  { version: 1, appliesFrom: '2026-11-01', changes: [] },
  { version: 2, appliesFrom: '2027-01-01', changes: ['Fees are refunded.'] },
  { version: 3, appliesFrom: '2027-06-01', changes: ['Fees are lower.'] },
]
const at = (moment: string) => hiringTermsAt(new Date(moment), VERSIONS).version
const news = (seen: number, moment: string) => newHiringTerms(seen, new Date(moment), VERSIONS)

describe('the terms of hiring', () => {
  it('[X-61] are those of the newest day that has come', () => {
    expect([at('2026-11-01'), at('2026-12-31T23:59:59.999Z'), at('2027-01-01'), at('2030-01-01')]).toEqual([1, 1, 2, 3])
  })

  it('are the first ones before any has come', () => {
    expect(at('2020-01-01')).toBe(1)
  })

  it('[X-61] are new to whoever saw other ones, with everything that has changed since', () => {
    expect(news(2, '2027-02-01')).toBeNull()
    expect(news(1, '2027-07-01')).toEqual({
      ...{ version: 3, appliesFrom: '2027-06-01' },
      changes: ['Fees are refunded.', 'Fees are lower.'],
    })
    expect(news(3, '2027-02-01')).toEqual({ version: 2, appliesFrom: '2027-01-01', changes: [] })
  })

  it('[X-61] stay readable in every version', () => {
    expect([hiringTermsOf(1)?.version, hiringTermsOf(99), hiringTermsOf(Number.NaN)]).toEqual([1, null, null])
  })
})

import { describe, expect, it } from 'vitest'
import { endOfPeriod } from './periods.rules.js'
import { prorate } from './proration.rules.js'

const at = (date: string) => Date.parse(`${date}T10:30:00Z`) / 1000
const monthly = { interval: 'month', interval_count: 1 } as const
const DAY = 86_400

describe('a period', () => {
  it.each([
    ['2030-01-15', '2030-01-15', monthly, '2030-02-15'],
    ['2030-01-31', '2030-01-31', monthly, '2030-02-28'],
    ['2030-01-31', '2030-02-28', monthly, '2030-03-31'],
    ['2028-01-31', '2028-01-31', monthly, '2028-02-29'],
    ['2030-11-30', '2030-11-30', { interval: 'month', interval_count: 3 }, '2031-02-28'],
    ['2028-02-29', '2028-02-29', { interval: 'year', interval_count: 1 }, '2029-02-28'],
    ['2030-03-30', '2030-03-30', { interval: 'week', interval_count: 2 }, '2030-04-13'],
    ['2030-03-30', '2030-03-30', { interval: 'day', interval_count: 7 }, '2030-04-06'],
  ] as const)('of a subscription from %s that begins on %s (%j) ends on %s', (anchor, start, recurring, end) => {
    expect(endOfPeriod(at(anchor), at(start), recurring)).toBe(at(end))
  })
})

describe('a change of price', () => {
  const change = { oldCents: 23_700, newCents: 99_900, keepsPeriod: true, periodStart: 0, periodEnd: 90 * DAY }

  it('charges the new price for what is left, and gives back the old one for the same time', () => {
    expect(prorate({ ...change, at: 30 * DAY })).toEqual({ unusedCents: 15_800, dueCents: 66_600 })
    expect(prorate({ ...change, at: 0 })).toEqual({ unusedCents: 23_700, dueCents: 99_900 })
    expect(prorate({ ...change, at: 90 * DAY })).toEqual({ unusedCents: 0, dueCents: 0 })
  })

  it('is paid in full where a new period begins', () => {
    expect(prorate({ ...change, keepsPeriod: false, at: 30 * DAY })).toEqual({ unusedCents: 15_800, dueCents: 99_900 })
  })

  it('counts seconds and rounds half a cent up', () => {
    expect(prorate({ ...change, oldCents: 1, newCents: 3, periodEnd: 2, at: 1 })).toEqual({
      unusedCents: 1,
      dueCents: 2,
    })
    expect(prorate({ ...change, oldCents: 100, newCents: 1_000, periodEnd: 3, at: 2 })).toEqual({
      unusedCents: 33,
      dueCents: 333,
    })
  })

  it('is exact for amounts and periods beyond what numbers multiply exactly', () => {
    const long = { ...change, oldCents: 99_999_999, periodEnd: 365 * DAY * 100 }
    expect(prorate({ ...long, at: 1 }).unusedCents).toBe(99_999_999)
  })
})

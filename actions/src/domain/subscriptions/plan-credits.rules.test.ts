import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditMonth, dueCredits, isMonthPaid } from './plan-credits.rules.js'

const at = (text: string) => new Date(text)
const month = (startsAt: string, now: string) => {
  const { start, end } = creditMonth(at(startsAt), at(now))
  return [start.toISOString(), end.toISOString()]
}
const FIRST = '2026-01-31T15:30:00.000Z'

describe('the months of a subscription’s credits', () => {
  it.each([
    [FIRST, FIRST, '2026-02-28T00:00:00.000Z'],
    ['2026-02-27T23:59:59.999Z', FIRST, '2026-02-28T00:00:00.000Z'],
    ['2026-02-28T00:00:00.000Z', '2026-02-28T00:00:00.000Z', '2026-03-31T00:00:00.000Z'],
    ['2026-03-30T12:00:00.000Z', '2026-02-28T00:00:00.000Z', '2026-03-31T00:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', '2026-03-31T00:00:00.000Z', '2026-04-30T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', '2028-02-29T00:00:00.000Z', '2028-03-31T00:00:00.000Z'],
    ['2027-12-31T08:00:00.000Z', '2027-12-31T00:00:00.000Z', '2028-01-31T00:00:00.000Z'],
  ])('[GK-018] at %s, begun on the 31st, last from %s to %s', (now, start, end) => {
    expect(month(FIRST, now)).toEqual([start, end])
  })

  it('[GK-018] follow one another without gap or overlap, and hold every moment', () => {
    const times = fc.date({ min: at('2026-01-01'), max: at('2032-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(times, times, (one, other) => {
        const [startsAt, now] = one <= other ? [one, other] : [other, one]
        const { start, end } = creditMonth(startsAt, now)
        expect(start.getTime()).toBeLessThanOrEqual(now.getTime())
        expect(end.getTime()).toBeGreaterThan(now.getTime())
        expect(creditMonth(startsAt, new Date(end.getTime() - 1))).toEqual({ start, end })
        expect(creditMonth(startsAt, end).start).toEqual(end)
      }),
    )
  })
})

describe('the credits that are due', () => {
  const terms = {
    ...{ startsAt: at('2026-01-10T15:00:00Z'), paidUntil: at('2026-04-10T15:00:00Z'), monthlyCredits: 2000 },
    ...{ creditsUntil: at('2026-02-10T00:00:00Z'), creditsGranted: 2000 },
  }
  it('[GK-018] come with the purchase and last until the first reset', () => {
    const none = { ...terms, creditsUntil: null, creditsGranted: 0 }
    const expected = { amount: 2000, endsAt: at('2026-02-10T00:00:00Z'), total: 2000 }
    expect(dueCredits(none, at('2026-01-10T15:00:00Z'))).toEqual(expected)
  })

  it('are not granted twice in a month, even if the clock is set back', () => {
    expect(dueCredits(terms, at('2026-02-09T23:59:59Z'))).toBeNull()
    expect(dueCredits(terms, at('2026-02-10T00:00:00Z'))).toMatchObject({ amount: 2000, endsAt: at('2026-03-10') })
    expect(dueCredits({ ...terms, creditsUntil: at('2026-03-10') }, at('2026-02-09T12:00:00Z'))).toBeNull()
  })

  it('are one month’s after several were missed', () => {
    expect(dueCredits(terms, at('2026-04-02T05:00:00Z'))).toMatchObject({ amount: 2000, endsAt: at('2026-04-10') })
  })

  it('wait for the renewal on the day on which the period ends', () => {
    const last = { ...terms, creditsUntil: at('2026-04-10') }
    expect(dueCredits(last, at('2026-04-10T00:30:00Z'))).toBeNull()
    expect(dueCredits({ ...last, paidUntil: at('2026-07-10T15:00:00Z') }, at('2026-04-10T16:00:00Z'))).toMatchObject({
      amount: 2000,
    })
  })

  it('after a change of plan are what this month lacks, and nothing after changing back', () => {
    const now = at('2026-01-20')
    expect(dueCredits({ ...terms, monthlyCredits: 3333 }, now)).toMatchObject({ amount: 1333, total: 3333 })
    expect(dueCredits({ ...terms, creditsGranted: 3333 }, now)).toBeNull()
  })
})

it('[X-25, GK-018] a month of credits is paid if it begins a day before the period ends, and the first if anything was', () => {
  const startsAt = at('2026-01-10T15:00:00Z')
  const isPaid = (paidUntil: string, endsAt: string) =>
    isMonthPaid({ startsAt, paidUntil: at(paidUntil), endsAt: at(endsAt) })
  expect(isPaid('2026-04-10T15:00:00Z', '2026-04-10')).toBe(true)
  expect(isPaid('2026-04-10T15:00:00Z', '2026-05-10')).toBe(false)
  expect(isPaid('2026-04-11T00:00:00Z', '2026-05-10')).toBe(true)
  expect(isPaid('2026-01-10T16:00:00Z', '2026-02-10')).toBe(true)
  expect(isPaid('2026-01-10T14:59:59Z', '2026-02-10')).toBe(false)
})

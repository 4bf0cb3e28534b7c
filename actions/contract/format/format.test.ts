import fc from 'fast-check'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { COUNT_MAX, cappedCount } from './capped-count.js'
import { formatCount, formatDaysPerUnit, shortCount } from './counts.js'
import { formatCardDate, formatDocumentDate, formatOrdinalDate } from './dates.js'
import { endSentence } from './end-sentence.js'
import { fullName } from './full-name.js'
import { amountUnit, budgetParts, formatAmount, formatBudget, formatCents } from './money.js'
import { formatWhole } from './numbers.js'

afterEach(() => vi.unstubAllEnvs())

it.each([
  [{ first_name: 'Elena', last_name: 'Marchetti' }, 'Elena Marchetti'],
  [{ firstName: 'Elena', lastName: 'Marchetti' }, 'Elena Marchetti'],
  [{ first_name: 'Elena', last_name: null }, 'Elena'],
])('%j is named %s', (person, name) => {
  expect(fullName(person)).toBe(name)
})

it('a sentence that ends in a name with a full stop has no second one', () => {
  expect(endSentence('You are now part of Oatfield')).toBe('You are now part of Oatfield.')
  expect(endSentence('You are now part of Oatfield Inc.')).toBe('You are now part of Oatfield Inc.')
})

it('counts that stop at a hundred say so', () => {
  expect([0, 99, COUNT_MAX, COUNT_MAX + 1].map(cappedCount)).toEqual([0, 99, '99+', '99+'])
})

describe('budget', () => {
  it.each([
    [500000, 1000000, 'month', '$5,000 – $10,000 per month'],
    [500000, 500000, 'week', '$5,000 per week'],
    [500000, null, 'day', '$5,000 per day'],
    [null, 1000000, 'month', '$10,000 per month'],
    [0, 0, 'month', 'Not disclosed'],
    [null, null, 'month', 'Not disclosed'],
    [70_000, 90_000, 'day', '$700 – $900 per day'],
    [500050, null, null, '$5,000.50 in total'],
  ])('[OPP-36, GO-76, X-70] %s to %s cents per %s is "%s"', (minCents, maxCents, unitCode, text) => {
    expect(formatBudget({ minCents, maxCents, unit: amountUnit(unitCode) })).toBe(text)
  })

  it('[X-70] the unit can be shown apart from the amount, and an undisclosed budget has none', () => {
    expect(budgetParts({ minCents: 70_000, maxCents: 90_000, unit: 'day' })).toEqual({
      amount: '$700 – $900',
      per: 'per day',
    })
    expect(budgetParts({ minCents: null, maxCents: null, unit: 'day' })).toEqual({ amount: 'Not disclosed', per: null })
  })
})

describe('dates', () => {
  it('[INS-55, KBASE-82] on cards of insights and answers are MMM DD, YYYY', () => {
    expect(formatCardDate(new Date('2026-03-05T12:00:00Z'), 'UTC')).toBe('Mar 05, 2026')
    expect(formatCardDate(new Date('x'))).toBe('')
  })

  it.each([
    ['2025-03-01T00:00:00Z', '1st Mar 25'],
    ['2025-03-02T00:00:00Z', '2nd Mar 25'],
    ['2025-03-05T00:00:00Z', '5th Mar 25'],
    ['2025-03-11T00:00:00Z', '11th Mar 25'],
    ['2025-03-13T00:00:00Z', '13th Mar 25'],
    ['2025-03-23T00:00:00Z', '23rd Mar 25'],
    ['2025-12-31T00:00:00Z', '31st Dec 25'],
  ])('[OBASE-49, GO-84] %s is "%s"', (date, text) => {
    expect(formatOrdinalDate(new Date(date), 'UTC')).toBe(text)
  })

  it.each([
    ['2025-03-05T14:07:00Z', 'UTC', '05 Mar 25, 14:07PM'],
    ['2025-03-05T00:07:00Z', 'UTC', '05 Mar 25, 00:07AM'],
    ['2025-03-05T23:30:00Z', 'own', '06 Mar 25, 08:30AM'],
  ] as const)('[OBASE-49, GO-84] %s by the %s clock is "%s"', (date, zone, text) => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    expect(formatDocumentDate(new Date(date), zone)).toBe(text)
  })

  it('are those that Intl tells, wherever and whenever one reads them', () => {
    const zones = ['UTC', 'Asia/Kolkata', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'Europe/Berlin']
    const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, (timeZone, moment) => {
        vi.stubEnv('TZ', timeZone)
        const card = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: '2-digit', year: 'numeric' })
        const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
        expect(formatCardDate(moment)).toBe(card.format(moment))
        expect(formatDocumentDate(moment)).toContain(`, ${clock.format(moment)}`)
      }),
      { numRuns: 500 },
    )
  })
})

it('numbers and amounts are written as Intl writes them', () => {
  const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  // beyond, a number divided by a hundred is no longer exact to the cent
  const numbers = fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -1e13, max: 1e13 }))
  fc.assert(
    fc.property(numbers, (number) => {
      expect(formatWhole(number)).toBe(whole.format(number))
      expect(formatCents(number)).toBe(dollars.format(number / 100).replace('.00', ''))
    }),
    { numRuns: 1000, examples: [[0], [-1], [99], [100], [-123_456], [1_000_000_000]] },
  )
})

describe('counts', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1K'],
    [1250, '1.2K'],
    [1299, '1.2K'],
    [1_000_000, '1000K'],
    [1_000_001, '1M'],
    [1_500_000, '1.5M'],
  ])('[INS-54, GI-17] %i is short as %s', (count, short) => expect(shortCount(count)).toBe(short))

  it('[OPP-37, OPP-38, OBASE-46, X-70] an amount is in dollars and always shows its own unit', () => {
    const of = (unitCode: string | null) => formatAmount(600_000, amountUnit(unitCode))
    expect(['day', 'week', 'month', null].map(of)).toEqual([
      '$6,000 per day',
      '$6,000 per week',
      '$6,000 per month',
      '$6,000 in total',
    ])
    // a bare amount does not compile: the unit is required and has no default
    expectTypeOf(formatAmount).parameters.toEqualTypeOf<[cents: number, unit: 'day' | 'week' | 'month' | 'total']>()
  })

  it('[OPP-34, OPP-35] units are singular for 1, otherwise plural', () => {
    expect([formatCount(1, 'month'), formatCount(6, 'month')]).toEqual(['1 month', '6 months'])
    expect(formatDaysPerUnit(1, 'week')).toBe('1 day per week')
    expect(formatDaysPerUnit(2, 'month')).toBe('2 days per month')
    expect(formatDaysPerUnit(null, 'week')).toBeNull()
  })
})

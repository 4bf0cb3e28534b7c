import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APPLICATION_LIMITS, DOLLARS_TO_CENTS } from '../limits.js'
import { feeHundredths, hireFeeCents, isHireFeeDue, percentOf } from './hire-fee.js'

const amounts = fc.integer({ min: 0, max: APPLICATION_LIMITS.offerMaxDollars * DOLLARS_TO_CENTS })
const percents = fc.integer({ min: 0, max: 10_000 })

/** The same by long division on the digits, as one would on paper. */
function onPaper(agreedCents: number, hundredths: number): number {
  const digits = String(BigInt(agreedCents) * BigInt(hundredths)).padStart(5, '0')
  return Number(digits.slice(0, -4))
}

describe('the fee on a hire', () => {
  it.each([
    [123_456, 1500, 18_518],
    [650_000, 800, 52_000],
    [100, 1500, 15],
    [1, 1500, 0],
    [29, 100, 0],
    [115, 1000, 11],
    [9_999_999_999, 1250, 1_249_999_999],
  ])('[HIRE-12, HIRE-13, GO-48] of %i cents at %i hundredths of a percent is %i cents', (agreed, percent, fee) => {
    expect(hireFeeCents(agreed, percent)).toBe(fee)
  })

  it('[HIRE-13, GO-48] is truncated exactly, for every amount and percentage', () => {
    fc.assert(
      fc.property(amounts, percents, (agreed, percent) => {
        const fee = hireFeeCents(agreed, percent)
        expect(fee).toBe(onPaper(agreed, percent))
        expect(Number.isSafeInteger(fee) && fee >= 0 && fee <= agreed).toBe(true)
      }),
    )
  })

  it('[HIRE-12] never falls when the amount or the percentage rises', () => {
    fc.assert(
      fc.property(amounts, amounts, percents, percents, (one, other, low, high) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(hireFeeCents(less, low)).toBeLessThanOrEqual(hireFeeCents(more, low))
        expect(hireFeeCents(one, Math.min(low, high))).toBeLessThanOrEqual(hireFeeCents(one, Math.max(low, high)))
      }),
    )
  })

  it.each([
    [0, false],
    [49, false],
    [50, true],
    [18_518, true],
  ])('[GO-47] of %i cents is due: %s, since less can’t be charged', (fee, isDue) => {
    expect(isHireFeeDue(fee)).toBe(isDue)
  })

  it('is sent as a plain percentage', () => {
    expect([1500, 1250, 0].map(percentOf)).toEqual([15, 12.5, 0])
  })
})

describe('a stored percentage', () => {
  it.each([
    ['15.00', 1500],
    ['12.5', 1250],
    ['0.07', 7],
    ['8', 800],
    ['100.00', 10_000],
  ])('[HIRE-12, X-26] %s is read exactly', (percent, hundredths) => {
    expect(feeHundredths(percent)).toBe(hundredths)
  })

  it.each(['', '-1', '1e2', '12,5', '12.345', 'NaN'])('%j is none', (text) => {
    expect(() => feeHundredths(text)).toThrow(RangeError)
  })
})

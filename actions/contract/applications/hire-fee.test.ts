import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APPLICATION_LIMITS, DOLLARS_TO_CENTS } from '../limits.js'
import { hireFeeCents, hireFeeHundredths, isHireFeeDue, percentOf, percentText } from './hire-fee.js'

const amounts = fc.integer({ min: 0, max: APPLICATION_LIMITS.offerMaxDollars * DOLLARS_TO_CENTS })
const percents = fc.integer({ min: 0, max: 10_000 })

/** The same by long division on the digits, as one would on paper. */
function onPaper(agreedCents: number, feeHundredths: number): number {
  const digits = String(BigInt(agreedCents) * BigInt(feeHundredths)).padStart(5, '0')
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

  it('is sent and shown as a plain percentage', () => {
    expect([1500, 1250, 0].map(percentOf)).toEqual([15, 12.5, 0])
    expect(percentText(1250)).toBe('12.5%')
  })
})

describe('the percentage', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const term = (startsIn: number, expiresIn: number | null, feeHundredths: number | null = 800) => ({
    feeHundredths,
    startsAt: at(startsIn),
    expiresAt: expiresIn === null ? null : at(expiresIn),
  })
  it.each([
    ['none', null, 1500],
    ['live', term(-1, 30), 800],
    ['without an end', term(-1, null), 800],
    ['from this moment', term(0, 30), 800],
    ['until this moment', term(-7, 0), 1500],
    ['expired', term(-30, -1), 1500],
    ['not begun', term(1, 30), 1500],
    ['of an unknown type', term(-1, 30, null), 1500],
    ['without a fee', term(-1, 30, 0), 0],
  ])('[X-26, HIRE-12] of a plan that is %s', (_what, plan, hundredths) => {
    expect(hireFeeHundredths(plan, 1500, now)).toBe(hundredths)
  })
})

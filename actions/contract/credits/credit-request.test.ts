import { describe, expect, it } from 'vitest'
import { validateForm } from '../validate-form.js'
import { creditRequestSchema } from './credit-request.schema.js'

const REASON = 'We are comparing three providers and ask every day.'
const errorOf = (field: string, input: object) =>
  validateForm(creditRequestSchema, { wizlings: 200, reason: REASON, ...input }).errors?.find(
    (error) => error.field === field,
  )?.message

describe('the amount', () => {
  it.each([
    [undefined, 'Please enter a credits amount.'],
    [null, 'Please enter a credits amount.'],
    ['  ', 'Please enter a credits amount.'],
    ['ten', 'Please enter a number'],
    [10.5, 'Please enter a number'],
    ['-0.5', 'Please enter a number'],
    [Number.NaN, 'Please enter a number'],
    [Number.POSITIVE_INFINITY, 'Please enter a number'],
    [true, 'Please enter a number'],
    [[20], 'Please enter a number'],
    [{}, 'Please enter a number'],
    [1e300, 'Maximum 100,000 credits'],
    [0, 'Please enter a positive value'],
    [-10, 'Please enter a positive value'],
    [9, 'Minimum 10 credits'],
    [100_001, 'Maximum 100,000 credits'],
    [10, undefined],
    ['10', undefined],
    [100_000, undefined],
  ])('[CRED-10, CRED-11, CRED-12, CRED-13] %j: %s', (wizlings, message) => {
    expect(errorOf('wizlings', { wizlings })).toBe(message)
  })

  it('[GK-036] is stored as a number, and only its first broken rule is named', () => {
    expect(validateForm(creditRequestSchema, { wizlings: ' 40 ', reason: REASON }).value).toEqual({
      wizlings: 40,
      reason: REASON,
    })
    expect(validateForm(creditRequestSchema, {}).errors).toEqual([
      { field: 'wizlings', message: 'Please enter a credits amount.' },
      { field: 'reason', message: 'Please enter a reason.' },
    ])
  })
})

describe('the reason', () => {
  it.each([
    ['missing', undefined, 'Please enter a reason.'],
    ['of another type', 7, 'Please enter a reason.'],
    ['invisible', `${' '.repeat(60)}\u200b`, 'Please enter a reason.'],
    ['of 49 characters', 'x'.repeat(49), 'Minimum 50 characters'],
    ['padded with spaces', `x${' '.repeat(60)}`, 'Minimum 50 characters'],
    ['of 50 characters', 'x'.repeat(50), undefined],
    ['of 1000 characters, each two units long', '🙂'.repeat(1000), undefined],
    ['of 1001 characters', 'x'.repeat(1001), 'Maximum 1000 characters'],
  ])('[CRED-14, CRED-15, CRED-16, KBASE-70] %s', (_what, reason, message) => {
    expect(errorOf('reason', { reason })).toBe(message)
  })
})

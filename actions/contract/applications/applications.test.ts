import { describe, expect, it } from 'vitest'
import type { Amount } from '../format/money.js'
import { isTooLong } from '../rich-text/raw-content.js'
import { HISTORY_EVENTS, HISTORY_SENTENCES } from '../workflow/history.js'
import { amountAtStake, isWholeCents, readCents, readCounterAmount, readOffer } from './amounts.js'
import { counterBriefError, counterReasonError, longReasonError } from './reasons.js'

describe('amounts', () => {
  it.each([
    ['PROP-09', '  ', 'Budget Amount cant be null'],
    ['PROP-08', 'ten', 'Amount must be a number'],
    ['PROP-08', {}, 'Amount must be a number'],
    ['PROP-08', 1e21, 'Amount must be a number'],
    ['PROP-11', '0.00', "Budget can't be zero"],
    ['PROP-10', 0.99, 'Amount must be greater than 1'],
    ['GO-35', '1.001', 'Amount must be a number'],
    ['GO-35', 9_999_999_999.99, undefined],
    ['GO-35', '10000000000', 'Amount must be a number'],
  ])('[%s] the offer %j gives %s', (_row, value, message) => {
    expect(readOffer(value).error).toBe(message)
  })

  it('[PROP-10, GO-35] the minimum is 1, and cents are exact', () => {
    expect([readOffer(1).cents, readOffer('1234.56').cents, readOffer(9_999_999_999.99).cents]).toEqual([
      100, 123_456, 999_999_999_999,
    ])
  })

  it.each([
    ['OFFER-13', null, 'Please enter counter offer amount'],
    ['OFFER-13', '', 'Counter offer amount is required'],
    ['OFFER-10', 'x', 'Please enter a number'],
    ['OFFER-11', 0, 'Please enter a positive value'],
    ['OFFER-12', '0.5', 'Counter offer amount can be 1 or greater'],
    ['OFFER-12', 1, undefined],
    ['GO-44', 1.234, 'Please enter a number'],
  ])('[%s] the counter offer %j gives %s', (_row, value, message) => {
    expect(readCounterAmount(value).error).toBe(message)
  })
})

describe('invisible text', () => {
  it.each(['\u200b', '\u3164\u3164', ' \u00a0\u2060 ', '\ufe0f'])('[GO-21, OFFER-17] counts as empty: %j', (words) => {
    expect(longReasonError(words, true)).toBe('Reason is required')
    expect([counterReasonError(words), counterBriefError(words.repeat(60))]).toEqual([
      counterReasonError(''),
      counterBriefError(''),
    ])
  })

  it('[GO-21] still counts towards the limit of an optional field', () => {
    expect(longReasonError('\u200b'.repeat(1001), false)).toBe('Reason must be up to 1000 characters')
    expect(isTooLong('\u200b'.repeat(1001), 1000)).toBe(true)
    expect(isTooLong(` ${'😀'.repeat(1000)} `, 1000)).toBe(false)
  })
})

describe('an amount sent back by the client', () => {
  it('[X-71] is a whole number of cents, as a number or a string of digits', () => {
    expect([650_000, '650000', -1, 0].map(readCents)).toEqual([650_000, 650_000, -1, 0])
  })

  const others = [true, [], [650_000], {}, ' ', '', ' 650000', '650000.0', '6.5e5', '0x9eb10', 0.5, '9007199254740993']
  it.each(others.map((value) => [value]))('[X-71] %j is rejected', (value) => {
    expect(readCents(value)).toBeNaN()
  })

  it('[X-71] has at most two decimals in dollars', () => {
    expect([6500, 6500.5, -1, 6500.25].every(isWholeCents)).toBe(true)
    expect([6500.001, 6499.999, 1e30, 1e-7].some(isWholeCents)).toBe(false)
  })
})

describe('the amount at stake', () => {
  const perMonth = (cents: number) => ({ cents, unit: 'month' as const })
  const perDay = (cents: number) => ({ cents, unit: 'day' as const })
  const amounts = (status: string | null, hire: Amount | null = null) => ({
    offer: perMonth(650_000),
    counter: status === null ? null : { status, amount: perDay(60_000) },
    hire,
  })
  it.each([
    ['expert', amounts(null), 'Offer', perMonth(650_000)],
    ['expert', amounts('pending'), 'Counter offer', perDay(60_000)],
    ['poster', amounts('pending'), 'Offer', perMonth(650_000)],
    ['expert', amounts('rejected'), 'Offer', perMonth(650_000)],
    ['poster', amounts('accepted'), 'Agreed amount', perDay(60_000)],
    ['expert', amounts('accepted'), 'Agreed amount', perDay(60_000)],
    ['expert', amounts('pending', perMonth(650_000)), 'Agreed amount', perMonth(650_000)],
    ['poster', { offer: null, counter: null, hire: null }, 'Offer', null],
  ] as const)('[X-70, X-71, GO-41] for the %s, of %j: %s %j', (side, of, name, amount) => {
    expect(amountAtStake(side, of)).toEqual({ name, amount })
  })
})

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step)

describe('text limits', () => {
  it('[OFFER-15, OFFER-16, GO-45] a brief is 50 to 1000 characters after trimming', () => {
    const of = (length: number) => counterBriefError(` ${'🙂'.repeat(length)} `)
    expect(of(0)).toBe('Brief is required')
    expect([of(49), of(50), of(1000), of(1001)]).toEqual([
      'Brief must be at least 50 characters long',
      null,
      null,
      'Brief must be up to 1000 characters',
    ])
  })

  it('[OFFER-18, OFFER-19] a reason for rejecting a counter offer is 20 to 100 characters', () => {
    const of = (length: number) => counterReasonError('x'.repeat(length))
    expect([of(0), of(19), of(20), of(100), of(101)]).toEqual([
      'Reason is required',
      'Reason must be at least 20 characters long',
      null,
      null,
      'Reason must be up to 100 characters',
    ])
  })

  it('[OBASE-42] both texts and both amounts have the limits of the requirements, exactly', () => {
    const allowed = (error: (words: string) => string | null) =>
      Array.from({ length: 1100 }, (_, length) => length).filter((length) => error('x'.repeat(length)) === null)
    expect(allowed(counterBriefError)).toEqual(range(50, 1000))
    expect(allowed(counterReasonError)).toEqual(range(20, 100))
    for (const read of [readOffer, readCounterAmount])
      expect([read('0.99').error === undefined, read('1').error]).toEqual([false, undefined])
  })

  it('[GO-21] opting out needs a reason of up to 1000 characters; for rejecting it is optional', () => {
    expect([longReasonError(' ', true), longReasonError(null, false), longReasonError('x', true)]).toEqual([
      'Reason is required',
      null,
      null,
    ])
    expect(longReasonError('x'.repeat(1001), false)).toBe('Reason must be up to 1000 characters')
  })

  it('every timeline event is one complete sentence', () => {
    for (const event of HISTORY_EVENTS) expect(HISTORY_SENTENCES[event]('Elena', 'role')).toMatch(/^[A-Z].+\.$/)
    expect(HISTORY_SENTENCES.edited('You', 'role')).toBe('You edited the role.')
    expect(HISTORY_SENTENCES.closed('Mara', 'opportunity')).toBe('The opportunity is closed.')
  })
})

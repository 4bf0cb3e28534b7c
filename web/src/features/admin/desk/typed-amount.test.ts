import { expect, it } from 'vitest'
import { parseAmount, typedAmount } from './typed-amount'

it.each([
  ['9.75', 'usd', 975],
  [' 1,234.5 ', 'usd', 123_450],
  ['1.005', 'usd', Number.NaN],
  ['9,75', 'usd', Number.NaN],
  ['12,34,567', 'usd', Number.NaN],
  ['-5', 'usd', Number.NaN],
  ['', 'usd', Number.NaN],
  ['1,000', 'credit', 1000],
  ['1,5', 'credit', Number.NaN],
  ['1.5', 'reward', Number.NaN],
])('“%s” of %s is %d', (typed, currency, amount) => expect(parseAmount(typed, currency)).toBe(amount))

it.each([
  [-975, 'usd', '9.75'],
  [1000, 'credit', '1000'],
])('%d of %s is typed as %s, and read as the same', (amount, currency, typed) => {
  expect(typedAmount(amount, currency)).toBe(typed)
  expect(parseAmount(typed, currency)).toBe(Math.abs(amount))
})

import { expect, it } from 'vitest'
import { creditsInCents, formatCredits } from './credits.js'
import { formatCents } from './money.js'

it.each([
  [1, '1 Credit'],
  [0, '0 Credits'],
  [-200, '-200 Credits'],
  [100_000, '100,000 Credits'],
])('%i is "%s"', (count, text) => {
  expect(formatCredits(count)).toBe(text)
})

it('[CRED-02, KBASE-70] 20 credits are worth one dollar', () => {
  expect([creditsInCents(20), creditsInCents(1)]).toEqual([100, 5])
  expect(formatCents(creditsInCents(10_001))).toBe('$500.05')
})

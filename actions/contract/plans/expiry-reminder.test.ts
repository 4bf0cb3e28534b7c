import { expect, it } from 'vitest'
import { daysToRemindOf, expiryText } from './expiry-reminder.js'

const NOW = new Date('2026-03-01T12:00:00Z')
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60 * 1000)

it.each([
  [inHours(0), 0],
  [inHours(0.5), 1],
  [inHours(24), 1],
  [inHours(24.1), 2],
  [inHours(7 * 24), 7],
  [inHours(7 * 24 + 0.1), null],
  [inHours(-0.1), null],
  [null, null],
])('[PROMPT-27, GD-39] a plan that ends at %s is recalled with %s days left', (endsAt, days) => {
  expect(daysToRemindOf(endsAt, NOW)).toBe(days)
})

it('[GD-39] says when it expires', () => {
  expect([0, 1, 5].map(expiryText)).toEqual([
    'Your subscription expires today.',
    'Your subscription expires in 1 day.',
    'Your subscription expires in 5 days.',
  ])
})

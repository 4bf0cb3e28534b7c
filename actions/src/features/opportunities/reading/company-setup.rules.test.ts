import { expect, it } from 'vitest'
import { companySetupBlocker } from './company-setup.rules.js'

it.each([
  [{ canSee: true, isPoster: true }, null],
  [{ canSee: true, isPoster: false }, 'NOT_ALLOWED'],
  [{ canSee: false, isPoster: false }, 'OPPORTUNITY_NOT_FOUND'],
] as const)('[GO-92, GO-82] the company setup, read by %j: %s', (facts, blocker) => {
  expect(companySetupBlocker(facts)).toBe(blocker)
})

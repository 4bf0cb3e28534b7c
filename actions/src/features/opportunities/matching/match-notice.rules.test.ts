import { describe, expect, it } from 'vitest'
import { matchNotice } from './match-notice.rules.js'

const post = {
  id: 'o1',
  posterId: 'p1',
  type: 'fractional',
  title: 'Fractional Role for a CMO in Growth',
  minBudgetCents: 500000,
  maxBudgetCents: 900000,
  unitCode: 'month',
  durationMonths: 6,
}

describe('notice of a match', () => {
  it.each([
    [post, 'Fractional Role for a CMO in Growth · $5,000 – $9,000 per month · 6 months'],
    [{ ...post, durationMonths: 1 }, 'Fractional Role for a CMO in Growth · $5,000 – $9,000 per month · 1 month'],
    [{ ...post, minBudgetCents: null, maxBudgetCents: null, durationMonths: null }, post.title],
  ])('speaks of the post only (case %#)', (facts, body) => {
    expect(matchNotice(facts)).toEqual({ title: 'A new opportunity matches your profile', body })
  })
})

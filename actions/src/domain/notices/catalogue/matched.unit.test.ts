import { describe, expect, it } from 'vitest'
import { matched } from './matched.js'

const post = {
  id: 'o1',
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
  ])('mentions nothing but the post (case %#)', (facts, body) => {
    expect(matched.write({ post: facts })).toMatchObject({ title: 'A new role matches your profile', body })
  })

  it('calls a post of another type an opportunity', () => {
    expect(matched.write({ post: { ...post, type: 'advice' } }).title).toBe('A new opportunity matches your profile')
  })
})

describe('email of a match', () => {
  const published = 'A role that fits your profile has just been published.'
  it.each([
    [post, `${published} It offers $5,000 – $9,000 per month for 6 months.`],
    [{ ...post, unitCode: 'day', durationMonths: null }, `${published} It offers $5,000 – $9,000 per day.`],
    [{ ...post, minBudgetCents: null, maxBudgetCents: null }, `${published} It runs for 6 months.`],
    [{ ...post, minBudgetCents: null, maxBudgetCents: null, durationMonths: null }, published],
  ])("[X-05, X-70] adds what its subject doesn't already say (case %#)", (facts, body) => {
    const { title, email } = matched.write({ post: facts })
    expect(email.body).toBe(body)
    for (const said of [title, facts.title]) expect(email.body).not.toContain(said)
  })

  it('calls a post of another type an opportunity', () => {
    expect(matched.write({ post: { ...post, type: 'advice' } }).email.body).toMatch(/^An opportunity that fits/)
  })
})

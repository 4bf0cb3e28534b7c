import { describe, expect, it } from 'vitest'
import { earningsBanner } from '#contract/rewards/answer-rewards.js'
import { incomeOf, type RewardFacts, refusalsOf } from './answer-reward.rules.js'

const NOW = new Date('2030-05-08T12:00:00Z')
const person = (id: string, rest: object = {}) => ({
  ...{ id, companyId: null, isSuspended: false, referrers: [] as string[], ...rest },
})
const asker = (rest: object = {}) => ({
  ...{ ...person('asker'), isVerified: true, since: new Date('2030-04-01T00:00:00Z'), ...rest },
})
const facts = (rest: Partial<RewardFacts> = {}): RewardFacts => ({
  ...{ now: NOW, expert: person('expert'), asker: asker(), sharesPaymentMethod: false, paidWith: ['bought'], ...rest },
})

describe('who earns nothing', () => {
  it.each<[string, Partial<RewardFacts>, string[]]>([
    ['a question paid with bought credits', {}, []],
    ['one paid with a plan’s credits too', { paidWith: ['bought', 'plan'] }, []],
    ['a free question', { paidWith: [] }, ['question_unpaid']],
    ['one paid in part with gifts', { paidWith: ['bought', 'granted'] }, ['question_unpaid']],
    ['the credits of a trial', { paidWith: ['trial'] }, ['question_unpaid']],
    ['earned credits', { paidWith: ['insight'] }, ['question_unpaid']],
    ['an unverified asker', { asker: asker({ isVerified: false }) }, ['asker_unverified']],
    ['an asker since exactly 7 days', { asker: asker({ since: new Date('2030-05-01T12:00:00Z') }) }, ['asker_too_new']],
    ['an asker since a moment longer', { asker: asker({ since: new Date('2030-05-01T11:59:59.999Z') }) }, []],
    ['oneself', { asker: asker({ id: 'expert' }) }, ['own_question']],
    [
      'a colleague',
      { asker: asker({ companyId: 'c' }), expert: person('expert', { companyId: 'c' }) },
      ['same_company'],
    ],
    ['people of two companies', { asker: asker({ companyId: 'c' }), expert: person('expert', { companyId: 'd' }) }, []],
    ['whom the expert brought', { asker: asker({ referrers: ['other', 'expert'] }) }, ['referral_chain']],
    ['who brought the expert', { expert: person('expert', { referrers: ['asker'] }) }, ['referral_chain']],
    [
      'two whom somebody else brought',
      { asker: asker({ referrers: ['r'] }), expert: person('expert', { referrers: ['x', 'r'] }) },
      ['referral_chain'],
    ],
    ['whoever pays with the same card', { sharesPaymentMethod: true }, ['same_payment_method']],
    ['oneself, with one’s own card', { asker: asker({ id: 'expert' }), sharesPaymentMethod: true }, ['own_question']],
    ['the suspended', { expert: person('expert', { isSuspended: true }) }, ['suspended']],
    [
      'all at once, each with its reason',
      { paidWith: [], asker: asker({ isVerified: false, since: NOW, isSuspended: true }) },
      ['question_unpaid', 'asker_unverified', 'asker_too_new', 'suspended'],
    ],
  ])('[X-23] %s', (_, given, refusals) => {
    expect(refusalsOf(facts(given))).toEqual(refusals)
  })
})

it('[CRED-22, GI-53] dollars end with the limit and the cap, whole or not at all', () => {
  const income = (used: number, limit = 5, leftOfCap = 100_000, cents = 2000) =>
    incomeOf({ cents, window: { limit, used }, leftOfCap })
  expect(income(4)).toEqual({ cents: 2000, unpaidBecause: null })
  expect(income(5)).toEqual({ cents: 0, unpaidBecause: 'limit' })
  expect(income(9)).toEqual({ cents: 0, unpaidBecause: 'limit' })
  expect(income(0, 0)).toEqual({ cents: 0, unpaidBecause: 'limit' })
  expect(income(0, 5, 2000)).toEqual({ cents: 2000, unpaidBecause: null })
  expect(income(0, 5, 1999)).toEqual({ cents: 0, unpaidBecause: 'cap' })
  expect(income(0, 5, 100_000, 0)).toEqual({ cents: 0, unpaidBecause: 'off' })
})

it('[CRED-24, QNA-21, GI-52] the banner promises what the rule keeps, and nothing with a limit of 0', () => {
  const banner = (rest: object = {}) => earningsBanner({ cents: 2000, limit: 5, canEarn: true, ...rest })
  expect(banner()?.title).toBe('Earn $20 for each answer rated 4 stars or above')
  expect(banner()?.text).toContain('Up to 5 answers in 30 days')
  expect(banner({ limit: 1 })?.text).toContain('Up to one answer in 30 days')
  for (const nothing of [{ limit: 0 }, { cents: 0 }, { canEarn: false }]) expect(banner(nothing)).toBeNull()
})

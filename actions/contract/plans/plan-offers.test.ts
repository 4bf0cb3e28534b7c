import { describe, expect, it } from 'vitest'
import { isCompanyEmail } from './company-email.js'
import { type PlanHolder, type PlanOffer, planButton, planRefusal } from './plan-offers.js'

const offer = (priceId: string, planCode: string, card: string, rank: number, isSold = true): PlanOffer => ({
  ...{ priceId, planCode, card, rank, isSold, saasType: 'user' },
})
const FREE = offer('free_user', 'free', 'free', 0, false)
const TRIAL = offer('seven_day_user', 'seven_day_full_access', 'trial', 0)
const BASIC = offer('basic_quarterly_user', 'basic_quarterly', 'basic', 1)
const ADVANCE = offer('advance_quarterly_user', 'standard_annual', 'advance', 2)
const ADVANCE_YEARLY = offer('advance_yearly_user', 'standard_annual', 'advance', 2)
const GROWTH = offer('growth_yearly_user', 'professional_annual', 'growth', 3)
const PREMIUM = offer('premium_yearly_user', 'premium_annual', 'premium', 4)
const CARDS = [FREE, TRIAL, BASIC, ADVANCE, ADVANCE_YEARLY, GROWTH, PREMIUM]

const holderOf = ({ planCode, card, rank, priceId }: PlanOffer, rest: Partial<PlanHolder> = {}): PlanHolder => ({
  ...{ saasType: 'user', planCode, card, rank, isTrialUsed: false },
  priceId: rank === 0 && card === 'free' ? null : priceId,
  isRenewed: rank > 0,
  ...rest,
})
const buttons = (holder: PlanHolder) =>
  CARDS.map((card) => {
    const button = planButton(card, holder)
    return button && `${button.label}${button.isDisabled ? ' (disabled)' : ''}`
  })

describe('the buttons of the cards', () => {
  it('[PLAN-23, PLAN-25, PLAN-26] on the free plan: everything else can be bought', () => {
    expect(buttons(holderOf(FREE))).toEqual(['ACTIVE (disabled)', ...Array(6).fill('BUY NOW')])
  })

  it('[PLAN-22, PLAN-24] on Basic: nothing below it, and the others are updates', () => {
    const states = buttons(holderOf(BASIC))
    expect(states).toEqual([null, 'BUY NOW (disabled)', 'ACTIVE (disabled)', ...Array(4).fill('UPDATE')])
    expect(planRefusal(FREE, holderOf(BASIC))).toBe('not-sold')
  })

  it('[PLAN-21, GK-024] on Advance: Basic is disabled, and its other period is an update', () => {
    const states = buttons(holderOf(ADVANCE))
    const below = [null, 'BUY NOW (disabled)', 'BUY NOW (disabled)']
    expect(states).toEqual([...below, 'ACTIVE (disabled)', 'UPDATE', 'UPDATE', 'UPDATE'])
  })

  it('[GK-024] on Premium: everything else is disabled', () => {
    expect(buttons(holderOf(PREMIUM)).slice(1, 6)).toEqual(Array(5).fill('BUY NOW (disabled)'))
  })

  it('[PLAN-19, PLAN-20] the trial reads PREVIOUSLY BOUGHT once it was used, and ACTIVE while it lasts', () => {
    const used = { isTrialUsed: true }
    expect(planButton(TRIAL, holderOf(FREE, used))).toEqual({ label: 'PREVIOUSLY BOUGHT', isDisabled: true })
    expect(planButton(TRIAL, holderOf(GROWTH, used))).toEqual({ label: 'PREVIOUSLY BOUGHT', isDisabled: true })
    expect(buttons(holderOf(TRIAL, { ...used, isRenewed: false }))).toEqual([
      null,
      'ACTIVE (disabled)',
      ...Array(5).fill('BUY NOW'),
    ])
  })

  it('[PLAN-15] a plan that staff set is on the card of its type, and the others can be bought', () => {
    const trialOfGrowth = { planCode: 'trial_professional_annual', priceId: null, isRenewed: false }
    const states = buttons(holderOf(GROWTH, trialOfGrowth))
    expect(states.slice(4)).toEqual(['BUY NOW (disabled)', 'ACTIVE (disabled)', 'BUY NOW'])
  })

  it('[PLAN-02, PLAN-03] a price is for one kind of account', () => {
    expect(planRefusal(BASIC, holderOf(FREE, { saasType: 'company' }))).toBe('other-account-type')
    expect(planRefusal({ ...BASIC, saasType: 'company' }, holderOf(FREE))).toBe('other-account-type')
  })

  it('a disabled button is refused by the server, and an enabled one is not', () => {
    for (const current of CARDS)
      for (const isTrialUsed of [false, true])
        for (const isRenewed of [false, true])
          for (const card of CARDS) {
            const holder = holderOf(current, { isTrialUsed, isRenewed })
            expect(planRefusal(card, holder) === null).toBe(planButton(card, holder)?.isDisabled === false)
          }
  })
})

describe('a company’s address', () => {
  it.each([
    ['nora@brightwater.example', true],
    ['nora@gmail.com', false],
    ['nora@GMAIL.com', false],
    ['nora@mail.yahoo.com', false],
    ['nora@notgmail.com', true],
    ['"odd@gmail.com"@firm.example', true],
  ])('[GK-027] %s: %s', (email, isCompany) => {
    expect(isCompanyEmail(email, 'gmail.com, yahoo.com')).toBe(isCompany)
  })
})

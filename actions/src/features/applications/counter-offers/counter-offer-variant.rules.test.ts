import { describe, expect, it } from 'vitest'
import { falsePostClaim, isFalseClaim, variantOf } from './counter-offer-variant.rules.js'

describe('what a changed counter offer asks for', () => {
  it.each([
    [{ counterAmount: 5 }, 'update'],
    [{ feedback: '' }, 'update'],
    [{ feedbackRichText: {} }, 'update'],
    [{ counterAmount: 5, feedback: 'x', fromPoster: true }, 'update'],
    [{ fromPoster: true }, 'update'],
    [{ acceptedOffer: true }, 'accept'],
    [{ acceptedOffer: true, fromExpert: true }, 'accept'],
    [{ rejectedOffer: true, rejectReason: 'x' }, 'reject'],
    [{ rejectedOffer: true }, 'reject'],
    [{}, null],
    [{ fromExpert: true }, null],
    [{ rejectReason: 'x' }, null],
    [{ acceptedOffer: true, rejectReason: 'x' }, null],
    [{ acceptedOffer: true, rejectedOffer: true }, null],
    [{ acceptedOffer: true, counterAmount: 5 }, null],
    [{ fromExpert: true, counterAmount: 5 }, null],
    [{ acceptedOffer: false, rejectedOffer: false }, null],
  ] as const)('[GO-96, OBASE-15] %j: %s', (patch, variant) => {
    expect(variantOf(patch)).toBe(variant)
  })
})

describe('what a request claims about its sender', () => {
  const sender = { userId: 'nora', companyId: 'brightwater', isExpert: false }
  it.each([
    [{}, false],
    [{ posterId: null, counterFromCompany: null }, false],
    [{ posterId: 'nora', counterFromCompany: true, counterFromExpert: false }, false],
    [{ posterId: 'ingrid' }, true],
    [{ counterFromCompany: false }, true],
    [{ counterFromExpert: true }, true],
  ])('[GO-02, GO-43] %j is false: %s', (claims, isFalse) => {
    expect(isFalseClaim(claims, sender)).toBe(isFalse)
  })

  it('[GO-43] someone without a company can’t claim one', () => {
    expect(isFalseClaim({ counterFromCompany: true }, { ...sender, companyId: null })).toBe(true)
  })
})

describe('what a request claims about the post', () => {
  const monthly = { type: 'fractional', unit: 'month', unitId: 'id-of-month' } as const
  it.each([
    [{}, null],
    [{ opportunityType: null, budgetPerUnit: null }, null],
    [{ opportunityType: 'fractional', budgetPerUnit: 'id-of-month' }, null],
    [{ budgetPerUnit: 'month' }, null],
    [{ opportunityType: 'project' }, 'opportunityType'],
    [{ opportunityType: '' }, 'opportunityType'],
    [{ budgetPerUnit: 'week' }, 'budgetPerUnit'],
    [{ budgetPerUnit: 'id-of-week' }, 'budgetPerUnit'],
  ])('[GO-02, OBASE-14] %j is false in %s', (claims, field) => {
    expect(falsePostClaim(claims, monthly)).toBe(field)
  })

  it('[GO-43] an amount for the whole engagement has no unit', () => {
    const whole = { type: 'project', unit: 'total', unitId: null } as const
    expect([null, undefined, 'month'].map((budgetPerUnit) => falsePostClaim({ budgetPerUnit }, whole))).toEqual([
      null,
      null,
      'budgetPerUnit',
    ])
  })
})

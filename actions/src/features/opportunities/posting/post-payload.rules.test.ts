import { describe, expect, it } from 'vitest'
import { PAYLOAD_FIELDS, readPostPayload } from './post-payload.rules.js'

const isSameUnit = (a: unknown, b: unknown) =>
  a === b || [a, b].every((unit) => ['month', 'id-of-month'].includes(String(unit)))
const read = (payload: Record<string, unknown>) => readPostPayload(payload, isSameUnit)

describe('field names of a payload', () => {
  it('[FRAC-02, FRAC-06] the create payload is parsed', () => {
    const { input, errors } = read({
      type: 'fractional',
      objectiveId: ['c'],
      topicId: ['t'],
      domain: 'd',
      skills: ['s'],
      roles: ['r'],
      availability: ['a'],
      duration: 6,
      durationType: 'month',
      rateUnit: 'id-of-month',
      startDate: 'soon',
      clientMinBudget: 5000,
      clientMaxBudget: 6000,
      clientRequirements: 'words',
      clientRequirementsRichText: { blocks: [] },
      expertLocation: 'country',
      noOfDays: 2,
      noOfDaysPerUnit: 'week',
      posterAgreedTandC: true,
      companyAskedToSignNDA: true,
      ndaIds: ['n'],
      assetIds: ['f'],
      // Determined by the server: the session's user, the title and the flag.
      postedBy: 'u',
      title: 'Mine',
      isFractionalFromAssignedExpert: true,
    })
    expect(errors).toEqual([])
    expect(input).toEqual({
      type: 'fractional',
      title: 'Mine',
      categoryIds: ['c'],
      topicIds: ['t'],
      domainIds: ['d'],
      skillIds: ['s'],
      roleIds: ['r'],
      availabilityIds: ['a'],
      durationMonths: 6,
      durationType: 'month',
      minBudgetAmount: 5000,
      maxBudgetAmount: 6000,
      brief: 'words',
      briefRichText: { blocks: [] },
      countryId: 'country',
      noOfDays: 2,
      noOfDaysUnit: 'week',
      posterAgreedTerms: true,
      companyAskedToSignNda: true,
      ndaIds: ['n'],
      assetIds: ['f'],
      startDateId: 'soon',
    })
  })

  it('[FRAC-07] the edit payload is parsed, and omitted fields stay absent', () => {
    expect(read({ brief: 'b', briefRichText: { blocks: [] }, minBudgetAmount: 1, maxBudgetAmount: 2 }).input).toEqual({
      brief: 'b',
      briefRichText: { blocks: [] },
      minBudgetAmount: 1,
      maxBudgetAmount: 2,
    })
  })

  it.each([
    [{ minBudgetAmount: 1, clientMinBudget: 2 }, 'minBudgetAmount'],
    [{ maxBudgetAmount: 1, clientMaxBudget: '1' }, 'maxBudgetAmount'],
    [{ brief: 'a', clientRequirements: 'b' }, 'brief'],
    [{ briefRichText: { a: 1 }, clientRequirementsRichText: { a: 2 } }, 'briefRichText'],
    [{ durationType: 'day', rateUnit: 'id-of-month' }, 'durationType'],
  ])('[GD-56] %j contradicts itself in %s', (payload, field) => {
    expect(read(payload).errors).toEqual([{ field, message: 'Two different values were sent for this field' }])
  })

  it('accepts a single id for a list, and leaves other invalid values to the form’s validation', () => {
    expect(read({ skills: 's', domain: ['d'], topicId: 7 }).input).toEqual({
      skillIds: ['s'],
      domainIds: ['d'],
      topicIds: 7,
    })
  })

  it('knows every field by name, including those the server determines', () => {
    for (const name of ['type', 'expertId', 'brief', 'clientRequirements', 'title', 'postedBy'])
      expect(PAYLOAD_FIELDS).toContain(name)
    expect(PAYLOAD_FIELDS).toContain('isFractionalFromAssignedExpert')
    expect(PAYLOAD_FIELDS).not.toContain('status')
  })

  it.each([
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: 1 }, { a: 1, b: null }],
    [{ a: { c: 1, b: 2 } }, { a: { b: 2, c: 3 } }],
    [null, {}],
    [[], {}],
  ])('[GD-56] %j and %j differ', (briefRichText, clientRequirementsRichText) => {
    expect(read({ briefRichText, clientRequirementsRichText }).errors).toHaveLength(1)
  })

  it('[GD-56] both names with the same value are accepted', () => {
    const payload = {
      brief: 'a',
      clientRequirements: 'a',
      briefRichText: { a: 1, b: 2 },
      clientRequirementsRichText: { b: 2, a: 1 },
    }
    expect(read(payload).errors).toEqual([])
  })
})

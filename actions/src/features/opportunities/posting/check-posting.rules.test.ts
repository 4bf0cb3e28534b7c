import { describe, expect, it } from 'vitest'
import { plainToRichText } from '#contract/rich-text/raw-content.js'
import type { PostingInput } from '#domain/posts/posting-input.js'
import { checkPosting, isUnchanged } from './check-posting.rules.js'
import type { PostingReference } from './posting-content.js'

const live = (entries: Record<string, Record<string, string>>) =>
  new Map(
    Object.entries(entries).map(([field, names]) => [field, new Map(Object.entries(names))]),
  ) as PostingReference['live']

const reference: PostingReference = {
  units: [
    { id: 'u-day', code: 'day' },
    { id: 'u-week', code: 'week' },
    { id: 'u-month', code: 'month' },
  ],
  live: live({
    categoryIds: { c1: 'Growth', c2: 'Sales' },
    topicIds: { t1: 'SEO' },
    roleIds: { r1: 'CMO', r2: 'CRO' },
    availabilityIds: { a1: 'Remote' },
    skillIds: { s1: 'Copy' },
    domainIds: { d1: 'Retail' },
    countryId: { n1: 'Peru' },
    startDateId: { w1: 'Soon' },
  }),
  documents: new Map([
    ['f1', 'opportunity_create'],
    ['f2', 'nda_create'],
  ]),
  removedDocuments: new Set(),
  paidSchedule: null,
  addressee: null,
  roleBudgets: {},
  experts: new Set(['expert-1']),
}

const brief = 'We look for somebody who builds the marketing of a small company from the ground up. '.repeat(2).trim()
const input: Partial<PostingInput> = {
  type: 'fractional',
  categoryIds: ['c1', 'c2'],
  topicIds: ['t1'],
  roleIds: ['r2', 'r1'],
  availabilityIds: ['a1'],
  skillIds: ['s1'],
  domainIds: ['d1'],
  countryId: 'n1',
  durationMonths: 6,
  durationType: 'u-month',
  minBudgetAmount: 5000,
  maxBudgetAmount: 9000.5,
  startDateId: 'w1',
  noOfDays: 2,
  noOfDaysUnit: 'week',
  brief,
  companyAskedToSignNda: false,
  posterAgreedTerms: true,
}
const check = (changes: Partial<PostingInput>, about: Partial<PostingReference> = {}) =>
  checkPosting({ ...input, ...changes }, { ...reference, ...about })

describe('validating a post', () => {
  it('[FRAC-05, GD-55] builds the title from the first role and category, and converts dollars to cents', () => {
    expect(check({}).content).toMatchObject({
      title: 'Fractional Role for a CRO in Growth',
      minBudgetCents: 500000,
      maxBudgetCents: 900050,
      durationTypeId: 'u-month',
      noOfDaysUnitId: 'u-week',
      brief,
    })
  })

  it.each([
    ['categoryIds', ['c1', 'gone']],
    ['topicIds', ['r1']],
    ['skillIds', ['drop table']],
    ['countryId', 'gone'],
    ['startDateId', 'gone'],
  ])('[GD-68] an id from %s that can’t be chosen is rejected', (field, value) => {
    expect(check({ [field]: value }).errors).toEqual([{ field, message: 'This choice is no longer available' }])
  })

  it.each([
    ['assetIds', ['f1'], undefined],
    ['assetIds', ['f2'], 'You can only attach your own files'],
    ['assetIds', ['of-somebody-else'], 'You can only attach your own files'],
    ['ndaIds', ['f2'], undefined],
    ['ndaIds', ['f1'], 'You can only attach your own files'],
  ])('[GD-62] %s %j gives %s', (field, ids, message) => {
    expect(check({ [field]: ids }).errors?.[0]?.message).toBe(message)
  })

  it('[FRAC-43, X-72] a post that requires an NDA includes one, and never one that was removed', () => {
    const asked = { companyAskedToSignNda: true }
    expect(check(asked).errors).toEqual([{ field: 'ndaIds', message: 'Nda is required' }])
    expect(check({ ...asked, ndaIds: ['f2'] }).content?.ndaIds).toEqual(['f2'])
    const removed = check({ ...asked, ndaIds: ['f9'] }, { removedDocuments: new Set(['f9']) })
    expect(removed.errors?.[0]?.message).toMatch(/^This file has been removed from the post since/)
  })

  it('[GO-45] the brief is the rich text’s plain text, whatever is sent along with it', () => {
    const rich = plainToRichText(`Rich. ${brief}`)
    expect(check({ briefRichText: rich, brief: 'other words' }).content?.brief).toBe(`Rich. ${brief}`)
    expect(check({ briefRichText: { blocks: [] } }).content?.brief).toBe(brief)
    expect(check({ briefRichText: 'no rich text', brief: undefined }).errors?.[0]?.field).toBe('brief')
  })

  it('[FRAC-03] other types can’t be posted with this form', () => {
    expect(check({ type: 'pastime' }).errors?.[0]?.field).toBe('type')
  })

  it('counts repeated ids once', () => {
    expect(check({ skillIds: ['s1', 'S1', 's1', 's1'] }).content?.skillIds).toEqual(['s1'])
  })

  it('reports all errors at once, one per field', () => {
    const errors = check({ topicIds: [], durationType: 'fortnight', posterAgreedTerms: undefined }).errors
    expect(errors?.map(({ field }) => field)).toEqual(['topicIds', 'durationType', 'posterAgreedTerms'])
  })
})

describe('what is stored for a post', () => {
  it('is every field under its database name, empty if nothing was sent', () => {
    const { countryId: _country, noOfDays: _days, ...rest } = input
    const { content } = checkPosting({ ...rest, briefRichText: undefined }, reference)
    expect(content).toMatchObject({ countryId: null, noOfDays: null, noOfDaysUnitId: null, assetIds: [], ndaIds: [] })
    expect(content?.briefRichText).toEqual(plainToRichText(brief))
  })

  it('omits the unit if no days are given', () => {
    expect(check({ noOfDays: null, noOfDaysUnit: 'week' }).content?.noOfDaysUnitId).toBeNull()
  })

  it('accepts units by id and by code, with month as the default', () => {
    const unitOf = (durationType: unknown) => check({ durationType }).content?.durationTypeId
    expect([unitOf('u-month'), unitOf('month')]).toEqual(['u-month', 'u-month'])
    expect(check({ durationType: 'day', minBudgetAmount: 500 }).content?.durationTypeId).toBe('u-day')
  })

  it('accepts a role without a country, and blank values', () => {
    for (const countryId of [undefined, null, ''])
      expect(check({ countryId }).errors, JSON.stringify(countryId)).toBeUndefined()
  })

  it('reports individual removed files rather than the whole list', () => {
    const errors = check({ assetIds: ['f1', 'f9', 'theirs'] }, { removedDocuments: new Set(['f9']) }).errors
    expect(errors).toEqual([{ field: 'assetIds', message: 'You can only attach your own files' }])
  })

  it('[GO-45] reports a brief without any text as missing', () => {
    for (const sent of [undefined, null, 7, ''])
      expect(check({ brief: sent, briefRichText: undefined }).errors?.map(({ field }) => field)).toEqual(['brief'])
  })
})

describe('an edit that changes nothing', () => {
  const stored = {
    ...input,
    noOfDaysUnit: 'u-week',
    assetIds: ['f1'],
    ndaIds: [],
    briefRichText: plainToRichText(brief),
  } as PostingInput
  // created in each test, because an exception while tests are being collected fails none of them
  const same = (before: Partial<PostingInput>, { content } = check({ assetIds: ['f1'] })) =>
    content && isUnchanged({ ...stored, ...before } as PostingInput, content)

  it('[X-72] is recognised, while omitting a file is a change', () => {
    expect(same({})).toBe(true)
    expect(same({ assetIds: ['f1', 'f9'] })).toBe(false)
  })

  it('ignores the order of choices, and treats blank as empty', () => {
    expect(same({ posterAgreedTerms: false })).toBe(true)
    const files = check(
      { assetIds: ['f1', 'f3'] },
      { documents: new Map([...reference.documents, ['f3', 'opportunity_create']]) },
    )
    expect(same({ assetIds: ['f3', 'f1'] }, files)).toBe(true)
    const placeless = check({ countryId: null, assetIds: ['f1'] })
    for (const countryId of [null, '', undefined]) expect(same({ countryId }, placeless)).toBe(true)
    expect(same({ maxBudgetAmount: '9000.50' })).toBe(true)
  })

  it.each([
    [{ roleIds: ['r1', 'r2'] }],
    [{ topicIds: ['t2'] }],
    [{ minBudgetAmount: 5001 }],
    [{ durationType: 'u-day' }],
    [{ briefRichText: null }],
    [{ assetIds: [] }],
    [{ noOfDays: null, noOfDaysUnit: null }],
  ])('%j counts as a change', (before) => {
    expect(same(before)).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { makePostable } from '../post-types.testkit.js'
import { type PostInWords, postLines } from './post-lines.js'

const post: PostInWords = {
  categoryIds: 'Growth, Sales',
  roleIds: 'CRO',
  topicIds: 'SEO',
  skillIds: 'Copy',
  domainIds: 'Retail',
  availabilityIds: 'Remote',
  countryId: 'Peru',
  startDateId: 'Soon',
  durationMonths: 6,
  durationType: 'week',
  noOfDays: '2',
  noOfDaysUnit: 'month',
  minBudgetAmount: '150000',
  maxBudgetAmount: 200_000,
  deliverables: [],
  impactOnBusiness: [],
  achieveFromProgram: [],
  chatOnly: false,
  companyAskedToSignNda: true,
}
const linesOf = (changes: Partial<PostInWords> = {}) =>
  Object.fromEntries(postLines('fractional', { ...post, ...changes }).map(({ name, value }) => [name, value]))

describe('the content of a post, line by line', () => {
  it('[X-31, X-70] every field in page order, with the unit of days and budget', () => {
    expect(postLines('fractional', post).map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Category: Growth, Sales',
      'Role level: CRO',
      'Topics: SEO',
      'Skills: Copy',
      'Domain: Retail',
      'Availability: Remote',
      'Country: Peru',
      'Start: Soon',
      'Duration: 6 months',
      'Days: 2 days per month',
      'Budget: $1,500 – $2,000 per week',
      'Signed NDA: Required',
    ])
  })

  it('a field without a value is an empty line', () => {
    const blank = linesOf({
      countryId: null,
      durationMonths: null,
      noOfDays: null,
      minBudgetAmount: null,
      maxBudgetAmount: null,
      companyAskedToSignNda: false,
    })
    expect(blank).toMatchObject({
      Country: '',
      Duration: '',
      Days: '',
      Budget: 'Not disclosed',
      'Signed NDA': 'Not required',
    })
  })

  it('a type that can’t be posted has every line', () => {
    const putBack = makePostable('advice', null)
    const names = postLines('advice', post).map(({ name }) => name)
    putBack()
    expect(names).toEqual(expect.arrayContaining(postLines('fractional', post).map(({ name }) => name)))
    expect(names).toContain('Deliverables')
  })

  it('[OPP-26] a list is one line, its entries with their details', () => {
    const achieveFromProgram = [
      { title: 'Run price tests', details: 'Without help' },
      { title: 'Read the results', details: '' },
    ]
    expect(postLines('training', { ...post, achieveFromProgram })).toContainEqual({
      name: 'Goals',
      value: 'Run price tests: Without help; Read the results',
    })
  })
})

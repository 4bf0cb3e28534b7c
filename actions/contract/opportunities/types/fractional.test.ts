import { describe, expect, it } from 'vitest'
import { UPLOAD_MAX_BYTES } from '../../files/upload-limits.js'
import {
  briefMaximumMessage,
  briefMinimumMessage,
  budgetMaximumMessage,
  budgetMinimumMessage,
  choicesMaximumMessage,
  daysMaximumMessage,
  documentsMaximumMessage,
  durationMessage,
  FIELD_MESSAGES,
} from '../../messages.js'
import { validateForm } from '../../validate-form.js'
import type { PostForm } from './fields/post-fields.js'
import { fractional } from './fractional.js'
import { emptyPostForm, postSchema } from './post-form.js'

if (!fractional.form) throw new Error('a fractional role can be posted')
const { form } = fractional
const schema = postSchema(form)

const complete: PostForm = {
  ...emptyPostForm(form),
  categoryIds: ['c'],
  topicIds: ['t'],
  roleIds: ['r'],
  availabilityIds: ['a'],
  skillIds: ['s'],
  domainIds: ['d'],
  durationMonths: 6,
  minBudgetAmount: 5000,
  maxBudgetAmount: 9000,
  startDateId: 'soon',
  brief: 'b'.repeat(100),
  posterAgreedTerms: true,
}

type Changes = Partial<Record<keyof PostForm, unknown>>

function messageOf(field: keyof PostForm, changes: Changes): string | undefined {
  const { errors } = validateForm(schema, { ...complete, ...changes })
  return errors?.find((error) => error.field === field)?.message
}

describe('fractional form', () => {
  it('[FRAC-57] a complete form is accepted, even without a country', () => {
    expect(validateForm(schema, complete).errors).toBeUndefined()
    expect(validateForm(schema, { ...complete, countryId: '' }).errors).toBeUndefined()
  })

  it('[GD-67] an empty form says "required field" unless the requirements word it differently', () => {
    const { errors } = validateForm(schema, emptyPostForm(form))
    expect(errors?.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'categoryIds: required field',
      'topicIds: required field',
      'roleIds: required field',
      'availabilityIds: required field',
      'skillIds: Select Skill',
      'domainIds: required field',
      'durationMonths: Duration must be between 1 and 24',
      'minBudgetAmount: required field',
      'maxBudgetAmount: required field',
      'startDateId: required field',
      'brief: required field',
      'posterAgreedTerms: Accept terms of hiring to proceed',
    ])
  })

  it.each([
    ['durationMonths', [1, 24], [0, 25]],
    ['brief', ['b'.repeat(100), 'b'.repeat(2000)], ['b'.repeat(99), 'b'.repeat(2001)]],
    ['skillIds', [['1'], ['1', '2', '3']], [[], ['1', '2', '3', '4']]],
    ['availabilityIds', [['1'], ['1', '2', '3']], [[], ['1', '2', '3', '4']]],
  ] as const)('[BASE-46] %s has the required bounds', (field, accepted, refused) => {
    for (const value of accepted) expect(messageOf(field, { [field]: value })).toBeUndefined()
    for (const value of refused) expect(messageOf(field, { [field]: value })).toBeDefined()
  })

  it('[BASE-46] attachments may have 5 MB', () => {
    expect(UPLOAD_MAX_BYTES.opportunity_create).toBe(5 * 1024 * 1024)
  })

  const four = ['1', '2', '3', '4']
  const three = four.slice(0, 3)

  it.each([
    ['categoryIds', []],
    ['topicIds', null],
    ['roleIds', undefined],
    ['domainIds', []],
  ] as const)('[FRAC-49, FRAC-50, FRAC-51, FRAC-56] %s is required', (field, value) => {
    expect(messageOf(field, { [field]: value })).toBe('required field')
  })

  it.each([
    [[], 'required field'],
    [three, undefined],
    [four, 'You can select max 3 availability'],
  ])('[FRAC-52, FRAC-53] availabilities %j give %s', (availabilityIds, message) => {
    expect(messageOf('availabilityIds', { availabilityIds })).toBe(message)
  })

  it.each([
    [[], 'Select Skill'],
    [three, undefined],
    [four, 'You can select max 3 skills'],
  ])('[FRAC-54, FRAC-55] skills %j give %s', (skillIds, message) => {
    expect(messageOf('skillIds', { skillIds })).toBe(message)
  })

  it('[FRAC-30, FRAC-36, FRAC-44] duration type, start date and terms are required', () => {
    expect(messageOf('durationType', { durationType: '' })).toBe('Duration type is required')
    expect(messageOf('startDateId', { startDateId: '' })).toBe('required field')
    expect(messageOf('posterAgreedTerms', { posterAgreedTerms: false })).toBe('Accept terms of hiring to proceed')
  })

  it('[FRAC-43] an NDA file is required if and only if an NDA is', () => {
    expect(messageOf('ndaIds', { companyAskedToSignNda: true })).toBe('Nda is required')
    expect(messageOf('ndaIds', { companyAskedToSignNda: true, ndaIds: ['n'] })).toBeUndefined()
    expect(messageOf('ndaIds', { companyAskedToSignNda: false, ndaIds: [] })).toBeUndefined()
  })

  it.each([
    [0, 'Duration must be between 1 and 24'],
    [1, undefined],
    [24, undefined],
    [25, 'Duration must be between 1 and 24'],
    [1.5, 'Duration must be between 1 and 24'],
    ['six', 'Duration must be between 1 and 24'],
    ['6', undefined],
  ])('[FRAC-58] a duration of %s months gives %s', (durationMonths, message) => {
    expect(messageOf('durationMonths', { durationMonths })).toBe(message)
  })

  it.each([
    ['   ', 'required field'],
    ['b'.repeat(99), 'Brief must be at least 100 characters long'],
    [`  ${'b'.repeat(99)}  `, 'Brief must be at least 100 characters long'],
    ['b'.repeat(100), undefined],
    ['🙂'.repeat(99), 'Brief must be at least 100 characters long'],
    ['🙂'.repeat(2000), undefined],
    ['b'.repeat(2001), 'Brief must be up to 2000 characters'],
  ])('[FRAC-39, FRAC-40, FRAC-59] a brief (case %#) gives its message', (brief, message) => {
    expect(messageOf('brief', { brief })).toBe(message)
  })

  it.each([
    ['day', 499, 'Minimum amount must be at least $500'],
    ['day', 500, undefined],
    ['week', 1499, 'Minimum amount must be at least $1,500'],
    ['week', 1500, undefined],
    ['month', 4999, 'Minimum amount must be at least $5,000'],
    ['month', 5000, undefined],
    ['hour', 0, 'Please enter an amount'],
    ['hour', 1, undefined],
  ])(
    '[FRAC-60, FRAC-61, FRAC-62, FRAC-63] a minimum per %s of %s gives %s',
    (durationType, minBudgetAmount, message) => {
      expect(messageOf('minBudgetAmount', { durationType, minBudgetAmount, maxBudgetAmount: 50000 })).toBe(message)
    },
  )

  it.each([
    ['', 'required field'],
    ['plenty', 'Please enter a number'],
    [5000.005, 'Please enter a number'],
    [-1, 'Please enter a positive value'],
  ])('[FRAC-48] a minimum of %s gives %s', (minBudgetAmount, message) => {
    expect(messageOf('minBudgetAmount', { minBudgetAmount })).toBe(message)
  })

  it.each([
    [50000, undefined],
    [50001, 'Maximal budget is $50000'],
    [4999, 'Max amount cannot be smaller than min amount'],
    [5000, undefined],
    [null, 'required field'],
    ['x', 'Please enter a number'],
    [0, 'Please enter a positive value'],
  ])('[FRAC-64, FRAC-65, FRAC-48] a maximum of %s over a minimum of 5000 gives %s', (maxBudgetAmount, message) => {
    expect(messageOf('maxBudgetAmount', { maxBudgetAmount })).toBe(message)
  })

  it.each([
    [null, null, undefined],
    ['', 'week', undefined],
    [0, 'week', 'No of days can be 1 or greater'],
    [1.5, 'week', 'No of days can be 1 or greater'],
    ['x', 'week', 'Please enter a number'],
    [7, 'week', undefined],
    [8, 'week', 'No of days cannot exceed 7'],
    [31, 'month', undefined],
    [32, 'month', 'No of days cannot exceed 31'],
  ])('[FRAC-41, FRAC-68, GD-69] %s days per %s gives %s', (noOfDays, noOfDaysUnit, message) => {
    expect(messageOf('noOfDays', { noOfDays, noOfDaysUnit })).toBe(message)
  })

  it('[FRAC-42] days need the unit week or month', () => {
    expect(messageOf('noOfDaysUnit', { noOfDays: 2 })).toBe('required field')
    expect(messageOf('noOfDaysUnit', { noOfDays: 2, noOfDaysUnit: 'day' })).toBe('required field')
    expect(messageOf('noOfDaysUnit', { noOfDays: 2, noOfDaysUnit: 'month' })).toBeUndefined()
  })

  it('[FRAC-67] a new form asks for the budget per month', () => {
    expect(emptyPostForm(form).durationType).toBe('month')
  })

  it('[GD-70] at most ten files can be attached', () => {
    const files = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`)
    expect(messageOf('assetIds', { assetIds: files(10) })).toBeUndefined()
    expect(messageOf('assetIds', { assetIds: files(11) })).toBe('You can attach max 10 files')
  })

  it.each([[[]], [{}], [null], [true], [-0.5], ['<b>'], [[null]], [[{}]], [Number.POSITIVE_INFINITY]])(
    '[GD-67] %j in any field gets one message per field, worded as required',
    (value) => {
      const words = new Set<string>([
        ...Object.values(FIELD_MESSAGES),
        budgetMinimumMessage(5000),
        daysMaximumMessage(31),
        durationMessage(1, 24),
        briefMinimumMessage(100),
        briefMaximumMessage(2000),
        choicesMaximumMessage(3, 'skills'),
        choicesMaximumMessage(3, 'availability'),
        choicesMaximumMessage(20),
        budgetMaximumMessage(50_000),
        documentsMaximumMessage(10),
      ])
      const wrong = Object.fromEntries(form.fields.map((field) => [field, value]))
      const { errors = [] } = validateForm(schema, wrong)
      expect(errors.filter(({ message }) => !words.has(message))).toEqual([])
      expect(new Set(errors.map(({ field }) => field)).size).toBe(errors.length)
      expect(errors.length).toBeGreaterThan(0)
    },
  )
})

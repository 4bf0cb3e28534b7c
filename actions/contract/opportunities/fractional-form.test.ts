import { describe, expect, it } from 'vitest'
import { budgetMinimumMessage, daysMaximumMessage, FIELD_MESSAGES } from '../messages.js'
import { validateForm } from '../validate-form.js'
import {
  emptyFractionalForm,
  FRACTIONAL_FIELDS,
  type FractionalForm,
  fractionalFormSchema,
} from './fractional-form.schema.js'

const complete: FractionalForm = {
  ...emptyFractionalForm(),
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

type Changes = Partial<Record<keyof FractionalForm, unknown>>

function messageOf(field: keyof FractionalForm, changes: Changes): string | undefined {
  const { errors } = validateForm(fractionalFormSchema, { ...complete, ...changes })
  return errors?.find((error) => error.field === field)?.message
}

describe('generic fractional form', () => {
  it('[FRAC-57] a complete form is accepted, without a country too', () => {
    expect(validateForm(fractionalFormSchema, complete).errors).toBeUndefined()
    expect(validateForm(fractionalFormSchema, { ...complete, countryId: '' }).errors).toBeUndefined()
  })

  it('[GD-67] an empty form says "required field", except where a row has other words', () => {
    const { errors } = validateForm(fractionalFormSchema, emptyFractionalForm())
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
    ['FRAC-49', 'categoryIds', { categoryIds: [] }, 'required field'],
    ['FRAC-50', 'topicIds', { topicIds: null }, 'required field'],
    ['FRAC-51', 'roleIds', { roleIds: undefined }, 'required field'],
    ['FRAC-52', 'availabilityIds', { availabilityIds: [] }, 'required field'],
    ['FRAC-53', 'availabilityIds', { availabilityIds: ['1', '2', '3'] }, undefined],
    ['FRAC-53', 'availabilityIds', { availabilityIds: ['1', '2', '3', '4'] }, 'You can select max 3 availability'],
    ['FRAC-54', 'skillIds', { skillIds: [] }, 'Select Skill'],
    ['FRAC-55', 'skillIds', { skillIds: ['1', '2', '3'] }, undefined],
    ['FRAC-55', 'skillIds', { skillIds: ['1', '2', '3', '4'] }, 'You can select max 3 skills'],
    ['FRAC-56', 'domainIds', { domainIds: [] }, 'required field'],
    ['FRAC-36', 'startDateId', { startDateId: '' }, 'required field'],
    ['FRAC-30', 'durationType', { durationType: '' }, 'Duration type is required'],
    ['FRAC-44', 'posterAgreedTerms', { posterAgreedTerms: false }, 'Accept terms of hiring to proceed'],
    ['FRAC-43', 'ndaIds', { companyAskedToSignNda: true }, 'Nda is required'],
    ['FRAC-43', 'ndaIds', { companyAskedToSignNda: true, ndaIds: ['n'] }, undefined],
    ['FRAC-43', 'ndaIds', { companyAskedToSignNda: false, ndaIds: [] }, undefined],
  ] as const)('[%s] %s with %j says %s', (_row, field, changes, message) => {
    expect(messageOf(field, changes)).toBe(message)
  })

  it.each([
    [0, 'Duration must be between 1 and 24'],
    [1, undefined],
    [24, undefined],
    [25, 'Duration must be between 1 and 24'],
    [1.5, 'Duration must be between 1 and 24'],
    ['six', 'Duration must be between 1 and 24'],
    ['6', undefined],
  ])('[FRAC-58] [FRAC-37] a duration of %s months says %s', (durationMonths, message) => {
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
  ])('[FRAC-59] [FRAC-39] [FRAC-40] a brief (case %#) says its message', (brief, message) => {
    expect(messageOf('brief', { brief })).toBe(message)
  })

  it.each([
    ['FRAC-60', 'day', 499, 'Minimum amount must be at least $500'],
    ['FRAC-60', 'day', 500, undefined],
    ['FRAC-61', 'week', 1499, 'Minimum amount must be at least $1,500'],
    ['FRAC-61', 'week', 1500, undefined],
    ['FRAC-62', 'month', 4999, 'Minimum amount must be at least $5,000'],
    ['FRAC-62', 'month', 5000, undefined],
    ['FRAC-63', 'hour', 0, 'Please enter an amount'],
    ['FRAC-63', 'hour', 1, undefined],
    ['FRAC-48', 'month', '', 'required field'],
    ['FRAC-48', 'month', 'plenty', 'Please enter a number'],
    ['FRAC-48', 'month', 5000.005, 'Please enter a number'],
    ['FRAC-48', 'month', -1, 'Please enter a positive value'],
  ])('[%s] a minimum per %s of %s says %s', (_row, durationType, minBudgetAmount, message) => {
    expect(messageOf('minBudgetAmount', { durationType, minBudgetAmount, maxBudgetAmount: 50000 })).toBe(message)
  })

  it.each([
    ['FRAC-64', 50000, undefined],
    ['FRAC-64', 50001, 'Maximal budget is $50000'],
    ['FRAC-65', 4999, 'Max amount cannot be smaller than min amount'],
    ['FRAC-35', 5000, undefined],
    ['FRAC-48', null, 'required field'],
    ['FRAC-48', 'x', 'Please enter a number'],
    ['FRAC-48', 0, 'Please enter a positive value'],
  ])('[%s] a maximum of %s over a minimum of 5000 says %s', (_row, maxBudgetAmount, message) => {
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
  ])('[FRAC-41] [GD-69] %s days per %s says %s', (noOfDays, noOfDaysUnit, message) => {
    expect(messageOf('noOfDays', { noOfDays, noOfDaysUnit })).toBe(message)
  })

  it('[FRAC-42] days need the unit week or month', () => {
    expect(messageOf('noOfDaysUnit', { noOfDays: 2 })).toBe('required field')
    expect(messageOf('noOfDaysUnit', { noOfDays: 2, noOfDaysUnit: 'day' })).toBe('required field')
    expect(messageOf('noOfDaysUnit', { noOfDays: 2, noOfDaysUnit: 'month' })).toBeUndefined()
  })

  it('[FRAC-67] a new form quotes the budget per month', () => {
    expect(emptyFractionalForm().durationType).toBe('month')
  })

  it('[GD-70] at most ten files are attached', () => {
    const files = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`)
    expect(messageOf('assetIds', { assetIds: files(10) })).toBeUndefined()
    expect(messageOf('assetIds', { assetIds: files(11) })).toBe('You can attach max 10 files')
  })

  it.each([[[]], [{}], [null], [true], [-0.5], ['<b>'], [[null]], [[{}]], [Number.POSITIVE_INFINITY]])(
    '[GD-67] answers %j in any field with the words of the rows, one message per field',
    (value) => {
      const words = new Set<string>([
        ...Object.values(FIELD_MESSAGES),
        budgetMinimumMessage('month'),
        daysMaximumMessage(31),
      ])
      const wrong = Object.fromEntries(FRACTIONAL_FIELDS.map((field) => [field, value]))
      const { errors = [] } = validateForm(fractionalFormSchema, wrong)
      expect(errors.filter(({ message }) => !words.has(message))).toEqual([])
      expect(new Set(errors.map(({ field }) => field)).size).toBe(errors.length)
      expect(errors.length).toBeGreaterThan(0)
    },
  )
})

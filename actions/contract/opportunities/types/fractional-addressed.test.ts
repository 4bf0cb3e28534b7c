import { describe, expect, it } from 'vitest'
import { validateForm } from '../../validate-form.js'
import type { PostForm } from './fields/post-fields.js'
import { fractionalAddressed } from './fractional-addressed.js'
import { emptyPostForm, postSchema } from './post-form.js'

const roleBudgets = { month: { minDollars: 8000, maxDollars: 50_000 }, day: { minDollars: 1200, maxDollars: 4000 } }
const form = { ...fractionalAddressed, limits: { ...fractionalAddressed.limits, roleBudgets } }

const complete: PostForm = {
  ...emptyPostForm(form),
  categoryIds: ['c'],
  roleIds: ['r'],
  durationMonths: 6,
  noOfDays: 2,
  noOfDaysUnit: 'week',
  minBudgetAmount: 9000,
  maxBudgetAmount: 12_000,
  startDateId: 'soon',
  brief: 'b'.repeat(100),
  posterAgreedTerms: true,
}
type Changes = Partial<Record<keyof PostForm, unknown>>
const errorsOf = (changes: Changes) => validateForm(postSchema(form), { ...complete, ...changes }).errors ?? []
const messageOf = (field: keyof PostForm, changes: Changes) =>
  errorsOf(changes).find((error) => error.field === field)?.message

describe('the form for one expert', () => {
  it('[GD-85] asks for terms only, so that it is complete whatever the profile leaves out', () => {
    expect(errorsOf({})).toEqual([])
    expect(errorsOf({ skillIds: ['1', '2', '3', '4'], topicIds: [], domainIds: [], availabilityIds: [] })).toEqual([])
  })

  it('[FRAC-30] needs the duration type', () => {
    expect(messageOf('durationType', { durationType: '' })).toBe('Duration type is required')
  })

  it.each([
    [null, 'required field'],
    ['', 'required field'],
    ['a lot', 'Please enter a number'],
    [-1, 'Please enter a positive value'],
    [0, 'Please enter a positive value'],
  ])('[FRAC-31, FRAC-33] the budget %j gives "%s" at either end', (amount, message) => {
    expect(messageOf('minBudgetAmount', { minBudgetAmount: amount })).toBe(message)
    expect(messageOf('maxBudgetAmount', { maxBudgetAmount: amount })).toBe(message)
  })

  it('[FRAC-32, GD-63] the lower end is at least the role’s minimum in the unit', () => {
    expect(messageOf('minBudgetAmount', { minBudgetAmount: 7999 })).toBe('Min amount cannot be lesser than $8,000')
    expect(messageOf('minBudgetAmount', { minBudgetAmount: 8000 })).toBeUndefined()
    const perDay = { durationType: 'day', maxBudgetAmount: 4000 }
    expect(messageOf('minBudgetAmount', { ...perDay, minBudgetAmount: 1199 })).toBe(
      'Min amount cannot be lesser than $1,200',
    )
    expect(errorsOf({ ...perDay, minBudgetAmount: 1200 })).toEqual([])
  })

  it('[FRAC-34, GD-67] the upper end is at most the role’s maximum in the unit', () => {
    const perDay = { durationType: 'day', minBudgetAmount: 1200 }
    expect(messageOf('maxBudgetAmount', { ...perDay, maxBudgetAmount: 4001 })).toBe(
      'Max amount cannot be greater than $4,000',
    )
    expect(messageOf('maxBudgetAmount', { maxBudgetAmount: 50_000 })).toBeUndefined()
  })

  it('[GD-63] a role without a range takes anything from $1 to $50,000', () => {
    const perWeek = { durationType: 'week', minBudgetAmount: 1, maxBudgetAmount: 50_000 }
    expect(errorsOf(perWeek)).toEqual([])
    expect(messageOf('maxBudgetAmount', { ...perWeek, maxBudgetAmount: 50_001 })).toBe('Maximal budget is $50000')
  })

  it('[FRAC-35] the upper end isn’t below the lower; the same amount is fine', () => {
    expect(messageOf('maxBudgetAmount', { maxBudgetAmount: 8999 })).toBe('Max amount cannot be smaller than min amount')
    expect(messageOf('maxBudgetAmount', { maxBudgetAmount: 9000 })).toBeUndefined()
  })

  it('[FRAC-36, FRAC-38, GD-67] needs a start date and a brief', () => {
    expect(messageOf('startDateId', { startDateId: '' })).toBe('required field')
    expect(messageOf('brief', { brief: '' })).toBe('required field')
  })

  it.each([null, 0, 25, 1.5])('[FRAC-37] %j months are no duration', (durationMonths) => {
    expect(messageOf('durationMonths', { durationMonths })).toBe('Duration must be between 1 and 24')
  })

  it('[FRAC-39, FRAC-40] a brief has 100 to 2000 characters', () => {
    expect(messageOf('brief', { brief: 'b'.repeat(99) })).toBe('Brief must be at least 100 characters long')
    expect(messageOf('brief', { brief: 'b'.repeat(2001) })).toBe('Brief must be up to 2000 characters')
  })

  it('[FRAC-41, FRAC-42] needs days and what they are per', () => {
    expect(messageOf('noOfDays', { noOfDays: null })).toBe('No of days can be 1 or greater')
    expect(messageOf('noOfDays', { noOfDays: 0 })).toBe('No of days can be 1 or greater')
    expect(messageOf('noOfDaysUnit', { noOfDaysUnit: null })).toBe('required field')
  })

  it('[FRAC-43, FRAC-44] needs the NDA that is asked for, and the terms', () => {
    expect(messageOf('ndaIds', { companyAskedToSignNda: true })).toBe('Nda is required')
    expect(messageOf('posterAgreedTerms', { posterAgreedTerms: false })).toBe('Accept terms of hiring to proceed')
  })
})

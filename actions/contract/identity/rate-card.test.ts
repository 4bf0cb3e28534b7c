import { describe, expect, it } from 'vitest'
import { FIELD_MESSAGES } from '../messages.js'
import { rateCardSchema, typedCents } from './rate-card.schema.js'

const faultOf = (minValue: string): unknown =>
  rateCardSchema.validateAt('minValue', { minValue }).then(
    () => null,
    (error: Error) => error.message,
  )

describe('the amounts of a rate card', () => {
  it.each([
    ['9000', 900_000],
    ['9,000.50', 900_050],
    [' $1,250,000.5 ', 125_000_050],
  ])('%j is %i cents', async (typed, cents) => {
    expect(typedCents(typed)).toBe(cents)
  })

  it('are sent as they come back, so that a saved form equals what is stored', () => {
    const { minValue, maxValue } = rateCardSchema.cast({ minValue: ' $9,000.50 ', maxValue: '12,000.00' })
    expect({ minValue, maxValue }).toEqual({ minValue: '9000.5', maxValue: '12000' })
    expect(rateCardSchema.cast({ minValue: 'much' }).minValue).toBe('much')
  })

  it.each(['9,75', '1.200', '0x10', '1e3', '12,00', '1,0000', '5 000', 'much', '∞'])(
    '%j is no amount',
    async (typed) => {
      expect(await faultOf(typed)).toBe(FIELD_MESSAGES.number)
    },
  )

  it.each([
    ['', FIELD_MESSAGES.required],
    ['-5', FIELD_MESSAGES.positive],
    ['0.99', FIELD_MESSAGES.positive],
    ['1000001', 'Enter at most $1,000,000'],
    ['1,000,000', null],
  ])('%j: %s', async (typed, fault) => {
    expect(await faultOf(typed)).toBe(fault)
  })
})

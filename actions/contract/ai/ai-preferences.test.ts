import { describe, expect, it } from 'vitest'
import {
  countAiPreferences,
  isProductFit,
  NO_AI_PREFERENCES,
  readAiPreferences,
  writeAiPreferences,
} from './ai-preferences.js'

const BATTERIES = { industry: 'Energy', product: 'x'.repeat(60), customers: ['Startups', 'Public sector'] }

describe('what somebody told about their business', () => {
  it('[AIH-30, GD-25] is one JSON text with three parts, customers joined by commas', () => {
    const text = writeAiPreferences(BATTERIES)
    expect(JSON.parse(text)).toEqual({
      industry: 'Energy',
      product: 'x'.repeat(60),
      targeted_customer: 'Startups,Public sector',
    })
    expect(readAiPreferences(text)).toEqual(BATTERIES)
  })

  it('[GD-25] a typed comma becomes a space, and duplicates are dropped whatever their case', () => {
    const text = writeAiPreferences({
      industry: 'Food, drink',
      product: '',
      customers: ['Cafés,bars', 'cafés bars', ''],
    })
    expect(readAiPreferences(text)).toEqual({ industry: 'Food drink', product: '', customers: ['Cafés bars'] })
  })

  it.each(['', 'no', '[]', 'null', '{"industry":"x"}', '{"industry":1,"product":"","targeted_customer":""}'])(
    '[AIH-31] %j can’t be read',
    (text) => {
      expect(readAiPreferences(text)).toBeNull()
    },
  )

  it.each([
    [NO_AI_PREFERENCES, 0],
    [{ ...NO_AI_PREFERENCES, industry: ' ' }, 0],
    [{ ...NO_AI_PREFERENCES, industry: 'Energy' }, 1],
    [{ ...NO_AI_PREFERENCES, customers: ['Startups', 'Developers'] }, 1],
    [BATTERIES, 3],
  ])('[AIH-05] counts the filled parts of %j', (preferences, count) => {
    expect(countAiPreferences(preferences)).toBe(count)
  })

  it.each([
    [0, true],
    [1, false],
    [50, false],
    [51, true],
    [499, true],
    [500, false],
  ])('[AIH-21, AIH-22, BASE-46, GD-23] a product description of %i characters: %s', (length, isFit) => {
    expect(isProductFit(` ${'x'.repeat(length)} `)).toBe(isFit)
  })
})

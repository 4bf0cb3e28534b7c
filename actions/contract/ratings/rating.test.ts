import { describe, expect, it } from 'vitest'
import { validateForm } from '../validate-form.js'
import { ratingSchema } from './rating.schema.js'

const problems = (value: object) => validateForm(ratingSchema, value).errors?.map(({ message }) => message) ?? []

describe('a rating', () => {
  it.each([
    ['nothing', null, 'Rating is required'],
    ['no star', 0, 'Choose 1 to 5 stars'],
    ['six stars', 6, 'Choose 1 to 5 stars'],
    ['half a star', 4.5, 'Choose 1 to 5 stars'],
  ])('[GI-69, GD-42] of %s is refused', (_, rating, message) => {
    expect(problems({ rating })).toEqual([message])
  })

  it('[GI-69, RATE-07] takes 1 to 5 stars, and a comment of up to 1,000 characters that may be missing', () => {
    for (const rating of [1, 2, 3, 4, 5]) expect(problems({ rating })).toEqual([])
    expect(problems({ rating: 5, comment: '😀'.repeat(1000) })).toEqual([])
    expect(problems({ rating: 5, comment: 'x'.repeat(1001) })).toEqual([
      'The comment can have at most 1,000 characters',
    ])
    expect(validateForm(ratingSchema, { rating: 5, comment: '  ' }).value).toEqual({ rating: 5, comment: null })
  })
})

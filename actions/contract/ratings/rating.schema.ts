import { number, object, string } from 'yup'
import { textOrNull } from '../format/visible-text.js'
import { RATING_LIMITS as LIMITS, RATING_MESSAGES as MESSAGES } from './rating.js'

/** What somebody says about an answer to their question (GI-69, GD-42); form and server check the same. */
export const ratingSchema = object({
  rating: number()
    .strict()
    .nullable()
    .required(MESSAGES.missing)
    .integer(MESSAGES.range)
    .min(LIMITS.starsMin, MESSAGES.range)
    .max(LIMITS.starsMax, MESSAGES.range),
  comment: string()
    .nullable()
    .transform((_value: unknown, original: unknown) => (typeof original === 'string' ? textOrNull(original) : original))
    .test('length', MESSAGES.commentTooLong, (value) => [...(value ?? '')].length <= LIMITS.commentCharactersMax),
})

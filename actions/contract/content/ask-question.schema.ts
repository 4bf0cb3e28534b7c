import { mixed, object, string } from 'yup'
import { isOneLine } from '../format/visible-text.js'
import { IDENTITY_MESSAGES } from '../identity/identity-limits.js'
import { countCharacters, isTooLong, type RawContent, richTextToPlain } from '../rich-text/raw-content.js'
import { asStored, isStorable } from '../rich-text/stored-rich-text.js'
import { asOneLine, QUESTION_LIMITS as LIMITS, QUESTION_MESSAGES as MESSAGES } from './question-limits.js'

const DETAILS_JSON_CHARACTERS_MAX = 9000

/** What somebody asks experts (GI-46); form and server check the same. */
export const askQuestionSchema = object({
  topicId: string().nullable().required(MESSAGES.noTopic).uuid(MESSAGES.noTopic),
  question: string()
    .nullable()
    .transform((value: unknown) => (typeof value === 'string' ? asOneLine(value) : value))
    .test('given', MESSAGES.missing, (value) => countCharacters(value) > 0)
    .test('long-enough', MESSAGES.tooShort, (value) => countCharacters(value) >= LIMITS.questionCharactersMin)
    .test('short-enough', MESSAGES.tooLong, (value) => !isTooLong(value, LIMITS.questionCharactersMax))
    .test('line', IDENTITY_MESSAGES.oneLine, (value) => isOneLine(value ?? '')),
  questionRichText: mixed<RawContent>()
    .nullable()
    .transform(asStored)
    .test(
      'length',
      MESSAGES.detailsTooLong,
      (value) =>
        isStorable(value, DETAILS_JSON_CHARACTERS_MAX) &&
        !isTooLong(richTextToPlain(value), LIMITS.detailsCharactersMax),
    ),
})

import { mixed, object, string } from 'yup'
import { isOneLine } from '../format/visible-text.js'
import { IDENTITY_MESSAGES } from '../identity/identity-limits.js'
import { cleanRichText } from '../rich-text/clean-rich-text.js'
import { countCharacters, isTooLong, type RawContent, richTextToPlain } from '../rich-text/raw-content.js'
import { asOneLine, QUESTION_LIMITS as LIMITS, QUESTION_MESSAGES as MESSAGES } from './question-limits.js'

/** Formats and links count too, so that what is stored has an end. */
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
    .transform((value: unknown) => detailsOf(value))
    .test('length', MESSAGES.detailsTooLong, (value) => isShortEnough(value)),
})

/** The details as they are stored; null without any. What isn't rich text stays and is refused. */
function detailsOf(value: unknown): unknown {
  if (value === null || value === undefined) return null
  const clean = cleanRichText(value)
  if (!clean) return value
  return countCharacters(richTextToPlain(clean)) > 0 ? clean : null
}

function isShortEnough(value: unknown): boolean {
  if (value === null || value === undefined) return true
  const clean = cleanRichText(value)
  if (!clean) return false
  return (
    !isTooLong(richTextToPlain(clean), LIMITS.detailsCharactersMax) &&
    JSON.stringify(clean).length <= DETAILS_JSON_CHARACTERS_MAX
  )
}

import { array, mixed, object, string } from 'yup'
import { isOneLine } from '../format/visible-text.js'
import { IDENTITY_MESSAGES } from '../identity/identity-limits.js'
import { cleanRichText } from '../rich-text/clean-rich-text.js'
import { countCharacters, isTooLong, type RawContent, richTextToPlain } from '../rich-text/raw-content.js'
import { asStored, isStorable } from '../rich-text/stored-rich-text.js'
import { INSIGHT_LIMITS as LIMITS, INSIGHT_MESSAGES as MESSAGES } from './insight-limits.js'
import { asOneLine } from './question-limits.js'

const BRIEF_JSON_CHARACTERS_MAX = 15_000

const oneLine = () =>
  string()
    .nullable()
    .transform((value: unknown) => (typeof value === 'string' ? asOneLine(value) : value))

/** The first step of the form (INS-33): what it is about. */
export const insightWordsSchema = object({
  title: oneLine()
    .test('given', MESSAGES.titleMissing, (value) => countCharacters(value) > 0)
    .test('short-enough', MESSAGES.titleTooLong, (value) => !isTooLong(value, LIMITS.titleCharactersMax))
    .test('line', IDENTITY_MESSAGES.oneLine, (value) => isOneLine(value ?? '')),
  brief: string()
    .nullable()
    // the formatted text decides where there is one, so that both say the same
    .when('briefRichText', ([richText], field) =>
      field.transform((value: unknown) => plainOf(richText) ?? (typeof value === 'string' ? value.trim() : value)),
    )
    .test('given', MESSAGES.briefMissing, (value) => countCharacters(value) > 0)
    .test('long-enough', MESSAGES.briefTooShort, (value) => countCharacters(value) >= LIMITS.briefCharactersMin)
    .test('short-enough', MESSAGES.briefTooLong, (value) => !isTooLong(value, LIMITS.briefCharactersMax)),
  briefRichText: mixed<RawContent>()
    .nullable()
    .transform(asStored)
    .test('readable', MESSAGES.briefTooLong, (value) => isStorable(value, BRIEF_JSON_CHARACTERS_MAX)),
  topicId: string().nullable().required(MESSAGES.topicMissing).uuid(MESSAGES.topicMissing),
})

/** A recording, by its id, with the title that listeners read. */
const recordingSchema = object({
  recordingId: string().uuid(MESSAGES.recordingUnknown).required(MESSAGES.recordingUnknown),
  name: oneLine()
    .test('given', MESSAGES.recordingUntitled, (value) => countCharacters(value) > 0)
    .test(
      'short-enough',
      MESSAGES.recordingTitleTooLong,
      (value) => !isTooLong(value, LIMITS.recordingNameCharactersMax),
    )
    .test('line', IDENTITY_MESSAGES.oneLine, (value) => isOneLine(value ?? '')),
})

/** An insight of the older flow as it is sent (INS-35 to INS-43); form and server check the same. */
export const insightFormSchema = insightWordsSchema.shape({
  recordings: array(recordingSchema)
    .default([])
    .min(1, MESSAGES.noRecordings)
    .max(LIMITS.recordingsMax, MESSAGES.tooManyRecordings)
    .test('once', MESSAGES.recordingTwice, (list) => {
      const ids = (list ?? []).map(({ recordingId }) => recordingId?.toLowerCase())
      return new Set(ids).size === ids.length
    }),
})

function plainOf(value: unknown): string | null {
  const clean = value ? cleanRichText(value) : null
  return clean && countCharacters(richTextToPlain(clean)) > 0 ? richTextToPlain(clean) : null
}

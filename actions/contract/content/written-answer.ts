import { hasVisibleSign } from '../format/visible-text.js'
import { RESPONSE_MESSAGES } from '../responses/response-limits.js'
import { type ResponseSection, readResponseText } from './response-text.js'

/**
 * The parts of an answer, in their order (RESP-12); the guidelines are what is shown to
 * the writer, in words, and to the speaker, in minutes (RESP-40, RESP-41).
 */
export const ANSWER_PARTS = [
  { name: 'strategyTxt', heading: 'Main Strategy', wordsMax: 1000, guideline: '250-1000', minutes: '1-3' },
  { name: 'criticalTxt', heading: 'Critical Areas', wordsMax: 500, guideline: '250-500', minutes: '1-2' },
  { name: 'realExampleTxt', heading: 'Real-Life Example', wordsMax: 1000, guideline: '250-1000', minutes: '1-3' },
] as const
export const ANSWER_WORDS_MIN = 10
/** So that any text of that many words fits what is stored. */
const STORED_CHARACTERS_PER_WORD = 11
/** The longest addresses of web pages fit. */
const WORD_CHARACTERS_MAX = 500
const ENDLESS_WORD = new RegExp(`\\S{${WORD_CHARACTERS_MAX + 1}}`, 'u')

export type AnswerPart = (typeof ANSWER_PARTS)[number]
export type WrittenAnswer = Record<AnswerPart['name'], string>

/** Runs of signs that aren't space (GI-37). */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** What is wrong with a part of a draft, which may lack everything but not be too long (RESP-36 to RESP-38, GI-33). */
export function draftPartFault({ wordsMax }: AnswerPart, text: string): string | undefined {
  if (ENDLESS_WORD.test(text))
    return `${wordsBetween(ANSWER_WORDS_MIN, wordsMax)}, each of up to ${WORD_CHARACTERS_MAX} characters`
  const isTooLong = countWords(text) > wordsMax || JSON.stringify(text).length > wordsMax * STORED_CHARACTERS_PER_WORD
  return isTooLong ? wordsBetween(ANSWER_WORDS_MIN, wordsMax) : undefined
}

/**
 * The same for a part that is submitted, which lacks nothing (RESP-35 to RESP-38).
 * @param wasFilled it once held a text, which was emptied (GI-37)
 */
export function answerPartFault(part: AnswerPart, text: string, wasFilled: boolean): string | undefined {
  if (!hasVisibleSign(text)) return text || wasFilled ? RESPONSE_MESSAGES.textEmpty : RESPONSE_MESSAGES.textMissing
  return countWords(text) < ANSWER_WORDS_MIN
    ? wordsBetween(ANSWER_WORDS_MIN, part.wordsMax)
    : draftPartFault(part, text)
}

export const wordsBetween = (min: number, max: number): string => `Text must be between ${min} and ${max} words`

/** As `insights_responses.response_text` stores it (GI-31). */
export function toResponseText(answer: WrittenAnswer): string {
  return JSON.stringify(
    ANSWER_PARTS.map(({ name, heading }): ResponseSection => ({ heading, text: answer[name].trim() })),
  )
}

/** Its parts by their headings; what stands under none of them is the first part's. */
export function fromResponseText(stored: string | null | undefined): WrittenAnswer {
  const sections = readResponseText(stored)
  const textUnder = (heading: string) => sections.find((section) => section.heading === heading)?.text ?? ''
  return {
    strategyTxt: textUnder('Main Strategy') || textUnder(''),
    criticalTxt: textUnder('Critical Areas'),
    realExampleTxt: textUnder('Real-Life Example'),
  }
}

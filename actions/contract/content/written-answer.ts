import { type ResponseSection, readResponseText } from './response-text.js'

/** The parts of a written answer, in their order (RESP-12); the guideline is what is shown to the writer (RESP-40). */
export const ANSWER_PARTS = [
  { name: 'strategyTxt', heading: 'Main Strategy', wordsMax: 1000, guideline: '250-1000' },
  { name: 'criticalTxt', heading: 'Critical Areas', wordsMax: 500, guideline: '250-500' },
  { name: 'realExampleTxt', heading: 'Real-Life Example', wordsMax: 1000, guideline: '250-1000' },
] as const
export const ANSWER_WORDS_MIN = 10

export type AnswerPart = (typeof ANSWER_PARTS)[number]
export type WrittenAnswer = Record<AnswerPart['name'], string>

/** Runs of signs that aren't space (GI-37). */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** What is wrong with a part of a draft, which may lack everything but not be too long (RESP-36 to RESP-38, GI-33). */
export function draftPartFault({ wordsMax }: AnswerPart, text: string): string | undefined {
  return countWords(text) > wordsMax ? `Text must be between ${ANSWER_WORDS_MIN} and ${wordsMax} words` : undefined
}

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

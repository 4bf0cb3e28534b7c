import {
  ANSWER_PARTS,
  ANSWER_WORDS_MIN,
  countWords,
  type WrittenAnswer,
  wordsBetween,
} from '../content/written-answer.js'

/** How much text teaches the AI something: what the three parts hold at least and at most (EDIT-03, EDIT-04, GI-76). */
export const TRAINING_WORDS = {
  min: ANSWER_PARTS.length * ANSWER_WORDS_MIN,
  max: ANSWER_PARTS.reduce((sum, { wordsMax }) => sum + wordsMax, 0),
}

const WORDS_READ_PER_MINUTE = 110

export const answerWords = (answer: WrittenAnswer): number =>
  ANSWER_PARTS.reduce((sum, { name }) => sum + countWords(answer[name]), 0)

/** EDIT-13 */
export const readingMinutes = (words: number): number => Math.ceil(words / WORDS_READ_PER_MINUTE)

/** What is wrong with the length of all parts together, or null. */
export function totalWordsFault(answer: WrittenAnswer): string | null {
  const words = answerWords(answer)
  return words < TRAINING_WORDS.min || words > TRAINING_WORDS.max
    ? wordsBetween(TRAINING_WORDS.min, TRAINING_WORDS.max)
    : null
}

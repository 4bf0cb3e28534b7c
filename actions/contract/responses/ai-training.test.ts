import { expect, it } from 'vitest'
import { answerWords, readingMinutes, totalWordsFault } from './ai-training.js'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const answer = (strategy: number, critical: number, example: number) => ({
  ...{ strategyTxt: words(strategy), criticalTxt: words(critical), realExampleTxt: words(example) },
})

it('[EDIT-03, EDIT-04, GI-76] what teaches the AI has 30 to 2500 words', () => {
  const fault = 'Text must be between 30 and 2500 words'
  expect([totalWordsFault(answer(10, 10, 9)), totalWordsFault(answer(10, 10, 10))]).toEqual([fault, null])
  expect([totalWordsFault(answer(1000, 500, 1000)), totalWordsFault(answer(1000, 501, 1000))]).toEqual([null, fault])
})

it('[EDIT-13] takes a minute to read for each 110 words that were begun', () => {
  expect([0, 1, 110, 111, 2500].map(readingMinutes)).toEqual([0, 1, 1, 2, 23])
  expect(answerWords(answer(1, 2, 3))).toBe(6)
})

import { expect, it } from 'vitest'
import { countWords } from './count-words.js'

it.each([
  ['', 0],
  [null, 0],
  [' \n\t', 0],
  ['Two days  a week', 4],
  ['One\nTwo\u00a0three', 3],
  ['a \u200b b', 2],
  ['sales-led, that’s it – 100 %', 6],
])('[RTE-13] %j has so many words: %i', (text, count) => {
  expect(countWords(text)).toBe(count)
})

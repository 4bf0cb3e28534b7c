import { expect, it } from 'vitest'
import { isOnlyCommonWords } from './common-words.js'

it.each([
  ['the', true],
  ['And, the "OF"', true],
  ['the growth', false],
  ['theory', false],
  ['', false],
  ['& | !', false],
])('a search for %j has nothing to look for: %s', (search, isEmpty) => {
  expect(isOnlyCommonWords(search)).toBe(isEmpty)
})

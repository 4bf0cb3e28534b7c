import { expect, it } from 'vitest'
import { breakLines } from './pen.js'

it.each([
  ['a line that fits', 'one two', ['one two']],
  ['a line at its spaces', 'one two three', ['one two', 'three']],
  ['an endless word anywhere', 'to abcdefghijk end', ['to', 'abcdefgh', 'ijk end']],
  ['nothing', '', ['']],
])('breaks %s', (_, text, lines) => {
  expect(breakLines(text, 8, (part) => part.length)).toEqual(lines)
})

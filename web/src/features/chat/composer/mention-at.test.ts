import { expect, it } from 'vitest'
import { mentionAt } from './mention-at'

it.each([
  ['Hello @', ''],
  ['@El', 'El'],
  ['Hi @Elena Mar', 'Elena Mar'],
  ['first line\n@El', 'El'],
  ['mail me at elena@sagework', null],
  ['Hello', null],
] as const)('a mention is typed in %j: %j', (text, expected) => {
  expect(mentionAt(text)).toBe(expected)
})

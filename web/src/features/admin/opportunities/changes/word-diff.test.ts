import { describe, expect, it } from 'vitest'
import { diffWords } from './word-diff'

const joined = (parts: ReturnType<typeof diffWords>, without: string) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

describe('the changes in a brief', () => {
  it('marks a replaced word and leaves the rest', () => {
    expect(diffWords('We need two days a week.', 'We need three days a week.')).toEqual([
      { kind: 'same', text: 'We need ' },
      { kind: 'removed', text: 'two' },
      { kind: 'added', text: 'three' },
      { kind: 'same', text: ' days a week.' },
    ])
  })

  it('keeps words of other scripts whole', () => {
    expect(diffWords('Ищем два дня', 'Ищем три дня')).toEqual([
      { kind: 'same', text: 'Ищем ' },
      { kind: 'removed', text: 'два' },
      { kind: 'added', text: 'три' },
      { kind: 'same', text: ' дня' },
    ])
  })

  it('reports nothing for equal texts', () => {
    expect(diffWords('The same.', 'The same.')).toEqual([{ kind: 'same', text: 'The same.' }])
  })

  it.each([
    ['', 'All new words.'],
    ['All gone.', ''],
    ['One line\nand another', 'One line\n\nand one more line'],
    ['a b c d e', 'c d x a b'],
  ])('reproduces both texts: %j, %j', (before, after) => {
    const parts = diffWords(before, after)
    expect(joined(parts, 'added')).toBe(before)
    expect(joined(parts, 'removed')).toBe(after)
  })
})

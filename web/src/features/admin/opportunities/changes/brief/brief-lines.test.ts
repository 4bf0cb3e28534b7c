import { describe, expect, it } from 'vitest'
import { type BriefLine, briefBlocks, diffBriefs, sideOf } from './brief-lines'

const rich = (...blocks: [type: string, text: string][]) =>
  briefBlocks('', { blocks: blocks.map(([type, text], index) => ({ key: `b${index}`, type, text })), entityMap: {} })

const FIRST: [string, string][] = [
  ['unstyled', 'We win customers quickly and lose one in six.'],
  ['header-two', 'What you would do'],
  ['unordered-list-item', 'Call thirty customers who left'],
  ['unordered-list-item', 'Design the first sixty days'],
  ['header-two', 'How we will know'],
  ['unstyled', 'Half of our growth comes from customers we have.'],
]

/** Each line as it reads, with [removed] and {added}; headings and list items begin with their mark. */
const read = (lines: readonly BriefLine[]) =>
  lines.map((line) => {
    if (line.kind === 'folded') return `… ${line.count}`
    const mark = { 'header-two': '# ', 'unordered-list-item': '- ', 'ordered-list-item': `${line.block.number}. ` }
    const words = line.parts.map(({ kind, text }) => ({ same: text, removed: `[${text}]`, added: `{${text}}` })[kind])
    return `${mark[line.block.type as keyof typeof mark] ?? ''}${words.join('')}`
  })

describe('a changed brief', () => {
  it('[X-31] stands once, with its headings and lists; what is far from a change is folded', () => {
    const now = rich(...FIRST, ['unstyled', 'One of our people would be at your side.'])
    expect(read(diffBriefs(rich(...FIRST), now))).toEqual([
      '… 5',
      'Half of our growth comes from customers we have.',
      '{One of our people would be at your side.}',
    ])
  })

  it('[X-31] marks the words of an edited block, and whole blocks that came or went', () => {
    const now = rich(
      ['unstyled', 'We win customers quickly and lose one in nine.'],
      ['header-two', 'What you would do'],
      ['unordered-list-item', 'Give a talk'],
      ['unordered-list-item', 'Design the first sixty days'],
    )
    expect(read(diffBriefs(rich(...FIRST), now))).toEqual([
      'We win customers quickly and lose one in [six.]{nine.}',
      '# What you would do',
      '- [Call thirty customers who left]',
      '- {Give a talk}',
      '- Design the first sixty days',
      '# [How we will know]',
      '[Half of our growth comes from customers we have.]',
    ])
  })

  it('has two sides, each without what is only in the other', () => {
    const lines = diffBriefs(
      rich(['unstyled', 'Two days a week'], ['unstyled', 'Gone']),
      rich(['unstyled', 'Three days a week']),
    )
    expect(read(sideOf(lines, 'added'))).toEqual(['[Two] days a week', '[Gone]'])
    expect(read(sideOf(lines, 'removed'))).toEqual(['{Three} days a week'])
  })

  it('counts the items of each numbered list, and reads older briefs without formatting line by line', () => {
    const numbered = rich(
      ['ordered-list-item', 'One'],
      ['ordered-list-item', 'Two'],
      ['unstyled', 'Then'],
      ['ordered-list-item', 'Again'],
    )
    expect(numbered.map(({ number }) => number)).toEqual([1, 2, 0, 1])
    expect(briefBlocks('A\n\nB', null).map(({ text }) => text)).toEqual(['A', 'B'])
  })
})

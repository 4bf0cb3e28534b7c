import { describe, expect, it } from 'vitest'
import type { RankedPassage } from '#domain/passages/rank-passages.rules.js'
import { extractiveAnswer, noAnswer } from './extractive-answer.rules.js'

const NOW = new Date('2026-11-26T12:00:00Z')
const passage = (sourceId: string, content: string, more: Partial<RankedPassage> = {}): RankedPassage => ({
  ...{
    id: content,
    sourceKind: 'insight',
    sourceId,
    position: 0,
    authorId: 'x',
    author: 'Elena',
    title: 'On prices',
    content,
  },
  ...{ inContent: {}, inTitle: [], inAbout: [], inAuthor: [], length: 9, score: 1, coverage: 1, datedAt: null },
  ...more,
})

describe('[X-53] an answer without a model', () => {
  it('quotes each passage with its number, and names its source once for passages that follow each other', () => {
    const passages = [
      passage('a', 'Ask for\n more.'),
      passage('a', 'Wait.'),
      passage('b', 'I priced.', { sourceKind: 'profile', author: 'Marcus' }),
      passage('a', 'Then ask again.'),
    ]
    const [lead, ...quotes] = extractiveAnswer(passages, NOW)
    expect(lead).toBe('Here is what experts on this marketplace have published about it.')
    expect(quotes).toEqual([
      '\n\n**Elena, “On prices”**\n\n> Ask for more. [1]',
      '\n\n> Wait. [2]',
      '\n\n**Marcus**\n\n> I priced. [3]',
      '\n\n**Elena, “On prices”**\n\n> Then ask again. [4]',
    ])
  })

  it('that isn’t there has its words, and what comes closest if anything does', () => {
    expect(noAnswer('Nothing.', [], NOW)).toEqual(['Nothing.'])
    expect(noAnswer('Nothing.', [passage('a', 'Wait.')], NOW)).toEqual([
      'Nothing.',
      '\n\nThis is what comes closest:',
      '\n\n**Elena, “On prices”**\n\n> Wait. [1]',
    ])
  })
})

import { expect, it } from 'vitest'
import { contentAge } from '#contract/content/content-age.js'
import type { RankedPassage } from '#domain/passages/rank-passages.rules.js'
import { firstQuestion } from './asked.testkit.js'
import { extractiveAnswer, noAnswer } from './extractive-answer.rules.js'
import { groundedPrompt } from './grounded-prompt.rules.js'

const NOW = new Date('2026-11-26T12:00:00Z')
const passage = (datedAt: string | null): RankedPassage => ({
  ...{
    id: 'p',
    sourceKind: 'insight',
    sourceId: String(datedAt),
    position: 0,
    authorId: 'a',
    author: 'Elena',
    title: 'Seats',
    content: 'Charge for them.',
  },
  ...{ inContent: {}, inTitle: [], inAbout: [], inAuthor: [], length: 3, score: 1, coverage: 1 },
  datedAt: datedAt ? new Date(datedAt) : null,
})

it.each([
  ['2026-11-25T12:00:00Z', null],
  ['2025-11-27T12:00:00Z', null],
  ['2025-11-25T12:00:00Z', 'published or last confirmed 1 year ago'],
  ['2022-01-01T00:00:00Z', 'published or last confirmed 4 years ago'],
  [null, null],
])('a source of %s is said to be %s', (datedAt, age) => {
  expect(contentAge(datedAt ? new Date(datedAt) : null, NOW)).toBe(age)
})

it('[X-52] an answer says of every source that is a year old or more how old it is', () => {
  const old = passage('2023-06-01T00:00:00Z')
  expect(extractiveAnswer([old, passage('2026-06-01T00:00:00Z')], NOW).slice(1)).toEqual([
    '\n\n**Elena, “Seats”** (published or last confirmed 3 years ago)\n\n> Charge for them. [1]',
    '\n\n**Elena, “Seats”**\n\n> Charge for them. [2]',
  ])
  expect(noAnswer('Nothing.', [old], NOW).join('')).toContain('(published or last confirmed 3 years ago)')
  const { instruction } = groundedPrompt({ sources: 'experts' }, firstQuestion('How?'), { passages: [old] }, NOW)
  expect(instruction).toContain('[1] Elena, “Seats”, published or last confirmed 3 years ago: Charge for them.')
  expect(instruction).toContain('marked as published or last confirmed years ago, say so')
})

import { expect, it } from 'vitest'
import { ANSWER_PARTS, countWords, draftPartFault, fromResponseText, toResponseText } from './written-answer.js'

const ANSWER = { strategyTxt: 'Ask first.', criticalTxt: 'Don’t rush.', realExampleTxt: '' }

it('[RESP-12, GI-31] a written answer is stored under its three headings and read back', () => {
  expect(JSON.parse(toResponseText(ANSWER))).toEqual([
    { heading: 'Main Strategy', text: 'Ask first.' },
    { heading: 'Critical Areas', text: 'Don’t rush.' },
    { heading: 'Real-Life Example', text: '' },
  ])
  expect(fromResponseText(toResponseText(ANSWER))).toEqual(ANSWER)
})

it('[GI-31] an older text is its first part, and nothing is nothing', () => {
  expect(fromResponseText('Plain words.').strategyTxt).toBe('Plain words.')
  expect(fromResponseText(null)).toEqual({ strategyTxt: '', criticalTxt: '', realExampleTxt: '' })
})

it.each([
  [0, 1000],
  [1, 500],
  [2, 1000],
])('[GI-33, RESP-36, RESP-37, RESP-38] part %i of a draft has at most %i words', (place, most) => {
  const part = ANSWER_PARTS[place]
  if (!part) throw new Error('no such part')
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' \n')
  for (const count of [0, 1, most]) expect(draftPartFault(part, words(count))).toBeUndefined()
  expect(draftPartFault(part, words(most + 1))).toBe(`Text must be between 10 and ${most} words`)
})

it('[GI-37] words are runs of signs that aren’t space', () => {
  expect(['', '  \n ', 'one', ' one,two  three\n'].map(countWords)).toEqual([0, 0, 1, 2])
})

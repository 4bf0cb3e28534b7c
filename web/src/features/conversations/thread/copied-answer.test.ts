import { expect, it } from 'vitest'
import { copiedAnswer } from './copied-answer'
import type { Source } from './source-author'

const ELENA = {
  ...{ id: 'e', first_name: 'Elena', last_name: 'Marchetti', slug: 'elena' },
  ...{ profile_pic: null, designation: null },
}
const source = (number: number, title: string, more: Partial<Source> = {}): Source => ({
  ...{ number, title, author: ELENA },
  ...{ source_kind: 'insight', quote: 'Ask for the noun.', dated_at: null },
  ...more,
})
const ANSWER = '## What helps\n\n**Two** things [1]:\n1. a `noun`\n2. *time* [2].\n\n> Ask\n> for the noun.'

it('an answer is pasted as it reads, with its sources', () => {
  expect(
    copiedAnswer(ANSWER, [source(1, 'The noun'), source(2, 'Elena Marchetti, CMO', { source_kind: 'profile' })]),
  ).toBe(
    [
      'What helps\n\nTwo things [1]:\n\n1. a noun\n2. time [2].\n\nAsk for the noun.\n',
      'Sources:\n[1] The noun, Elena Marchetti\n[2] Elena Marchetti, CMO',
    ].join('\n'),
  )
})

it('an answer without sources is pasted alone, and a source whose author has left keeps its title', () => {
  expect(copiedAnswer('I found nothing.\n- one\n- two', [])).toBe('I found nothing.\n\n- one\n- two')
  expect(copiedAnswer('See [1].', [source(1, 'The noun', { author: null })])).toBe('See [1].\n\nSources:\n[1] The noun')
})

it('an author is named beside a title that begins like their name', () => {
  const author = { ...ELENA, first_name: 'Mark', last_name: 'Ito' }
  expect(copiedAnswer('See [1].', [source(1, 'Markets that wait', { author })])).toContain(
    '[1] Markets that wait, Mark Ito',
  )
})

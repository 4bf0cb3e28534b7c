import { describe, expect, it } from 'vitest'
import { type PostNumbers, whatWaits } from './what-waits'

const post = (part: Partial<PostNumbers>): PostNumbers => ({
  status: 'published',
  review_status: 'approved',
  is_team: false,
  to_answer: 0,
  applicants: 0,
  asked: 0,
  countered: 0,
  hired: 0,
  awaited: 0,
  addressee: null,
  ...part,
})

describe('what a post waits for', () => {
  const cases: [Partial<PostNumbers>, string][] = [
    [{ status: 'draft', review_status: 'waiting' }, 'Waiting for staff’s approval'],
    [{ status: 'draft', review_status: 'changes requested' }, 'Staff asked for a change'],
    [{}, 'Waiting for the first application'],
    [{ applicants: 3, awaited: 2 }, 'Waiting for proposals'],
    [{ applicants: 3 }, 'Waiting for another application'],
    [{ applicants: 3, to_answer: 1 }, '1 offer to answer'],
    [{ applicants: 3, to_answer: 2, asked: 1, countered: 1 }, '2 offers to answer'],
    [{ applicants: 3, asked: 1, countered: 1 }, 'Waiting for 1 answer to a hire'],
    [{ applicants: 3, countered: 2 }, 'Waiting for 2 answers to a counter offer'],
    [{ status: 'in progress', applicants: 3, hired: 1 }, 'Work is under way'],
    [{ status: 'in progress', applicants: 3, to_answer: 1 }, '1 offer to answer'],
    [{ status: 'completed', applicants: 3, hired: 1 }, 'Nothing: it has ended'],
    [{ status: 'no hires', to_answer: 1 }, 'Nothing: it has ended'],
    [{ addressee: { hasDeclined: false } }, 'Waiting for the expert’s answer'],
    [{ addressee: { hasDeclined: true } }, 'Nothing: the expert declined'],
    [{ addressee: { hasDeclined: false }, applicants: 1 }, 'Nothing: the expert isn’t applying any more'],
    [{ addressee: { hasDeclined: false }, applicants: 1, to_answer: 1 }, '1 offer to answer'],
    [{ status: 'draft', review_status: 'waiting', addressee: { hasDeclined: false } }, 'Waiting for staff’s approval'],
  ]
  it.each(cases)('with %o is "%s"', (part, words) => {
    expect(whatWaits(post(part))).toBe(words)
  })
})

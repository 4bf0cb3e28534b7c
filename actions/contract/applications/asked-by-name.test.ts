import { describe, expect, it } from 'vitest'
import type { Standing } from '../workflow/tracking.graph.js'
import { type AskedAnswer, answerOf } from './asked-by-name.js'

describe('what became of asking an expert by name', () => {
  const CASES: [Standing, boolean, AskedAnswer][] = [
    [null, false, 'none'],
    ['viewed', false, 'none'],
    ['closed', false, 'none'],
    ['interested', true, 'applied'],
    ['pending', true, 'applied'],
    ['accepted', true, 'applied'],
    ['opted out', false, 'declined'],
    ['opted out', true, 'left'],
    ['rejected', true, 'rejected'],
  ]
  it.each(CASES)('[X-05, OPP-24] at %s, having shown interest: %s, is %s', (standing, hasShownInterest, answer) => {
    expect(answerOf(standing, hasShownInterest)).toBe(answer)
  })
})

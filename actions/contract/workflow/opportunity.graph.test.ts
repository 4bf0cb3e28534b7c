import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES } from '../opportunities/statuses.js'
import { isEnded, mayMove, OPPORTUNITY_MOVES } from './opportunity.graph.js'

describe('opportunity transitions', () => {
  it('[FLOW-17, X-30] every status is reachable from an initial one', () => {
    const reached = new Set(OPPORTUNITY_MOVES.filter(({ from }) => from === null).map(({ to }) => to))
    for (const _ of OPPORTUNITY_STATUSES)
      for (const { from, to } of OPPORTUNITY_MOVES) if (from && reached.has(from)) reached.add(to)
    expect([...reached].sort()).toEqual([...OPPORTUNITY_STATUSES].sort())
  })

  it('[GO-15] completed, closed, no hires, deleted and draft_deleted are final', () => {
    expect(OPPORTUNITY_STATUSES.filter(isEnded)).toEqual([
      'completed',
      'closed',
      'no hires',
      'deleted',
      'draft_deleted',
    ])
  })

  it.each([
    ['GO-08', 'draft', 'published', 'staff', true],
    ['GO-08', 'draft', 'published', 'poster', false],
    ['GO-09', 'draft', 'draft_deleted', 'poster', true],
    ['GO-09', 'published', 'draft_deleted', 'poster', false],
    ['GO-14', 'closed', 'deleted', 'staff', true],
    // Pending spam also needs a reason to be deleted, which the requirement leaves open.
    ['GO-14', 'draft', 'deleted', 'staff', true],
    ['GO-14', 'draft', 'deleted', 'poster', false],
    ['GO-15', 'draft_deleted', 'deleted', 'staff', false],
  ] as const)('[%s] %s to %s by %s: %s', (_row, from, to, actor, isAllowed) => {
    expect(mayMove(from, to, actor)).toBe(isAllowed)
  })
})

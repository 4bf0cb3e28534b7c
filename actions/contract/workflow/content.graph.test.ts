import { describe, expect, it } from 'vitest'
import { CONTENT_MOVES, type ContentSubject, INSIGHT_STATUSES, RESPONSE_STATUSES } from './content.graph.js'

const STATUSES = {
  insight: INSIGHT_STATUSES,
  question: RESPONSE_STATUSES.slice(1),
  response: RESPONSE_STATUSES,
} as const
const movesOf = (subject: ContentSubject) => CONTENT_MOVES.filter((move) => move.subject === subject)

describe.each(Object.keys(STATUSES) as ContentSubject[])('transitions of a %s', (subject) => {
  it('[X-30] reach every status', () => {
    const reached = new Set(movesOf(subject).map(({ to }) => to as string))
    expect([...reached].sort()).toEqual([...STATUSES[subject]].sort())
  })

  it('[GI-02] have staff decide only about what is pending, and nobody else', () => {
    const decided = movesOf(subject).filter(
      ({ to, action }) => ['approved', 'rejected'].includes(to.toLowerCase()) && action !== 'reviseContent',
    )
    expect(decided.map(({ from, actor }) => `${from?.toLowerCase()} ${actor}`)).toEqual([
      'pending staff',
      'pending staff',
    ])
    expect(movesOf(subject).filter(({ actor }) => actor === 'staff')).toEqual(decided)
  })

  it('[GI-11, GI-32] leave what is removed as it is, and what is approved unless its author takes it back', () => {
    const movesFrom = (status: string) => movesOf(subject).filter(({ from }) => from?.toLowerCase() === status)
    expect(movesFrom('removed')).toEqual([])
    expect(movesFrom('approved').map(({ actor, action }) => `${actor} ${action}`)).toEqual(
      subject === 'question' ? [] : ['author reviseContent'],
    )
  })
})

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

  it('[GI-02] have staff decide about what is pending, take down what is approved and put it back, and nobody else', () => {
    const decided = movesOf(subject).filter(
      ({ to, action }) => ['approved', 'rejected'].includes(to.toLowerCase()) && action !== 'reviseContent',
    )
    expect(decided.map(({ from, actor, action }) => `${from?.toLowerCase()} ${actor} ${action}`).sort()).toEqual([
      'approved staff takeDownContent',
      ...Array(2).fill(`pending staff decide${subject[0]?.toUpperCase()}${subject.slice(1)}`),
      'rejected staff putBackContent',
    ])
    expect(movesOf(subject).filter(({ actor }) => actor === 'staff')).toEqual(decided)
  })

  it('[GI-11, GI-32] leave what is removed as it is, and what is approved unless its author takes it back or staff take it down', () => {
    const movesFrom = (status: string) => movesOf(subject).filter(({ from }) => from?.toLowerCase() === status)
    expect(movesFrom('removed')).toEqual([])
    expect(new Set(movesFrom('approved').map(({ actor, action }) => `${actor} ${action}`))).toEqual(
      new Set(['staff takeDownContent', ...(subject === 'question' ? [] : ['author reviseContent'])]),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { TRACKING_STATUSES } from '../opportunities/statuses.js'
import { COUNTER_OFFER_MOVES, COUNTER_OFFER_STATUSES } from './counter-offer.graph.js'
import { APPLICATION_ACTIONS, type Standing, TRACKING_MOVES } from './tracking.graph.js'

const ENDS: readonly Standing[] = ['rejected', 'opted out', 'closed', 'completed', 'no hires']

describe('expert transitions', () => {
  it('[X-30, GO-22] every standing is reachable except in progress, which is never written', () => {
    const reached = new Set<Standing>([null])
    for (const _ of TRACKING_STATUSES) for (const { from, to } of TRACKING_MOVES) if (reached.has(from)) reached.add(to)
    expect(TRACKING_STATUSES.filter((status) => !reached.has(status))).toEqual(['in progress'])
  })

  it("[X-30] every standing that isn't final can be left, by the expert and by the poster", () => {
    const goesOn = (status: Standing, actor: string) =>
      TRACKING_MOVES.some((move) => move.from === status && move.actor === actor)
    const stuck = TRACKING_STATUSES.filter((status) => !goesOn(status, 'expert') || !goesOn(status, 'poster'))
    expect(stuck).toEqual([...TRACKING_STATUSES].filter((status) => ENDS.includes(status)))
  })

  it("[GO-13, GO-20, GO-21] final standings can't be left", () => {
    expect(TRACKING_MOVES.filter(({ from }) => ENDS.includes(from))).toEqual([])
  })

  it('[GO-17, GO-21] the poster can hire and reject only from interested', () => {
    expect([APPLICATION_ACTIONS.hireExpert.from, APPLICATION_ACTIONS.rejectApplicant.from]).toEqual([
      ['interested'],
      ['interested'],
    ])
  })
})

describe('counter offer transitions', () => {
  it('[FLOW-16, OFFER-06] pending leads to accepted or rejected, both final', () => {
    const from = (status: string) => COUNTER_OFFER_MOVES.filter((move) => move.from === status).map(({ to }) => to)
    expect(COUNTER_OFFER_STATUSES.map(from)).toEqual([['accepted', 'rejected'], [], []])
  })
})

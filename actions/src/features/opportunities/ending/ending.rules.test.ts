import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES } from '#contract/opportunities/statuses.js'
import { closingStatus, decideClosing, decideDeletion, type EndingFacts } from './ending.rules.js'

const alone: EndingFacts = { canSee: true, isPoster: true, status: 'published', applications: 0, accepted: 0 }
const applied = { ...alone, applications: 3 }
const hired = { ...alone, status: 'in progress', applications: 3, accepted: 1 } as const

describe('closing', () => {
  it.each([
    ['nobody applied', alone, 'closed'],
    ['somebody applied, whatever became of it', applied, 'no hires'],
    ['somebody accepted', hired, 'completed'],
  ] as const)('[GO-12] %s', (_case, facts, status) => {
    expect(closingStatus(facts)).toBe(status)
    expect(decideClosing(facts).move?.to).toBe(status)
  })

  it.each([
    ['GO-03', { ...alone, canSee: false }, 'OPPORTUNITY_NOT_FOUND'],
    ['GO-12', { ...alone, isPoster: false }, 'NOT_ALLOWED'],
    ['GO-08', { ...alone, status: 'draft' }, 'INVALID_STATUS_TRANSITION'],
  ] as const)('[%s] %j: %s', (_row, facts, blocker) => {
    expect(decideClosing(facts)).toEqual({ blocker })
  })

  it('[GO-12, GO-15] only published and in progress ones can be closed', () => {
    const closable = (facts: EndingFacts) =>
      OPPORTUNITY_STATUSES.filter((status) => decideClosing({ ...facts, status }).move)
    expect([closable(alone), closable(applied), closable(hired)]).toEqual([
      ['published'],
      ['published'],
      ['in progress'],
    ])
  })

  it('[GO-13] the transition says what becomes of everyone involved', () => {
    expect(decideClosing(hired).move?.trackings).toEqual({
      accepted: 'completed',
      'in progress': 'completed',
      viewed: 'closed',
      interested: 'closed',
      pending: 'closed',
    })
    expect(decideClosing(applied).move?.trackings).toEqual({
      interested: 'no hires',
      pending: 'no hires',
      viewed: 'closed',
    })
  })
})

describe('deleting by staff', () => {
  it('[GO-09, GO-14] is for pending and approved posts, once', () => {
    const deletable = OPPORTUNITY_STATUSES.filter((status) => decideDeletion({ status, isStaff: true }).move)
    expect(deletable).toEqual(['draft', 'published', 'in progress', 'completed', 'closed', 'no hires'])
    expect(decideDeletion({ status: 'deleted', isStaff: true })).toEqual({ blocker: 'INVALID_STATUS_TRANSITION' })
  })

  it('[GO-14] is for nobody else, in any status', () => {
    const blockers = OPPORTUNITY_STATUSES.map((status) => decideDeletion({ status, isStaff: false }).blocker)
    expect(new Set(blockers)).toEqual(new Set(['STAFF_ONLY']))
  })
})

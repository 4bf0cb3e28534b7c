import { describe, expect, it } from 'vitest'
import { dueTerms, textsInForce } from './account-texts.js'

const VERSIONS = [
  { version: 1, appliesFrom: '2026-11-01', changes: [] },
  { version: 2, appliesFrom: '2027-01-01', changes: ['Accounts can be closed.'] },
]
const due = (accepted: number | null, day: string) => dueTerms(accepted, new Date(day), VERSIONS)

describe('the terms of use', () => {
  it('[X-61] are due again once a new version applies, with what is new in it', () => {
    expect([due(1, '2026-12-31'), due(2, '2027-02-01'), due(2, '2026-12-01')]).toEqual([null, null, null])
    expect(due(1, '2027-01-01')).toEqual({ appliesFrom: '2027-01-01', changes: ['Accounts can be closed.'] })
  })

  it('[X-61] are due for whoever never accepted any', () => {
    expect(due(null, '2027-02-01')).toEqual({ appliesFrom: '2027-01-01', changes: [] })
  })

  it('have a version in force from the first day', () => {
    expect(textsInForce(new Date('2026-11-01'))).toEqual({ termsVersion: 1, privacyVersion: 1 })
  })
})

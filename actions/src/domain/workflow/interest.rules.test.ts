import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES, TRACKING_STATUSES } from '#contract/opportunities/statuses.js'
import { type InterestFacts, interestBlocker, interestBlockerBeforeNda } from './interest.rules.js'

const ready: InterestFacts = {
  isExpert: true,
  isPoster: false,
  isTeamMember: false,
  canSee: true,
  isPosterSuspended: false,
  status: 'published',
  standing: 'viewed',
  isMatched: true,
  hasCalendar: true,
  profileCompletePercent: 80,
  isNdaRequired: false,
  signedNdas: 0,
}
const unmatched = { ...ready, isMatched: false }

describe('what keeps an expert from showing interest', () => {
  it.each([
    ['GO-03', { canSee: false }, 'OPPORTUNITY_NOT_FOUND'],
    ['INT-03', { isExpert: false }, 'EXPERTS_ONLY'],
    ['INT-09', { isPoster: true }, 'OWN_OPPORTUNITY'],
    ['X-16', { isPosterSuspended: true }, 'INTEREST_PAUSED'],
    ['INT-07', { isMatched: false }, 'NOT_MATCHED'],
    ['INT-04', {}, null],
    ['INT-16', { hasCalendar: false }, 'CALENDAR_REQUIRED'],
    ['INT-17', { profileCompletePercent: 79 }, 'PROFILE_INCOMPLETE'],
    ['INT-17', { profileCompletePercent: 80 }, null],
    ['INT-18', { isNdaRequired: true }, 'NDA_REQUIRED'],
    ['INT-18', { isNdaRequired: true, signedNdas: 1 }, null],
  ] as const)('[%s] %j: %s', (_row, changed, code) => {
    expect(interestBlocker({ ...ready, ...changed })).toBe(code)
  })

  it('[OBASE-39, INT-17] 80% of the profile is enough, and nothing below it', () => {
    const percents = Array.from({ length: 101 }, (_, percent) => percent)
    const enough = percents.filter(
      (profileCompletePercent) => interestBlocker({ ...ready, profileCompletePercent }) === null,
    )
    expect(enough).toEqual(percents.slice(80))
  })

  it('[INT-12, GO-16] only a published opportunity accepts interest', () => {
    expect(OPPORTUNITY_STATUSES.filter((status) => !interestBlocker({ ...ready, status }))).toEqual(['published'])
  })

  it('[INT-10, INT-11, GO-20] only someone with no standing, or who only viewed the post, can show interest', () => {
    expect(TRACKING_STATUSES.filter((standing) => !interestBlocker({ ...ready, standing }))).toEqual(['viewed'])
    expect(interestBlocker({ ...ready, standing: null })).toBeNull()
  })

  it('[INT-15, GO-24] after the match, calendar, profile and NDA are checked in this order', () => {
    const nothing = { ...ready, isNdaRequired: true, hasCalendar: false, profileCompletePercent: 10 }
    expect(interestBlocker({ ...nothing, isMatched: false })).toBe('NOT_MATCHED')
    expect(interestBlocker(nothing)).toBe('CALENDAR_REQUIRED')
    expect(interestBlocker({ ...nothing, hasCalendar: true })).toBe('PROFILE_INCOMPLETE')
    expect(interestBlocker({ ...nothing, hasCalendar: true, profileCompletePercent: 100 })).toBe('NDA_REQUIRED')
  })

  it('[GO-25] the NDA itself is accepted from anyone not blocked otherwise', () => {
    expect(interestBlockerBeforeNda({ ...ready, isNdaRequired: true })).toBeNull()
    expect(interestBlockerBeforeNda({ ...unmatched, isNdaRequired: true })).toBe('NOT_MATCHED')
  })
})

import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES } from '#contract/opportunities/statuses.js'
import { approvalBlocker, approvalEvent, changeRequestBlocker, reasonErrors } from './review.rules.js'

const NO_NDA = { isNdaRequired: false, ndaFiles: 0, isPosterSuspended: false }

describe('approving', () => {
  it.each([
    [{ isNdaRequired: true, ndaFiles: 0 }, 'NDA_FILE_MISSING'],
    [{ isNdaRequired: true, ndaFiles: 1 }, null],
    [{ isNdaRequired: false, ndaFiles: 0 }, null],
    [{ isPosterSuspended: true }, 'POSTER_SUSPENDED'],
  ])('[X-16, X-72, FRAC-43] %j: %s', (facts, blocker) => {
    expect(approvalBlocker({ ...NO_NDA, isStaff: true, status: 'draft', reviewStatus: 'waiting', ...facts })).toBe(
      blocker,
    )
    expect(changeRequestBlocker({ isStaff: true, status: 'draft', reviewStatus: 'waiting' })).toBeNull()
  })

  it('[GO-08] only a draft, or an edit of a published post, can be approved', () => {
    const approvable = OPPORTUNITY_STATUSES.filter(
      (status) => !approvalBlocker({ ...NO_NDA, isStaff: true, status, reviewStatus: 'waiting' }),
    )
    expect(approvable).toEqual(['draft', 'published'])
    expect(
      approvalBlocker({ ...NO_NDA, isStaff: true, status: 'published', reviewStatus: 'edited after approval' }),
    ).toBeNull()
  })

  it('[GO-01] a repeated approval is refused', () => {
    expect(approvalBlocker({ ...NO_NDA, isStaff: true, status: 'published', reviewStatus: 'approved' })).toBe(
      'INVALID_STATUS_TRANSITION',
    )
  })
})

it('[X-31] an approval covers the draft, or what has changed since', () => {
  expect([approvalEvent('draft'), approvalEvent('published')]).toEqual(['published', 'edit_approved'])
})

describe('asking for changes', () => {
  it.each([
    ['draft', 'waiting', null],
    ['draft', 'changes requested', 'INVALID_STATUS_TRANSITION'],
    ['published', 'edited after approval', null],
    ['published', 'approved', 'INVALID_STATUS_TRANSITION'],
    ['closed', 'waiting', 'INVALID_STATUS_TRANSITION'],
  ] as const)('[X-06] %s, %s: %s', (status, reviewStatus, blocker) => {
    expect(changeRequestBlocker({ isStaff: true, status, reviewStatus })).toBe(blocker)
  })

  it.each([
    ['', true, 'required field'],
    ['   ', true, 'required field'],
    ['no', true, 'Reason must be at least 5 characters long'],
    ['nope', true, 'Reason must be at least 5 characters long'],
    ['never', true, undefined],
    ['x'.repeat(1000), true, undefined],
    ['Say more about the goals.', true, undefined],
    ['x'.repeat(1001), true, 'Reason must be up to 1000 characters'],
    [null, false, undefined],
    ['ok', false, undefined],
    ['x'.repeat(1001), false, 'Reason must be up to 1000 characters'],
  ])('the reason (case %#) needed %s gives %s', (reason, isRequired, message) => {
    expect(reasonErrors(reason, isRequired)).toEqual(message ? [{ field: 'reason', message }] : [])
  })
})

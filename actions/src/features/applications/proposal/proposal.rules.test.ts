import { describe, expect, it } from 'vitest'
import { TRACKING_STATUSES } from '#contract/opportunities/statuses.js'
import { ERROR_TABLE } from '#platform/errors.js'
import { offerEvent, proposalBlocker, proposalDocumentBlocker } from './proposal.rules.js'

const ready: Parameters<typeof proposalBlocker>[0] = {
  canSee: true,
  isPoster: false,
  isOwnApplication: true,
  hasApplied: true,
  status: 'published',
  standing: 'interested',
  proposals: 1,
  signedNdas: 0,
  isNdaRequired: false,
  counterOffer: null,
}
const perDay = (cents: number) => ({ cents, unit: 'day' as const })
const newcomer = { hasApplied: false, standing: null, isNdaRequired: true } as const

describe('sending or changing a proposal', () => {
  it.each([
    ['FLOW-11', {}, null],
    ['GO-106', { status: 'in progress' }, null],
    ['GO-106', { status: 'closed' }, 'INVALID_STATUS_TRANSITION'],
    ['GO-03', { canSee: false }, 'OPPORTUNITY_NOT_FOUND'],
    ['GO-02', { isOwnApplication: false }, 'NOT_ALLOWED'],
    ['GO-02', { isOwnApplication: false, isPoster: true }, 'NOT_ALLOWED'],
    ['PROP-07', { isNdaRequired: true }, 'NDA_REQUIRED'],
    ['PROP-07', { isNdaRequired: true, signedNdas: 1 }, null],
    ['GO-25', newcomer, 'NDA_REQUIRED'],
    ['GO-25', { ...newcomer, isNdaRequired: false }, 'INVALID_STATUS_TRANSITION'],
    ['PROP-14', { standing: 'rejected', isNdaRequired: true }, 'INVALID_STATUS_TRANSITION'],
    ['GO-34', { counterOffer: { status: 'pending' } }, null],
    ['GO-34', { counterOffer: { status: 'rejected' } }, null],
    ['GO-34', { counterOffer: { status: 'accepted' } }, 'INVALID_STATUS_TRANSITION'],
  ] as const)('[%s] %j: %s', (_row, changed, code) => {
    expect(proposalBlocker({ ...ready, ...changed })).toBe(code)
  })

  it('[PROP-14] is only for interested experts', () => {
    expect(TRACKING_STATUSES.filter((standing) => !proposalBlocker({ ...ready, standing }))).toEqual(['interested'])
  })

  it('[PROP-13, OERR-17] requires a document, otherwise 400', () => {
    expect([proposalDocumentBlocker({ proposals: 1 }), proposalDocumentBlocker({ proposals: 0 })]).toEqual([
      null,
      'PROPOSAL_DOCUMENT_MISSING',
    ])
    expect(ERROR_TABLE.PROPOSAL_DOCUMENT_MISSING).toEqual({
      status: 400,
      message: 'Please attach a proposal document to continue with your proposal.',
    })
  })

  it.each([
    [false, null, 2, perDay(700), 'proposal_submitted'],
    [true, perDay(600), 2, perDay(700), 'offer_changed'],
    [true, perDay(600), 1, perDay(700), 'offer_changed'],
    [true, perDay(700), 2, perDay(700), null],
    [true, perDay(700), 1, perDay(700), 'offer_confirmed'],
    [true, { cents: 700, unit: 'month' }, 1, perDay(700), 'offer_changed'],
    [true, { cents: 700, unit: 'month' }, 2, perDay(700), 'offer_changed'],
  ] as const)(
    '[GO-94, X-70, X-71] sent %s at %j for version %s of 2, now %j: %s',
    (isSent, before, answered, offer, event) => {
      const facts = { isProposalUploaded: isSent, offer: before, answersVersion: answered }
      expect(offerEvent({ ...facts, opportunity: { versionNo: 2 } }, offer)).toBe(event)
    },
  )
})

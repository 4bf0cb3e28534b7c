import { describe, expect, it } from 'vitest'
import { applicationDeleteBlocker, applicationUploadBlocker, uploadEntry } from './application-document.rules.js'

const facts = {
  canSee: true,
  isPoster: false,
  isOwnApplication: true,
  hasApplied: true,
  status: 'published',
  standing: 'interested',
  proposals: 2,
  signedNdas: 1,
  isNdaRequired: true,
  offer: { cents: 100, unit: 'month' },
  isProposalUploaded: true,
} as const
const eligible = {
  isExpert: true,
  isPoster: false,
  isTeamMember: false,
  canSee: true,
  status: 'published',
  standing: null,
  isMatched: true,
  isPosterSuspended: false,
  hasCalendar: true,
  profileCompletePercent: 100,
  isNdaRequired: true,
  signedNdas: 0,
} as const
const before = { ...facts, hasApplied: false, standing: null, signedNdas: 0, proposals: 0, isProposalUploaded: false }

describe('uploading for an application', () => {
  it.each([
    ['GO-37', 'opportunity_apply', facts, null],
    ['GO-37', 'opportunity_apply', { ...facts, standing: 'pending' }, 'INVALID_STATUS_TRANSITION'],
    ['GO-39', 'opportunity_apply', { ...facts, proposals: 5 }, 'DOCUMENT_LIMIT'],
    ['GO-39', 'nda_apply', { ...facts, signedNdas: 5 }, 'DOCUMENT_LIMIT'],
    ['PROP-07', 'opportunity_apply', { ...facts, signedNdas: 0 }, 'NDA_REQUIRED'],
    ['GO-25', 'opportunity_apply', before, 'NDA_REQUIRED'],
    ['GO-25', 'nda_apply', before, null],
    ['GO-25', 'nda_apply', { ...before, isNdaRequired: false }, 'INVALID_STATUS_TRANSITION'],
    ['GO-37', 'opportunity_apply', { ...facts, isOwnApplication: false }, 'NOT_ALLOWED'],
  ] as const)('[%s] %s (case %#): %s', (_row, type, sent, code) => {
    expect(applicationUploadBlocker(type, sent, eligible)).toBe(code)
  })

  it('[GO-25] the first NDA is accepted from anyone not blocked otherwise', () => {
    expect(applicationUploadBlocker('nda_apply', before, { ...eligible, hasCalendar: false })).toBe('CALENDAR_REQUIRED')
  })
})

it.each([
  ['nda_apply', false, { event: 'nda_uploaded', tab: 'interestTab' }],
  ['opportunity_apply', false, { event: 'document_uploaded' }],
  ['opportunity_apply', true, { event: 'document_uploaded', tab: 'interestTab' }],
] as const)('[X-05] in the timeline %s, proposal sent %s, is %j', (type, isProposalUploaded, entry) => {
  expect(uploadEntry(type, { isProposalUploaded })).toEqual(entry)
})

describe('deleting from an application', () => {
  it.each([
    ['PROP-21', 'opportunity_apply', {}, null],
    ['PROP-21', 'opportunity_apply', { proposals: 1 }, 'DOCUMENT_DELETE_NOT_ALLOWED'],
    ['GO-38', 'opportunity_apply', { proposals: 1, isProposalUploaded: false }, null],
    ['X-72', 'nda_apply', {}, 'DOCUMENT_DELETE_NOT_ALLOWED'],
    ['X-72', 'nda_apply', { signedNdas: 2 }, null],
    ['PROP-22', 'nda_apply', { isNdaRequired: false }, null],
    ['PROP-22', 'nda_apply', { signedNdas: 2, offer: null }, 'DOCUMENT_DELETE_NOT_ALLOWED'],
    ['GO-38', 'opportunity_apply', { standing: 'accepted' }, 'DOCUMENT_DELETE_NOT_ALLOWED'],
    ['GO-38', 'nda_apply', { standing: 'closed' }, 'DOCUMENT_DELETE_NOT_ALLOWED'],
  ] as const)('[%s] %s with %j: %s', (_row, type, changed, code) => {
    expect(applicationDeleteBlocker(type, { ...facts, ...changed })).toBe(code)
  })
})

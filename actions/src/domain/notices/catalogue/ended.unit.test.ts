import { describe, expect, it } from 'vitest'
import { type Ending, ended } from './ended.js'

const FRACTIONAL = { id: 'o1', title: 'Fractional CMO', type: 'fractional', isByCompany: true }
const ending: Ending = {
  post: FRACTIONAL,
  isPoster: false,
  isTeam: false,
  isHired: false,
  event: 'completed',
  words: null,
}

describe('the wording of an ending', () => {
  it.each([
    [
      {},
      'The role went to somebody else',
      '“Fractional CMO” went to somebody else. Thank you for your interest. We’ll tell you about the next role that matches your profile.',
    ],
    [
      { isHired: true },
      'Your work is completed',
      'Congratulations, “Fractional CMO” is completed. You’ll find what you agreed on under Hired.',
    ],
    [
      { isTeam: true },
      'A role is completed',
      '“Fractional CMO”, which you follow, is completed. You’ll find what was agreed on under Hired.',
    ],
    [{ event: 'no_hires', isTeam: true }, 'A role has ended', '“Fractional CMO” ended without a hire.'],
    [{ event: 'no_hires' }, 'A role has ended', '“Fractional CMO” ended without a hire.'],
    [{ event: 'closed' }, 'A role has ended', '“Fractional CMO” ended without a hire.'],
    [
      { event: 'closed', post: { ...FRACTIONAL, type: 'advice' } },
      'An opportunity has ended',
      '“Fractional CMO” ended without a hire.',
    ],
    [
      { event: 'completed', isPoster: true, isByStaff: true, words: 'Asked for.' },
      'Your role was closed',
      'Our staff closed your role “Fractional CMO”. Our staff wrote: Asked for.',
    ],
    [
      { event: 'no_hires', isTeam: true, isByStaff: true, words: 'Asked for.' },
      'A role was closed',
      'Our staff closed the role “Fractional CMO”, which you follow. Our staff wrote: Asked for.',
    ],
    [
      { event: 'closed', isByStaff: true, words: 'Asked for.' },
      'A role has ended',
      '“Fractional CMO” ended without a hire. Our staff wrote: Asked for.',
    ],
    [{ event: 'deleted' }, 'A role was deleted', 'The role “Fractional CMO” was deleted by our staff.'],
    [
      { event: 'deleted', isPoster: true },
      'A role was deleted',
      'Your role “Fractional CMO” was deleted by our staff.',
    ],
    [
      { isHired: true, words: 'Done, and done well.' },
      'Your work is completed',
      'Congratulations, “Fractional CMO” is completed. You’ll find what you agreed on under Hired. The company wrote: Done, and done well.',
    ],
    [
      { event: 'deleted', words: 'Against the terms.' },
      'A role was deleted',
      'The role “Fractional CMO” was deleted by our staff. The reason given: Against the terms.',
    ],
    [
      { event: 'closed', words: 'Our plans changed.' },
      'A role has ended',
      '“Fractional CMO” ended without a hire. The company wrote: Our plans changed.',
    ],
    [
      { event: 'closed', words: 'Our plans changed.', post: { ...FRACTIONAL, isByCompany: false } },
      'A role has ended',
      '“Fractional CMO” ended without a hire. The poster wrote: Our plans changed.',
    ],
  ] as const)('[X-05] %j', (changed, title, body) => {
    expect(ended.write({ ...ending, ...changed })).toMatchObject({ title, body })
  })
})

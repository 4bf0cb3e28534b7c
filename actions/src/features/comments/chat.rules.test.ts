import { describe, expect, it } from 'vitest'
import { chatBlocker, commentBlocker, conversationOf } from './chat.rules.js'
import type { CallerInChat } from './chat-facts.store.js'

const ELENA = 'elena'
const expert: CallerInChat = {
  canSee: true,
  isOpen: true,
  isInvolved: true,
  role: 'expert',
  seesAll: false,
  status: 'published',
  standing: 'interested',
  chatOnly: false,
  isSomeOneElseHired: false,
  isSomeOneHired: false,
}
const free = { isOpen: false, role: null }

describe('who reads and writes', () => {
  it.each([
    ['an applicant', {}, null, null],
    ['a hidden post', { canSee: false }, 'OPPORTUNITY_NOT_FOUND', 'OPPORTUNITY_NOT_FOUND'],
    ['an applicant of a free poster', free, 'PLAN_UPGRADE_REQUIRED', 'PLAN_UPGRADE_REQUIRED'],
    ['a stranger on a free poster’s post', { ...free, isInvolved: false }, 'NOT_ALLOWED', 'NOT_ALLOWED'],
    ['a rejected expert', { role: null, standing: 'rejected' }, 'NOT_ALLOWED', 'NOT_ALLOWED'],
    ['a team member', { role: 'team_member', standing: null }, null, 'NOT_ALLOWED'],
    ['an applicant after the end', { status: 'closed', standing: 'closed' }, null, 'INVALID_STATUS_TRANSITION'],
  ] as const)('[GO-57, GO-59, GO-60] %s', (_who, facts, reading, writing) => {
    expect(chatBlocker({ ...expert, ...facts })).toBe(reading)
    expect(commentBlocker({ ...expert, ...facts })).toBe(writing)
  })
})

describe('whose conversation a message belongs to', () => {
  const toAll = { authorId: 'nora', toExpertId: null, repliedTo: null }
  it.each([
    ['the poster to everybody', 'poster', toAll, null],
    ['the poster to one expert', 'poster', { ...toAll, toExpertId: ELENA }, ELENA],
    ['the poster’s reply to an expert', 'poster', { ...toAll, repliedTo: { expertId: ELENA } }, ELENA],
    ['the poster’s reply to what is for all', 'poster', { ...toAll, repliedTo: { expertId: null } }, null],
    ['an expert', 'expert', { ...toAll, authorId: ELENA }, ELENA],
    [
      'an expert’s reply to what is for all',
      'expert',
      { ...toAll, authorId: ELENA, repliedTo: { expertId: null } },
      ELENA,
    ],
  ] as const)('[GO-58, CHAT-09] %s', (_what, role, sent, expertId) => {
    expect(conversationOf({ role }, sent)).toBe(expertId)
  })
})

import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES, TRACKING_STATUSES } from '../opportunities/statuses.js'
import { CHAT_ROLES, type ChatFacts, commentBarBlocker } from './comment-bar.js'

const expert: ChatFacts = {
  role: 'expert',
  status: 'published',
  standing: 'interested',
  chatOnly: false,
  isSomeOneElseHired: false,
}
const has = (facts: Partial<ChatFacts>) => commentBarBlocker({ ...expert, ...facts }) === null

describe('the comment bar', () => {
  it('[CHAT-04] is there for the statuses interested, pending, accepted and in progress', () => {
    expect(TRACKING_STATUSES.filter((standing) => has({ standing }))).toEqual([
      'interested',
      'pending',
      'accepted',
      'in progress',
    ])
  })

  it('[CHAT-05, GO-61] goes when somebody else is hired', () => {
    expect(has({ isSomeOneElseHired: true })).toBe(false)
    expect(has({ isSomeOneElseHired: true, role: 'poster', standing: null })).toBe(true)
  })

  it('[CHAT-06, GO-60] goes when the opportunity ends', () => {
    expect(OPPORTUNITY_STATUSES.filter((status) => has({ status, standing: 'accepted' }))).toEqual([
      'draft',
      'published',
      'in progress',
    ])
  })

  it('[CHAT-07, GO-60] always stays for the poster and in chat-only posts, until the post is deleted', () => {
    const gone = ['deleted', 'draft_deleted']
    const left = OPPORTUNITY_STATUSES.filter((status) => !gone.includes(status))
    expect(OPPORTUNITY_STATUSES.filter((status) => has({ status, role: 'poster', standing: null }))).toEqual(left)
    expect(
      OPPORTUNITY_STATUSES.filter((status) =>
        has({ status, chatOnly: true, standing: 'closed', isSomeOneElseHired: true }),
      ),
    ).toEqual(left)
  })

  it('[CHAT-08, GO-59] is for the poster and experts who take part; team members read', () => {
    expect([...CHAT_ROLES, null].filter((role) => has({ role }))).toEqual(['poster', 'expert'])
  })
})

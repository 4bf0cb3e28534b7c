import { describe, expect, it } from 'vitest'
import { OPPORTUNITY_STATUSES } from '#contract/opportunities/statuses.js'
import { deleteDraftBlocker, editBlocker, postingBlocker, reviewStatusAfterEdit } from './posting.rules.js'

describe('posting a requirement', () => {
  const client = { isEmailVerified: true, isExpert: false, isOnFreePlan: true, countedPosts: 0, freePlanPostsMax: 1 }
  it.each([
    [client, null],
    [{ ...client, countedPosts: 1 }, 'FREE_PLAN_LIMIT'],
    [{ ...client, countedPosts: 1, freePlanPostsMax: 2 }, null],
    [{ ...client, countedPosts: 1, isExpert: true }, null],
    [{ ...client, countedPosts: 9, isOnFreePlan: false }, null],
    [{ ...client, countedPosts: 1, isEmailVerified: false }, 'EMAIL_NOT_VERIFIED'],
  ])('[FRAC-28, GD-65] %j: %s', (facts, blocker) => {
    expect(postingBlocker(facts)).toBe(blocker)
  })
})

describe('editing and deleting a post', () => {
  const own = { isPoster: true, canSee: true }

  it('[GO-15, X-31] the poster edits drafts and published posts only', () => {
    const allowed = OPPORTUNITY_STATUSES.filter((status) => editBlocker({ ...own, status }) === null)
    expect(allowed).toEqual(['draft', 'published'])
    expect(editBlocker({ ...own, status: 'in progress' })).toBe('INVALID_STATUS_TRANSITION')
  })

  it('[GO-09] the poster deletes drafts only', () => {
    const allowed = OPPORTUNITY_STATUSES.filter((status) => deleteDraftBlocker({ ...own, status }) === null)
    expect(allowed).toEqual(['draft'])
    expect(deleteDraftBlocker({ ...own, status: 'published' })).toBe('INVALID_STATUS_TRANSITION')
  })

  it.each([
    [{ isPoster: false, canSee: true, status: 'published' }, 'NOT_ALLOWED'],
    [{ isPoster: false, canSee: false, status: 'draft' }, 'OPPORTUNITY_NOT_FOUND'],
    [{ isPoster: false, canSee: true, status: 'closed' }, 'NOT_ALLOWED'],
  ] as const)('[GO-01] others, %j: %s', (facts, blocker) => {
    expect(editBlocker(facts)).toBe(blocker)
    expect(deleteDraftBlocker(facts)).toBe(blocker)
  })

  it('[X-31] an edited published post is listed as edited after approval, while a draft waits for review again', () => {
    expect(reviewStatusAfterEdit('published')).toBe('edited after approval')
    expect(reviewStatusAfterEdit('draft')).toBe('waiting')
  })
})

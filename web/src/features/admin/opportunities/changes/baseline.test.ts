import { describe, expect, it } from 'vitest'
import { mara } from '#testing/opportunity-fixtures.js'
import { type Decision, FIRST, reviewed } from '#testing/review-queue.js'
import { baselineOf, baselineTitle, comparableVersions } from './baseline'

const at = (day: number) => `2026-11-${day}T10:00:00Z`
const post = (review_status: string, version_no: number, replacedOn: number[]) =>
  reviewed(FIRST, 'First post', {
    review_status,
    version_no,
    created_at: at(10),
    published_at: at(11),
    versions: replacedOn.map((day, index) => ({ version_no: index + 1, created_at: at(day) })).reverse(),
  })
const decided = (action: string, day: number, version?: number): Decision => ({
  id: `${action}${day}`,
  action,
  reason: null,
  details: version === undefined ? {} : { version },
  created_at: at(day),
  actor: mara,
})

describe('the version to compare with', () => {
  it.each([
    [
      '[X-31] the approved one of a post edited since',
      post('edited after approval', 2, [12]),
      [decided('approve_opportunity', 11)],
      1,
    ],
    [
      '[X-31] however often it was edited',
      post('edited after approval', 4, [12, 13, 14]),
      [decided('approve_opportunity', 11)],
      1,
    ],
    [
      '[X-31] the latest one approved',
      post('edited after approval', 3, [12, 14]),
      [decided('approve_opportunity', 13), decided('approve_opportunity', 11)],
      2,
    ],
    [
      '[X-31] the one that the decision names',
      post('edited after approval', 150, [12]),
      [decided('approve_opportunity', 11, 3)],
      3,
    ],
    ['[X-31] approved in the database console', post('edited after approval', 2, [12]), [], 1],
    [
      '[X-06] the one that was sent back',
      post('waiting', 3, [11, 14]),
      [decided('request_opportunity_changes', 13)],
      2,
    ],
    ['none of a new post', post('waiting', 1, []), [], null],
    ['none of a draft that staff haven’t seen', post('waiting', 2, [11]), [], null],
    ['none of an approved post', post('approved', 2, [12]), [decided('approve_opportunity', 13)], null],
  ] as const)('is %s', (_case, opportunity, log, version) => {
    expect(baselineOf(opportunity, log)).toBe(version)
  })

  it('says what the difference is counted from', () => {
    expect(baselineTitle(post('waiting', 2, [11]))).toBe('Changed since it was sent back')
    expect(baselineTitle(post('edited after approval', 2, [12]))).toBe('Changed since approval')
  })

  it('[X-31] every version can be chosen, with its date and what staff decided', () => {
    const log = [decided('approve_opportunity', 13), decided('request_opportunity_changes', 11)]
    expect(comparableVersions(post('edited after approval', 3, [12, 14]), log)).toEqual([
      { versionNo: 2, label: expect.stringMatching(/^Version 2, edited .+, approved$/) },
      { versionNo: 1, label: expect.stringMatching(/^Version 1, posted .+, sent back$/) },
    ])
  })
})

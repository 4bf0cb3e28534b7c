import { describe, expect, expectTypeOf, it } from 'vitest'
import { graphqlFetcher, publicGraphqlFetcher, staffGraphqlFetcher } from '#lib/graphql-fetcher.js'
import { refreshToken } from '#lib/request/access-token.js'
import { restGet } from '#lib/rest-client.js'
import { endNetwork, type Network, openNetwork } from './network'
import { clientUser, expertUser } from './personas'

const NOTICES = `query Notices($limit: Int!) {
  notifications(limit: $limit) { id kind title body link created_at seen_at }
}`
const notice = {
  id: '00000000-0000-4000-8000-0000000000a1',
  kind: 'hired',
  title: 'You are hired',
  body: '',
  link: null,
  created_at: '2026-11-10T10:00:00Z',
  seen_at: null,
}

/** Asks with a double that the compiler doesn't check, like one made by a cast. */
async function ask(row: object, user = clientUser, fetcher = graphqlFetcher) {
  openNetwork({
    graphql: { Notices: () => ({ notifications: [row as typeof notice] }) },
    rest: {
      'POST /api/session/token': () => ({
        accessToken: 'token',
        expiresAt: new Date(Date.now() + 300_000).toISOString(),
        user,
      }),
    },
  })
  await refreshToken()
  const data = await fetcher(NOTICES, { limit: 5 })().catch(() => null)
  return { data, faults: endNetwork() }
}

describe('a double of GraphQL', () => {
  it('that lacks a field does not compile, and fails the test if the compiler can’t see it', async () => {
    const { title: _title, ...untitled } = notice
    const Notices = () => ({ notifications: [untitled] })
    expectTypeOf({ Notices }).not.toExtend<NonNullable<Network['graphql']>>()
    expect((await ask(untitled)).faults).toEqual([
      'The double of Notices doesn’t fit the schema of user: notifications.0.title: the double leaves it out',
    ])
  })

  it('that fits is passed on', async () => {
    expect(await ask(notice)).toEqual({ data: { notifications: [notice] }, faults: [] })
  })

  it('sends the selected fields only', async () => {
    expect(await ask({ ...notice, opportunity_id: clientUser.userId })).toEqual({
      data: { notifications: [notice] },
      faults: [],
    })
  })

  it.each([
    [
      'lacks a field that may be null',
      { ...notice, link: undefined },
      'notifications.0.link: the double leaves it out',
    ],
    ['has null in a non-null field', { ...notice, title: null }, /^.*notifications\.0\.title: Cannot return null/],
    ['has a number for a string', { ...notice, title: 7 }, 'notifications.0.title: 7 is not a valid String'],
    [
      'has an invalid time',
      { ...notice, created_at: 'soon' },
      'notifications.0.created_at: "soon" is not a valid timestamptz',
    ],
    ['has a field unknown to the schema', { ...notice, read_at: null }, 'notifications has no field read_at'],
  ])('fails the test when it %s', async (_what, row, fault) => {
    const { faults } = await ask(row)
    expect(faults).toEqual([expect.stringMatching(fault)])
    expect(faults[0]).toMatch(/^The double of Notices doesn’t fit the schema of user: /)
  })

  it('is checked against the schema of the requesting role', async () => {
    expect((await ask(notice, expertUser)).faults).toEqual([])
    expect((await ask(notice, clientUser, publicGraphqlFetcher)).faults).toEqual([
      expect.stringMatching(/doesn’t fit the schema of anonymous: Cannot query field "notifications"/),
    ])
    expect((await ask({ ...notice, kind: 1 }, clientUser, staffGraphqlFetcher)).faults).toEqual([
      expect.stringMatching(/doesn’t fit the schema of staff/),
    ])
  })
})

it('a request without a double fails the test', async () => {
  openNetwork({})
  await expect(restGet('/api/config')).rejects.toMatchObject({ code: 'OFFLINE' })
  await expect(publicGraphqlFetcher('query PlanFees { plan_packages { code } }')()).rejects.toThrow()
  expect(endNetwork()).toEqual([
    'The test’s network has no answer for GET /api/config',
    'The test’s network has no answer for the operation PlanFees',
  ])
})

import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions
let token: string
let elena: string

beforeAll(async () => {
  database = await createTestDatabase()
  // live mode: what isn't on the allow list is refused
  actions = await startTestActions(database, { engineEnv: { HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' } })
  token = tokenFor(await persona(database, 'tom@client.example'))
  elena = (await persona(database, 'elena@sagework.example')).id
  await database.query(`update expert_details set bio = 'Knows zymurgy inside out' where user_id = '${elena}'`)
})

interface Group {
  count: number
  countText: string
  items: Record<string, unknown>[]
}
type Found = Record<'opportunties' | 'qanda' | 'experts' | 'insights' | 'usecases' | 'advices', Group>
interface Suggested {
  items: { text: string; tab: string; isSubject?: true }[]
}

const search = (body: object, options: { token?: string } = { token }) =>
  actions.post<Found & { errorCode?: string }>('/api/search/global', body, options)

describe('POST /api/search/global', () => {
  it('[SRCH-11, GD-49] answers six groups with count and items', async () => {
    const { status, body } = await search({ query: 'zymurgy' })
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['opportunties', 'qanda', 'experts', 'insights', 'usecases', 'advices'])
    expect(body.experts).toMatchObject({ count: 1, countText: '1', items: [{ _id: elena, first_name: 'Elena' }] })
    const { experts: _, ...others } = body
    for (const group of Object.values(others)) expect(group).toEqual({ count: 0, countText: '0', items: [] })
  })

  it('[SRCH-12] narrows by topicId[] and expertise[]', async () => {
    const [topic] = await database.query<{ id: string }>(
      `select topic_id as id from expert_topics where user_id = '${elena}' limit 1`,
    )
    const [strange] = await database.query<{ id: string }>(
      `select id from master_expertise where id not in (select expertise_id from expert_expertise where user_id = '${elena}') limit 1`,
    )
    const asked = { query: 'zymurgy', topicId: [topic?.id] }
    expect((await search(asked)).body.experts.count).toBe(1)
    expect((await search({ ...asked, expertise: [strange?.id] })).body.experts.count).toBe(0)
  })

  it('[SDROP-09] pages by ten, the count being that of all', async () => {
    const first = await search({ query: 'growth' })
    const { count, items } = first.body.experts
    expect(count).toBeGreaterThan(0)
    expect(items).toHaveLength(Math.min(count, 10))
    const second = await search({ query: 'growth', page: 2, limit: 1 })
    expect(second.body.experts.items.map(({ _id }) => _id)).toEqual(items.slice(1, 2).map(({ _id }) => _id))
  })

  it('[GD-49] visitors search too, for what they may read', async () => {
    const { status, body } = await search({ query: 'growth' }, {})
    expect(status).toBe(200)
    expect(body.opportunties).toEqual({ count: 0, countText: '0', items: [] })
    expect(body.usecases.count).toBeGreaterThan(0)
  })

  it.each([
    ['two letters', { query: 'ab' }],
    ['a topic that is no id', { query: 'growth', topicId: ['x'] }],
    ['a page beyond the last', { query: 'growth', page: 101 }],
    ['more than ten at a time', { query: 'growth', limit: 11 }],
  ])('[GD-49] %s: 400', async (_, body) => {
    expect(await search(body)).toMatchObject({ status: 400, body: { errorCode: 'VALIDATION_FAILED' } })
  })

  it('[GD-49] an empty query finds nothing', async () => {
    const { body } = await search({})
    expect(Object.values<Group>({ ...(body as Found) }).map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0])
  })
})

describe('GET /api/search/suggestions', () => {
  it('[GI-98] completes what is typed with names and titles, ten at most', async () => {
    const { body } = await actions.get<Suggested>('/api/search/suggestions?query=zymu', { token })
    expect(body.items).toContainEqual({ text: 'Elena Marchetti', tab: 'experts' })
    const { body: many } = await actions.get<Suggested>('/api/search/suggestions?query=mar', { token })
    expect(many.items.length).toBeGreaterThan(1)
    expect(many.items.length).toBeLessThanOrEqual(10)
    expect(new Set(many.items.map(({ text }) => text)).size).toBe(many.items.length)
  })

  it('[GI-98] puts what goes on with the typed words first, and says which suggestions are topics', async () => {
    const { body } = await actions.get<Suggested>('/api/search/suggestions?query=elen', { token })
    expect(body.items[0]).toEqual({ text: 'Elena Marchetti', tab: 'experts' })
    const { body: accented } = await actions.get<Suggested>('/api/search/suggestions?query=%C3%89lena%20m', { token })
    expect(accented.items[0]?.text).toBe('Elena Marchetti')
    for (const typed of ['marchetti elena', 'https://www.linkedin.com/in/elena-marchetti']) {
      const { body: found } = await actions.get<Suggested>(
        `/api/search/suggestions?query=${encodeURIComponent(typed)}`,
        { token },
      )
      expect(found.items[0], typed).toEqual({ text: 'Elena Marchetti', tab: 'experts' })
    }
    const { body: topics } = await actions.get<Suggested>('/api/search/suggestions?query=product%20mark', { token })
    expect(topics.items[0]).toEqual({ text: 'Product marketing', tab: 'opportunity', isSubject: true })
  })

  it('[SDROP-04] suggests nothing for two letters, and visitors nothing that they can’t read', async () => {
    expect((await actions.get<Suggested>('/api/search/suggestions?query=gr', { token })).body).toEqual({ items: [] })
    const { status, body } = await actions.get<Suggested>('/api/search/suggestions?query=growth')
    expect(status).toBe(200)
    expect(body.items.every(({ text }) => text !== '')).toBe(true)
  })
})

it('[GI-98] GET /api/search/trending names five topics or skills at most, to anybody', async () => {
  const { status, body } = await actions.get<Suggested>('/api/search/trending')
  expect(status).toBe(200)
  expect(body.items.length).toBeLessThanOrEqual(5)
})

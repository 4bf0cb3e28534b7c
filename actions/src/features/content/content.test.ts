import { beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '#seeds/load-demo.mjs'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions
const tokens: Record<string, string> = {}

beforeAll(async () => {
  database = await createTestDatabase()
  await loadDemo(database.ownerUrl)
  actions = await startTestActions(database, { engineEnv: { HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' } })
  for (const email of ['elena@sagework.example', 'tom@client.example'])
    tokens[email.split('@')[0] ?? ''] = tokenFor(await persona(database, email))
})

interface Item {
  id: string
  questionId: string
  title: string
  upvoteCount: number
  topicId: string
  requester: unknown
  expert: Record<string, unknown>
  provider: Record<string, unknown>
  allResponses: { id: string }[]
  otherResponses: { id: string }[]
  rating: unknown
  can_answer: boolean
}
interface List {
  count: number
  items: Item[]
}
const list = async (path: string, who?: string) =>
  (await actions.get<List>(path, who ? { token: tokens[who] ?? '' } : {})).body
const read = <T extends Record<string, unknown>>(sql: string) => database.query<T>(sql)
const [ELENA] = [`private.stable_uuid('person:elena@sagework.example')`]

describe('insights over REST', () => {
  it('[DASH-38, INS-08, INS-10, IBASE-14] are a list of approved ones for everybody, with their experts', async () => {
    const approved = await read<{ id: string }>(`select id from content_cards where kind = 'insight'`)
    for (const who of [undefined, 'tom']) {
      const { count, items } = await list('/api/insight?limit=100&sortBy=Recommended', who)
      expect(count).toBe(approved.length)
      // a page holds a hundred
      expect(items).toHaveLength(Math.min(100, approved.length))
      const ids = new Set(approved.map(({ id }) => id))
      expect(items.filter(({ id }) => !ids.has(id))).toEqual([])
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
      expect(items[0]).toMatchObject({
        ...{ status: 'APPROVED', audio: [], brief: expect.any(String), topicName: expect.any(String) },
        expert: { fullName: expect.stringMatching(/\w+ \w+/), picUrl: expect.any(String), title: expect.any(String) },
      })
      const named = [
        'id',
        'title',
        'brief',
        'topicId',
        'topicName',
        'audio',
        'expert',
        'status',
        'createdAt',
        'viewCount',
      ]
      expect(Object.keys(items[0] ?? {})).toEqual(
        expect.arrayContaining([...named, 'upvoteCount', 'downvoteCount', 'expertId']),
      )
      // nobody's address (GI-105)
      expect(JSON.stringify(items)).not.toContain('@')
    }
  })

  it('[INS-04, GI-05] are sorted by likes, page by page', async () => {
    const { items } = await list('/api/insight?sortBy=like_count&limit=100')
    const likes = items.map(({ upvoteCount }) => upvoteCount)
    expect(likes).toEqual([...likes].sort((left, right) => right - left))
    const pages = await Promise.all([1, 2].map((page) => list(`/api/insight?sortBy=like_count&limit=1&page=${page}`)))
    expect(pages.flatMap((page) => page.items.map(({ id }) => id))).toEqual(items.slice(0, 2).map(({ id }) => id))
  })

  it('[INS-05, INS-06] keep to a topic', async () => {
    const all = await list('/api/insight?limit=100')
    const topic = all.items[0]?.topicId
    const { count, items } = await list(`/api/insight?limit=100&topicId=${topic}&categoryId=`)
    expect(items.map(({ id }) => id).sort()).toEqual(
      all.items
        .filter(({ topicId }) => topicId === topic)
        .map(({ id }) => id)
        .sort(),
    )
    expect(count).toBe(items.length)
  })

  it.each([
    ['sortBy=newest', 'sortBy'],
    ['topicId=x', 'topicId'],
    ['page=0', 'page'],
    ['page=11&limit=100', 'page'],
    ['limit=-1', 'limit'],
  ])('[X-12] refuse %s', async (query, field) => {
    const { status, body } = await actions.get(`/api/insight?${query}`)
    expect([status, body]).toMatchObject([400, { errors: [{ field }] }])
  })

  it('[INS-12, INS-23, GI-09] are read one by one, and 404 if they aren’t approved', async () => {
    const [open] = await read<{ id: string; title: string }>(
      `select id, title from content_cards where kind = 'insight' limit 1`,
    )
    const { body } = await actions.get(`/api/insight/${open?.id}`)
    expect(body).toMatchObject({ id: open?.id, title: open?.title, brief: expect.any(String), expert: {} })
    const votes = await actions.get(`/api/insight/vote/${open?.id}`)
    expect(votes.body).toEqual({ upvoteCount: expect.any(Number), downvoteCount: expect.any(Number) })
    const [closed] = await read<{ id: string }>(`select id from content_items where not is_public limit 1`)
    for (const id of [closed?.id, 'nonsense', '00000000-0000-4000-8000-000000000001'])
      for (const path of [`/api/insight/${id}`, `/api/insight/vote/${id}`])
        expect([(await actions.get(path)).status, path]).toEqual([404, path])
  })

  it('[INS-11, GI-08] tell a member what they voted for and saved, and a visitor 401', async () => {
    const { body } = await actions.get<{ upvoted: string[]; downvoted: string[]; saved: { id: string }[] }>(
      '/api/insight/history',
      { token: tokens.elena ?? '' },
    )
    const stored = await read<{ item_id: string; vote: string }>(
      `select item_id, vote from content_votes where user_id = ${ELENA}`,
    )
    expect(new Set(body.upvoted)).toEqual(
      new Set(stored.filter(({ vote }) => vote === 'UPVOTE').map(({ item_id }) => item_id)),
    )
    expect(body.downvoted.length + body.upvoted.length).toBe(stored.length)
    expect((await actions.get('/api/insight/history')).status).toBe(401)
  })
})

describe('questions and answers over REST', () => {
  it('[DASH-39, QNA-33] are a list of answers; who asked is for members', async () => {
    const { count, items } = await list('/api/qanda?limit=20')
    expect(count).toBe((await read(`select id from content_cards where kind = 'answer'`)).length)
    expect(items[0]).toMatchObject({ questionId: expect.any(String), provider: { firstName: expect.any(String) } })
    expect(items.every(({ requester }) => requester === null)).toBe(true)
  })

  it('[DASH-40, GI-59] with a status are the expert’s own: answered, or to answer', async () => {
    const answered = await list('/api/qanda?limit=100&status=answered', 'elena')
    const own = await read<{ id: string }>(
      `select id from content_cards where kind = 'answer' and author_id = ${ELENA}`,
    )
    expect(new Set(answered.items.map(({ id }) => id))).toEqual(new Set(own.map(({ id }) => id)))
    expect(answered.items[0]?.requester).toMatchObject({ firstName: expect.any(String) })
    await read(`begin; set local sagework.seeding = on;
      insert into insights_questions (user_id, topic_id, question, is_approved)
      select private.stable_uuid('person:tom@client.example'), topic_id, 'How do I tell whether my first market is too small for me?', true
      from expert_topics where user_id = ${ELENA} order by topic_id limit 1; commit`)
    const waiting = await read<{ id: string }>(
      `select question_id as id from question_matches join insights_questions on id = question_id
       where question_matches.user_id = ${ELENA} and is_approved and not exists (select from insights_responses as own
         where own.question_id = question_matches.question_id and own.user_id = ${ELENA})`,
    )
    // a page holds a hundred
    const pages = [1, 2].map((page) => list(`/api/qanda?limit=100&page=${page}&status=to_answer`, 'elena'))
    const [first, second] = await Promise.all(pages)
    const toAnswer = [...(first?.items ?? []), ...(second?.items ?? [])]
    expect(first?.count).toBe(waiting.length)
    expect(toAnswer).toHaveLength(waiting.length)
    expect(new Set(toAnswer.map(({ id }) => id))).toEqual(new Set(waiting.map(({ id }) => id)))
    expect(waiting.length).toBeGreaterThan(0)
    expect(toAnswer.every(({ can_answer }) => can_answer)).toBe(true)
    expect(answered.items.some(({ can_answer }) => can_answer)).toBe(false)
    expect((await actions.get('/api/qanda?status=answered')).status).toBe(401)
    expect((await actions.get('/api/qanda?status=mine')).status).toBe(400)
  })

  it('[GD-77] with what waits for an answer are for experts', async () => {
    const { status, body } = await actions.get('/api/qanda?status=to_answer', { token: tokens.tom ?? '' })
    expect([status, body]).toEqual([403, expect.objectContaining({ errorCode: 'EXPERTS_ONLY' })])
    expect((await actions.get('/api/qanda?status=to_answer')).status).toBe(401)
  })

  it('[DASH-47, GD-13] say which of them the reader can answer: an expert of the field who hasn’t yet', async () => {
    const own = await read<{ id: string }>(
      `select question_id as id from answerable_questions where user_id = ${ELENA}`,
    )
    const answerable = new Set(own.map(({ id }) => id))
    const { items } = await list('/api/qanda?limit=100', 'elena')
    expect(new Set(items.map(({ can_answer }) => can_answer))).toEqual(new Set([true, false]))
    expect(items.filter(({ questionId, can_answer }) => can_answer !== answerable.has(questionId))).toEqual([])
    for (const who of [undefined, 'tom'])
      expect((await list('/api/qanda?limit=100', who)).items.some(({ can_answer }) => can_answer)).toBe(false)
    const able = items.find(({ can_answer }) => can_answer)?.questionId
    for (const [who, canAnswer] of [
      ['elena', true],
      ['tom', false],
    ] as const)
      expect((await list(`/api/qanda/${able}`, who)) as unknown).toMatchObject({ can_answer: canAnswer })
  })

  it('[QNA-34, GI-57] are read with all answers, from the one that is named', async () => {
    const [answer] = await read<{ id: string; question_id: string }>(
      `select id, question_id from content_cards where kind = 'answer' limit 1`,
    )
    const { body } = await actions.get<Item>(`/api/qanda/${answer?.question_id}?responseId=${answer?.id}`)
    expect(body).toMatchObject({ id: answer?.id, questionId: answer?.question_id, title: expect.any(String) })
    expect(body.allResponses.map(({ id }) => id)).toContain(answer?.id)
    expect(body.otherResponses.map(({ id }) => id)).not.toContain(answer?.id)
    const [closed] = await read<{ id: string }>(
      'select id from insights_questions where is_approved is not true limit 1',
    )
    for (const id of [closed?.id, 'nonsense']) expect((await actions.get(`/api/qanda/${id}`)).status).toBe(404)
  })
})

describe('offers and experts over REST', () => {
  it('[IBASE-10, GI-105] an offer carries its id and price, a subscription how many free calls it has', async () => {
    const [offer] = (await list('/consultation/offerings/list', 'tom')).items
    expect(offer).toMatchObject({ _id: expect.any(String), price: expect.any(Number) })
    const { body } = await actions.get('/api/payment/subscription', { token: tokens.tom ?? '' })
    expect(body).toMatchObject({ features: { advisories: { freeCallsLimit: expect.any(Number) } } })
  })

  it.each(['/consultation/offerings/list', '/consultation/consultation/offerings/list'])(
    '[DASH-41, ADV-13, ADV-14, BASE-25] %s lists active offers, of one expert or of all (GK-091)',
    async (path) => {
      const { body } = await actions.get<{ count: number; items: Record<string, unknown>[] }>(
        `${path}?page=1&limit=8&fromDashboard=yes`,
        { token: tokens.tom ?? '' },
      )
      const active = await read<{ id: string; user_id: string }>(
        'select id, user_id from advice_offerings where enabled and deleted_at is null',
      )
      expect(body.count).toBe(active.length)
      expect(body.items[0]).toMatchObject({
        ...{ _id: expect.any(String), enabled: true, price: expect.any(Number), priceInDollar: expect.any(Number) },
        authorData: { first_name: expect.any(String), profile_pic: expect.any(String) },
      })
      const owner = active[0]?.user_id
      const own = await list(`${path}?userId=${owner}`, 'tom')
      expect(own.count).toBe(active.filter(({ user_id }) => user_id === owner).length)
      expect((await actions.get(path)).status).toBe(401)
    },
  )

  it('[DASH-36, DASH-37, GD-11, GD-84] experts with a complete profile are listed up to the limit', async () => {
    const experts = await read(
      `select id from users join expert_details on user_id = id
       where is_expert and not is_suspended and profile_complete_percent = 100`,
    )
    const all = await actions.get<{ count: number; items: Record<string, unknown>[] }>(
      '/api/user/experts?sortBy=Recommended&limit=0&fromDashboard=yes',
      { token: tokens.tom ?? '' },
    )
    expect([all.body.count, all.body.items.length]).toEqual([experts.length, experts.length])
    expect(Object.keys(all.body.items[0] ?? {}).sort()).toEqual([
      ...['_id', 'company_name', 'designation', 'first_name', 'last_name', 'profile_pic', 'slug', 'topics_name'],
    ])
    expect((await list('/api/user/experts?limit=30', 'tom')).items).toHaveLength(30)
    const [topic] = await read<{ id: string }>('select topic_id as id from expert_topics limit 1')
    const ofTopic = await list(`/api/user/experts?limit=20&topicId=${topic?.id}`, 'tom')
    const having = await read(
      `select id from users join expert_details on user_id = id join expert_topics using (user_id)
       where topic_id = '${topic?.id}' and is_expert and not is_suspended and profile_complete_percent = 100`,
    )
    expect(ofTopic.count).toBe(having.length)
    expect((await actions.get('/api/user/experts')).status).toBe(401)
    expect((await actions.get('/api/user/experts?limit=-1', { token: tokens.tom ?? '' })).status).toBe(400)
  })
})

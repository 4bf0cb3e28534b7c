import { beforeAll, describe, expect, it } from 'vitest'
import { createMarket, ELENA, JONAS, KENJI, MARCUS, NORA, postId } from './market.testkit.js'
import { END, testPages } from './pages.testkit.js'
import { type CallerName, openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const POST = postId('fractional')
const NEWEST_NUMBER = Number.MAX_SAFE_INTEGER
const MIDDLE_OF_NUMBERS = 7000
const OTHER_SIDE = [ELENA, null, KENJI]
await database.query(
  `begin; set local sagework.seeding = on;
   insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at) values ('${POST}', '${KENJI}', 'interested', now())
     on conflict (opportunity_id, user_id) do update set status = 'interested', interest_shown_at = now();
   commit`,
)
for (const owner of OTHER_SIDE)
  await database.query(
    `insert into opportunity_comments (opportunity_id, user_id, expert_id, comment, brief_rich_comment)
     values ($1, $2, $3, 'Words', '{}')`,
    [POST, owner ?? NORA, owner],
  )
const as = await openPermissions(database)
// the first of them; thousands follow
const owners = async (caller: CallerName) =>
  (
    (await as(caller).rows(
      `opportunity_comments(where: { opportunity_id: { _eq: "${POST}" } }, order_by: { number: asc }, limit: 3) { expert_id }`,
    )) as {
      expert_id: string | null
    }[]
  ).map(({ expert_id: owner }) => owner)
const people = async (caller: CallerName) =>
  (
    (await as(caller).rows(`opportunity_participants(where: { opportunity_id: { _eq: "${POST}" } }) { user_id }`)) as {
      user_id: string
    }[]
  ).map(({ user_id: id }) => id)

describe('the chat', () => {
  it('[GO-58] the poster reads all of it, an expert what is for everybody and their own conversation', async () => {
    expect(await owners('nora')).toEqual(OTHER_SIDE)
    expect(await owners('elena')).toEqual([ELENA, null, ELENA])
    expect(await owners('kenji')).toEqual([null, KENJI, KENJI])
  })

  it.each(['marcus', 'tom'] as const)('[GO-59, X-32] %s, who takes no part, reads nothing of it', async (caller) => {
    expect([await owners(caller), await people(caller)]).toEqual([[], []])
  })

  it('[GO-58] experts never see one another', async () => {
    expect(await people('elena')).toEqual(expect.arrayContaining([ELENA, NORA]))
    expect(await people('elena')).not.toContain(KENJI)
    expect(await people('nora')).toEqual(expect.arrayContaining([NORA, ELENA, KENJI]))
  })

  it('one’s own chat says what is unread, and nobody else’s', async () => {
    const chats = await as('elena').rows(
      `opportunity_chats(where: { opportunity_id: { _eq: "${POST}" } }) { user_id unread_count }`,
    )
    expect(chats).toEqual([{ user_id: ELENA, unread_count: 1 }])
  })
})

/** A thread of 5,000 messages, among as many of two others, each with a reply. */
const CROWD = `insert into opportunity_comments (opportunity_id, user_id, expert_id, comment, brief_rich_comment)
  select '${POST}', owner::uuid, owner::uuid, 'Words', '{}'
  from generate_series(1, 5000), (values ('${ELENA}'), ('${KENJI}'), ('${MARCUS}')) owners (owner)`
const planOf = testPages(database, CROWD, [])

it.each([
  ['poster', NORA, 'user', true, ['opportunity_comments_roots_idx']],
  ['expert', ELENA, 'expert', false, ['opportunity_comments_conversation_roots_idx']],
] as const)(
  '[GO-58] a page of a long thread walks an index, however long it is, for its %s',
  async (_who, userId, role, isOfAll, indexes) => {
    for (const before of [NEWEST_NUMBER, MIDDLE_OF_NUMBERS]) {
      const variables = () => ({ id: POST, expertId: ELENA, isOfAll, before, shown: 4 })
      const plan = await planOf({ name: 'ChatThread', role, userId, index: '', variables }, END, END)
      for (const index of indexes) expect(plan).toContain(`Index Scan Backward using ${index}`)
      expect(plan).not.toMatch(/Seq Scan on opportunity_comments|Bitmap Heap Scan on opportunity_comments/)
    }
  },
)

describe('the order of conversations', () => {
  const BEYOND = Number.MAX_SAFE_INTEGER
  const MANY = 3000
  interface Row {
    user_id: string
    turn: number
    wrote_at: string | null
  }
  const write = (author: string, owner: string) =>
    database.query(
      `insert into opportunity_comments (opportunity_id, user_id, expert_id, comment, brief_rich_comment)
       values ($1, $2, $3, 'Words', '{}')`,
      [POST, author, owner],
    )
  const page = async (before: number, caller: CallerName = 'nora') =>
    (await as(caller).rows(
      `opportunity_conversations(where: { opportunity_id: { _eq: "${POST}" }, turn: { _lt: ${before} } },
        order_by: { turn: desc }, limit: 100) { user_id turn wrote_at }`,
    )) as unknown as Row[]

  beforeAll(async () => {
    await database.query(`begin; set local sagework.seeding = on;
      insert into users (id, first_name, last_name, slug)
        select gen_random_uuid(), 'Many', index::text, 'many-' || index from generate_series(1, ${MANY}) index;
      insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at)
        select post::uuid, id, 'interested', now()
        from users, (values ('${POST}'), ('${postId('project')}')) posts (post) where first_name = 'Many';
      insert into tab_views (opportunity_id, user_id, tab, seen_at)
        select opportunity_id, user_id, 'commentTab', '2026-01-01' from opportunity_trackings t join users u on u.id = t.user_id
        where first_name = 'Many' and last_name::int % 2 = 0;
      commit`)
    await database.query('vacuum analyze')
  })

  it('[CHAT-02] is by who wrote last, page after page, each once, for thousands of experts', async () => {
    await write(ELENA, ELENA)
    await write(KENJI, KENJI)
    // what the poster answers moves nobody
    await write(NORA, ELENA)
    const found: Row[] = []
    for (let rows = await page(BEYOND); rows.length > 0; rows = await page(rows.at(-1)?.turn ?? 0)) found.push(...rows)
    expect(found.slice(0, 2).map(({ user_id: id }) => id)).toEqual([KENJI, ELENA])
    expect(found.at(-1)?.wrote_at).toBeNull()
    expect(found.length).toBeGreaterThan(MANY)
    expect(new Set(found.map(({ user_id: id }) => id)).size).toBe(found.length)
  })

  it('[GO-58] the invited team reads it as the poster does, an expert themselves alone', async () => {
    await database.query(
      'insert into opportunity_team_members (opportunity_id, user_id, invited_by) values ($1, $2, $3) on conflict do nothing',
      [POST, JONAS, NORA],
    )
    expect(await page(BEYOND, 'jonas')).toEqual(await page(BEYOND))
    expect((await page(BEYOND, 'kenji')).map(({ user_id: id }) => id)).toEqual([KENJI])
    expect(await page(BEYOND, 'tom')).toEqual([])
  })

  it('[CHAT-02] what is new is each reader’s own: the poster’s look clears nothing for the team', async () => {
    await write(KENJI, KENJI)
    await database.query(
      `insert into tab_views (opportunity_id, user_id, tab, seen_at) values ($1, $2, 'commentTab', now())
       on conflict (opportunity_id, user_id, tab) do update set seen_at = excluded.seen_at`,
      [POST, NORA],
    )
    const unread = (caller: CallerName) =>
      as(caller).rows(`opportunity_chats(where: { opportunity_id: { _eq: "${POST}" } }) { seen_at unread_count }`)
    expect(await unread('nora')).toMatchObject([{ unread_count: 0 }])
    expect(await unread('jonas')).toEqual([{ seen_at: null, unread_count: 100 }])
  })

  it.each([
    ['the first', BEYOND],
    ['one in the middle', -1_000_000_000_000_000 + MANY],
  ])('[CHAT-02] %s of its pages walks the index of turns', async (_, before) => {
    const variables = () => ({ id: POST, before, isFirst: false })
    const plan = await planOf({ name: 'ChatParticipants', role: 'user', index: '', variables }, END, END)
    const [, walk] = /Limit .*\n([\s\S]*?Index (?:Only )?Scan using (?:\w+))/.exec(plan) ?? []
    expect(walk).toMatch(/ using chat_turns_newest_idx$/)
    expect(walk).not.toMatch(/Hash Join|Merge Join/)
    expect(plan).not.toMatch(/\bSort\b|Seq Scan on (chat_turns|opportunity_trackings|tab_views)/)
  })
})

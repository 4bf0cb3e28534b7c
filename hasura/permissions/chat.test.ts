import { describe, expect, it } from 'vitest'
import { createMarket, ELENA, KENJI, MARCUS, NORA, postId } from './market.testkit.js'
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

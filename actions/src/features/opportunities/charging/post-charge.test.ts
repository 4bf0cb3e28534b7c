import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fund } from '#domain/ledger/fund.testkit.js'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import {
  type Actor,
  actor,
  completePayload,
  editPost,
  type Posted,
  type Refused,
  readVersionOf,
} from '../opportunities.testkit.js'

const database = await createTestDatabase()
const actions = await startTestActions(database, { engine: false })
const payload = await completePayload(database)
const [nora, jonas, tom, ingrid, ada] = await Promise.all(
  ['nora@brightwater', 'jonas@brightwater', 'tom@client', 'ingrid@halden', 'ada@sagework'].map((name) =>
    actor(database, `${name}.example`),
  ),
)
const people = { nora, jonas, tom, ingrid, ada } as Record<'nora' | 'jonas' | 'tom' | 'ingrid' | 'ada', Actor>

type Answer = Posted & { credits?: { needed: number; balance: number } }
const send = (by: Actor, changes: object = {}) =>
  actions.post<Answer>('/api/opportunities', { ...payload, ...changes }, { token: by.token })
const remove = (id: string, by: Actor, body: object = {}) =>
  actions.post<Refused>(`/api/opportunities/${id}/delete`, body, { token: by.token })
const balanceOf = async ({ id }: Actor) => {
  const [row] = await database.query<{ sum: number }>(
    `select coalesce(sum(balance), 0)::int as sum from ledger_accounts where owner_id = $1 and kind = 'credits'`,
    [id],
  )
  return row?.sum
}
const postsOf = async ({ id }: Actor) =>
  (await database.query('select id from opportunities where posted_by = $1', [id])).length
const linesAbout = (id: string) =>
  database.query<{ amount: string; kind: string; reason: string }>(
    `select amount, line.kind, reason from ledger_statement_lines as line join ledger_transfers on id = transfer_id
     where subject_type = 'opportunity' and subject_id = $1 order by id`,
    [id],
  )
/** Leaves somebody with exactly this many credits. */
async function leave(person: Actor, credits: number) {
  const missing = credits - ((await balanceOf(person)) ?? 0)
  if (missing > 0) await fund(database, person.id, missing)
  expect(await balanceOf(person)).toBe(credits)
}

describe('posting', () => {
  it('[GK-023, PLAN-45, PLAN-46] costs 200 credits on the free plan and 100 on a paid one, and the statement says for what', async () => {
    const { nora, tom } = people
    await leave(tom, 200)
    await leave(nora, 1000)
    for (const [poster, price] of [
      [tom, '-200'],
      [nora, '-100'],
    ] as const) {
      const { status, body } = await send(poster)
      expect(status).toBe(201)
      const line = { amount: price, kind: 'post_opportunity', reason: `Posting “${body.title}”` }
      expect(await linesAbout(body._id)).toEqual([line])
    }
    expect([await balanceOf(tom), await balanceOf(nora)]).toEqual([0, 900])
  })

  it('charges once, however often and from however many tabs it is sent', async () => {
    const { nora } = people
    const before = (await balanceOf(nora)) ?? 0
    const postId = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send(nora, { postId })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await send(nora, { postId, duration: 9 })).status).toBe(201)
    expect(await balanceOf(nora)).toBe(before - 100)
  })

  it('charges nothing for edits, nor for what staff ask to change', async () => {
    const { nora, ada } = people
    const { _id: id } = (await send(nora)).body
    const before = await balanceOf(nora)
    expect((await editPost({ actions, database }, id, { ...payload, duration: 3 }, nora)).status).toBe(200)
    const asked = await actions.hook('/hooks/actions/request-opportunity-changes', {
      action: { name: 'requestOpportunityChanges' },
      input: { id, reason: 'Say who decides.', ...(await readVersionOf(database, id)) },
      session_variables: {
        ...{ 'x-hasura-role': 'staff', 'x-hasura-user-id': ada.id, 'x-hasura-session-id': ada.sessionId },
      },
    })
    expect(asked.status).toBe(200)
    expect((await editPost({ actions, database }, id, { ...payload, duration: 4 }, nora)).status).toBe(200)
    expect(await balanceOf(nora)).toBe(before)
  })

  it('[GO-64, OERR-20] is refused with need and balance if credits are short, and creates nothing', async () => {
    const { ingrid } = people
    await leave(ingrid, 99)
    const { status, body } = await send(ingrid)
    expect([status, body.errorCode, body.credits]).toEqual([402, 'INSUFFICIENT_CREDITS', { needed: 100, balance: 99 }])
    expect([await postsOf(ingrid), await balanceOf(ingrid)]).toEqual([0, 99])
  })

  it('of two at once with credits for one, exactly one is posted', async () => {
    const { ingrid } = people
    for (let round = 0; round < 4; round += 1) {
      await leave(ingrid, 150)
      const posts = await postsOf(ingrid)
      const answers = await Promise.all([send(ingrid), send(ingrid)])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 402])
      expect([await balanceOf(ingrid), (await postsOf(ingrid)) - posts]).toEqual([50, 1])
    }
  })

  it('draws on the author’s own credits, not on a colleague’s', async () => {
    const { jonas, nora } = people
    const before = await balanceOf(nora)
    expect((await send(jonas)).body.credits).toEqual({ needed: 100, balance: 0 })
    expect(await balanceOf(nora)).toBe(before)
  })

  it('under an id that is someone else’s charges neither', async () => {
    const { nora, ingrid } = people
    await leave(ingrid, 150)
    const { _id: postId } = (await send(nora)).body
    const before = await balanceOf(nora)
    expect((await send(ingrid, { postId })).body.errorCode).toBe('OPPORTUNITY_NOT_FOUND')
    expect([await balanceOf(nora), await balanceOf(ingrid)]).toEqual([before, 150])
  })

  it('[X-24] books no other price than the one on the author’s screen', async () => {
    const { nora } = people
    const before = await balanceOf(nora)
    for (const seenCredits of [200, 0, -100]) {
      const { status, body } = await send(nora, { seenCredits })
      expect([status, body.errorCode]).toEqual([409, 'PRICE_CHANGED'])
    }
    for (const seenCredits of [100.5, 'a hundred', 1e30])
      expect((await send(nora, { seenCredits })).body.errorCode).toMatch(/VALIDATION_FAILED|PRICE_CHANGED/)
    expect(await balanceOf(nora)).toBe(before)
    expect((await send(nora, { seenCredits: 100 })).status).toBe(201)
  })

  it('[X-25] waits until what a refund left owing is settled', async () => {
    const { ingrid } = people
    await database.query(
      `with transfer as (insert into ledger_transfers (key, request_hash, kind, reason) values ('owe', 'x', 'test', 'A test') returning id)
       insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
       select transfer.id, account.id, case kind when 'credits_owed' then -30 else 30 end, currency, owner_id
       from transfer, ledger_accounts account where kind = 'credits_issued' or kind = 'credits_owed' and owner_id = $1`,
      [ingrid.id],
    )
    const { status, body } = await send(ingrid)
    expect([status, body.errorCode]).toEqual([402, 'CREDITS_OWED'])
    const { body: told } = await actions.get<object>('/api/opportunities/postingEligibility', { token: ingrid.token })
    expect(told).toEqual({ isEligible: false, reason: 'CREDITS_OWED', price: { credits: 100, balance: 150 } })
  })
})

describe('what was charged', () => {
  it('returns once if the author withdraws the post before it is published', async () => {
    const { nora } = people
    const before = await balanceOf(nora)
    const { _id: id, title } = (await send(nora)).body
    const answers = await Promise.all([remove(id, nora), remove(id, nora)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await balanceOf(nora)).toBe(before)
    const reason = `Returned for “${title}”: you withdrew it before it was published`
    expect((await linesAbout(id))[1]).toEqual({ amount: '100', kind: 'spending_returned', reason })
  })

  it('returns if staff don’t publish it', async () => {
    const { nora, ada } = people
    const before = await balanceOf(nora)
    const { _id: id, title } = (await send(nora)).body
    const decision = { deleteOpportunityComments: 'This is spam.', ...(await readVersionOf(database, id)) }
    expect((await remove(id, ada, decision)).status).toBe(200)
    expect(await balanceOf(nora)).toBe(before)
    expect((await linesAbout(id))[1]?.reason).toBe(`Returned for “${title}”: staff did not publish it`)
  })

  it('is kept once it has been published, however it ends', async () => {
    const { nora, ada } = people
    const [closed, deleted] = [(await send(nora)).body._id, (await send(nora)).body._id]
    const before = await balanceOf(nora)
    for (const id of [closed, deleted])
      await actions.post(`/api/opportunities/${id}/approve`, await readVersionOf(database, id), { token: ada.token })
    const close = await actions.post(`/api/opportunities/${closed}/close`, {}, { token: nora.token })
    const decision = { deleteOpportunityComments: 'It was spam.', ...(await readVersionOf(database, deleted)) }
    expect([close.status, (await remove(deleted, ada, decision)).status]).toEqual([200, 200])
    expect(await balanceOf(nora)).toBe(before)
  })

  it('is nothing for posts from before there was a price', async () => {
    const { nora } = people
    const before = await balanceOf(nora)
    const [post] = await database.query<{ id: string }>(
      `insert into opportunities (type, title, brief, posted_by, company_id) select 'fractional', 'Before', repeat('x', 120), id, company_id
       from users where id = $1 returning id`,
      [nora.id],
    )
    expect((await remove(post?.id ?? '', nora)).status).toBe(200)
    expect(await balanceOf(nora)).toBe(before)
  })
})

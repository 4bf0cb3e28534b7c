import { beforeAll, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

interface Work {
  queues: { name: string; count: number; since: string }[]
}

let database: TestDatabase
let actions: TestActions
let ada: Persona
let tom: Persona

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  ada = await persona(database, 'ada@sagework.example')
  tom = await persona(database, 'tom@client.example')
  await database.query(`begin; set local sagework.seeding = on;
    delete from private.outbox_mails;
    update opportunities set review_status = 'approved';
    commit`)
})

const work = async (token?: string, role?: string) =>
  actions.get<Work>('/api/admin/work', {
    ...(token === undefined ? {} : { token }),
    ...(role === undefined ? {} : { role }),
  })
const queues = async () => (await work(tokenFor(ada))).body.queues

it('[X-06] staff see each queue with how many wait and since when, the longest wait first', async () => {
  const before = await queues()
  expect(before.map(({ name }) => name)).not.toContain('posts to approve')
  await database.query(
    `insert into credit_requests (user_id, wizlings, reason, status, created_at)
     select id, 100, repeat('x', 60), 'PENDING', '2026-01-05' from users where id in ($1, $2)
     on conflict do nothing`,
    [tom.id, ada.id],
  )
  await database.query(`begin; set local sagework.seeding = on;
    insert into opportunities (type, status, title, brief, posted_by, review_status, review_status_since)
      select 'project', 'draft', 'x', repeat('x', 120), '${tom.id}', 'waiting', make_timestamptz(2026, 1, n, 0, 0, 0, 'UTC') from generate_series(1, 3) n;
    commit`)
  const found = await queues()
  expect(found[0]).toEqual({ name: 'posts to approve', count: 3, since: '2026-01-01T00:00:00.000Z' })
  const requests = found.find(({ name }) => name === 'credit requests')
  expect(requests?.count).toBeGreaterThanOrEqual(2)
  expect(found.map(({ since }) => since)).toEqual(found.map(({ since }) => since).sort())
})

it('[X-14] it is for staff, by both the stored flag and the token’s role', async () => {
  for (const token of [
    tokenFor(tom),
    tokenFor(tom, { allowedRoles: ['user', 'staff'] }),
    tokenFor(ada, { allowedRoles: ['user'] }),
  ])
    expect(await work(token)).toMatchObject({ status: 403, body: { errorCode: 'STAFF_ONLY' } })
  expect((await work()).status).toBe(401)
})

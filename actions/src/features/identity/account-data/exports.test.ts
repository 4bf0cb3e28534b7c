import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions
const people: Record<string, { id: string; token: string }> = {}

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  for (const email of ['nora@brightwater.example', 'elena@sagework.example']) {
    const person = await persona(database, email)
    people[email.split('@')[0] ?? ''] = { id: person.id, token: tokenFor(person) }
  }
})
beforeEach(() => database.query('begin; delete from private.data_exports; delete from auth.throttles; commit'))

const who = (name: 'nora' | 'elena') => people[name] ?? { id: '', token: '' }
const ask = (by: 'nora' | 'elena') => actions.post('/api/account/exports', {}, { token: who(by).token })
const newest = async (by: 'nora' | 'elena') =>
  (
    await actions.get<{ newest: { id: string; state: string } | null }>('/api/account/exports', {
      token: who(by).token,
    })
  ).body.newest
const fileOf = (id: string, token: string) =>
  fetch(`${actions.url}/api/account/exports/${id}/file`, { headers: { authorization: `Bearer ${token}` } })
async function readyFor(by: 'nora' | 'elena'): Promise<string> {
  expect((await ask(by)).status).toBe(202)
  await expect.poll(async () => (await newest(by))?.state, { timeout: 30_000 }).toBe('ready')
  return (await newest(by))?.id ?? ''
}

describe('a copy of one’s data', () => {
  it('[X-60] holds what is stored about its owner and nobody else, and tells them when it is ready', async () => {
    await database.query(
      `insert into notifications (user_id, kind, title) values ($1, 'meeting', 'For Nora'), ($2, 'meeting', 'For Elena')`,
      [who('nora').id, who('elena').id],
    )
    for (const name of ['nora', 'elena'] as const)
      await database.query(
        `insert into private.recordings (id, user_id, media, purpose) values (gen_random_uuid(), $1, 'audio', 'answer')`,
        [who(name).id],
      )
    await database.query(
      `with offer as (
         insert into advice_offerings (user_id, topic_id, subtopic, description, duration, price_cents)
         values ($2, (select id from master_topics limit 1), 'The first steps of a team that sells', repeat('x', 120), 30, 12500)
         returning id, user_id, subtopic, duration)
       insert into advice_bookings (offering_id, expert_id, booker_id, subtopic, duration, price)
       select id, user_id, $1, subtopic, duration, 80 from offer`,
      [who('nora').id, who('elena').id],
    )
    const response = await fileOf(await readyFor('nora'), who('nora').token)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const content = await response.json()
    expect(content.profile).toMatchObject({ first_name: 'Nora', email: 'nora@brightwater.example' })
    expect(Object.keys(content)).toEqual(
      expect.arrayContaining([
        ...['about', 'profile', 'posts', 'applications', 'messages', 'ledger_statement', 'notices'],
        ...['ai_conversations', 'questions', 'answers', 'accepted_terms', 'sessions', 'purchases', 'files'],
      ]),
    )
    expect(content.recordings).toEqual([expect.objectContaining({ kind: 'audio', for: 'answer', state: 'receiving' })])
    expect(content.booked_calls).toEqual([
      expect.objectContaining({ subtopic: 'The first steps of a team that sells', booked_by_me: true }),
    ])
    const text = JSON.stringify(content)
    expect(text).toContain('For Nora')
    for (const secret of ['For Elena', 'elena@sagework.example', 'password', 'token'])
      expect(text).not.toContain(secret)
    const notices = await database.query(`select title from notifications where kind = 'account' and user_id = $1`, [
      who('nora').id,
    ])
    expect(notices).toEqual([{ title: 'The copy of your data is ready' }])
  })

  it('[X-60] is for its owner only, and until its week is over', async () => {
    const id = await readyFor('nora')
    const statuses = async () =>
      Promise.all([who('nora').token, who('elena').token, 'none'].map(async (one) => (await fileOf(id, one)).status))
    expect(await statuses()).toEqual([200, 404, 401])
    await database.query(`update private.data_exports set expires_at = now()`)
    expect(await statuses()).toEqual([404, 404, 401])
    expect((await fileOf('x', who('nora').token)).status).toBe(404)
  })

  it('[X-60] is prepared one at a time, and three times a day at most', async () => {
    await database.query(`insert into private.data_exports (user_id, requested_at) values ($1, now())`, [
      who('nora').id,
    ])
    expect(await ask('nora')).toMatchObject({ status: 409, body: { errorCode: 'ALREADY_DONE' } })
    await ask('nora')
    await ask('nora')
    const fourth = await ask('nora')
    expect([fourth.status, fourth.body.errorCode]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await actions.post('/api/account/exports')).status).toBe(401)
  })
})

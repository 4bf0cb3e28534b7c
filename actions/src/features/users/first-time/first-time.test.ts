import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engineEnv: { HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' } })
  await database.query('delete from first_visits')
})

const tokenOf = async (email: string) => tokenFor(await persona(database, email))
const ask = async (email: string, scope: string) =>
  (await actions.get(`/api/user/first-time?scope=${scope}`, { token: await tokenOf(email) })).body
const mark = async (email: string, scope: unknown) =>
  actions.request('POST', '/api/user/first-time', { scope }, { token: await tokenOf(email) })

describe('a first visit', () => {
  it.each(['nora@brightwater.example', 'elena@sagework.example', 'ada@sagework.example'])(
    '[PROMPT-06, PROMPT-07, DASH-51, GD-04] of %s is one until it is marked, each scope for itself',
    async (email) => {
      expect(await ask(email, 'dashboard')).toEqual({ data: null })
      // reading marks nothing
      expect(await ask(email, 'dashboard')).toEqual({ data: null })
      const answers = await Promise.all([1, 2, 3].map(() => mark(email, 'dashboard')))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const seen = await ask(email, 'dashboard')
      expect(seen).toEqual({ data: { seenAt: expect.any(String) } })
      await mark(email, 'dashboard')
      expect(await ask(email, 'dashboard')).toEqual(seen)
      expect(await ask(email, 'welcome')).toEqual({ data: null })
    },
  )

  it('[PROMPT-07, GD-30] is remembered for the role in which it was made', async () => {
    const rows = await database.query('select role from first_visits order by role')
    expect(rows).toEqual([{ role: 'admin' }, { role: 'expert' }, { role: 'user' }])
  })

  it('[GD-04] takes no other scope, no other person and no visitor', async () => {
    expect((await mark('nora@brightwater.example', 'everything')).status).toBe(400)
    expect((await mark('nora@brightwater.example', null)).status).toBe(400)
    expect((await actions.get('/api/user/first-time?scope=dashboard', {})).status).toBe(401)
    expect((await actions.request('POST', '/api/user/first-time', { scope: 'dashboard' })).status).toBe(401)
    // a user named in the request changes nothing
    const elena = await persona(database, 'elena@sagework.example')
    const body = { scope: 'welcome', userId: elena.id }
    await actions.request('POST', '/api/user/first-time', body, { token: await tokenOf('tom@client.example') })
    expect(await ask('elena@sagework.example', 'welcome')).toEqual({ data: null })
  })

  it('[PROMPT-09, GD-31] keeps that the welcome’s call is booked, for whoever says so and nobody else', async () => {
    const report = async (email: string, body: object) =>
      actions.request('POST', '/api/user/welcome-event', body, { token: await tokenOf(email) })
    expect(await ask('ada@sagework.example', 'welcome-call')).toEqual({ data: null })
    const answers = [1, 2].map(() => report('ada@sagework.example', { callAlreadyBooked: true }))
    expect((await Promise.all(answers)).map(({ status, body }) => [status, body])).toEqual([
      [200, { callAlreadyBooked: true }],
      [200, { callAlreadyBooked: true }],
    ])
    expect(await ask('ada@sagework.example', 'welcome-call')).toEqual({ data: { seenAt: expect.any(String) } })
    expect(await ask('nora@brightwater.example', 'welcome-call')).toEqual({ data: null })
    for (const body of [{}, { callAlreadyBooked: false }, { callAlreadyBooked: 'true' }])
      expect((await report('nora@brightwater.example', body)).status).toBe(400)
    expect((await actions.request('POST', '/api/user/welcome-event', { callAlreadyBooked: true })).status).toBe(401)
    expect(await ask('nora@brightwater.example', 'welcome-call')).toEqual({ data: null })
  })

  it('can’t be changed afterwards', async () => {
    await expect(database.query('update first_visits set seen_at = now()')).rejects.toThrow()
  })
})

import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createSessionWatch } from '#scripts/lib/gateway/session-watch.mjs'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { openEdge } from '#tests/edge.js'
import { actionSecret } from '#tests/environment.js'
import { request } from '#tests/http.js'
import { newSession, type Persona, persona, tokenFor } from '#tests/tokens.js'

const COUNT = 'subscription { notifications_aggregate { aggregate { count } } }'
const SOON_MS = 3000

let database: TestDatabase
let actions: TestActions
let edge: string
let tom: Persona

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database)
  edge = await openEdge(actions.engine.url, {
    sessions: createSessionWatch({ actionsUrl: actions.url, actionSecret: actionSecret() }),
  })
  tom = await persona(database, 'tom@client.example')
})

interface Device {
  sessionId: string
  token: string
}

async function signIn(): Promise<Device> {
  const sessionId = await newSession(database, tom.id)
  return { sessionId, token: tokenFor({ ...tom, sessionId }) }
}

/** A page following a live query, once it has got the first result; `closed` is the close code. */
async function follow({ token }: Device, scheme = 'Bearer ') {
  const socket = new WebSocket(`${edge.replace('http', 'ws')}/v1/graphql`, ['graphql-transport-ws'])
  onTestFinished(() => socket.terminate())
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const heard = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const { type } = JSON.parse(String(data))
      if (type === 'connection_ack')
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: COUNT } }))
      if (type === 'next') resolve()
    })
  })
  socket.once('open', () =>
    socket.send(
      JSON.stringify({ type: 'connection_init', payload: { headers: { authorization: `${scheme}${token}` } } }),
    ),
  )
  await Promise.race([heard, closed])
  return { socket, heard, closed }
}

const within = <T>(what: Promise<T>) =>
  Promise.race([what, new Promise((resolve) => setTimeout(() => resolve('still open'), SOON_MS))])
const askGraphql = async ({ token }: Device) => {
  const { body } = await request('POST', `${edge}/v1/graphql`, { query: '{ __typename }' }, { token })
  return body
}
const spelled = async ({ token }: Device, scheme: string) => {
  const headers = { authorization: `${scheme}${token}` }
  return (await request('POST', `${edge}/v1/graphql`, { query: '{ __typename }' }, { headers })).body
}
const askDoor = async ({ token }: Device) => (await actions.get('/api/sessions', { token })).status

describe('[X-73] a session ended from another device', () => {
  it('has its socket closed, and is refused by every endpoint and GraphQL at once', async () => {
    const [here, there] = [await signIn(), await signIn()]
    const [mine, theirs] = [await follow(here), await follow(there)]
    expect([await askDoor(there), await askGraphql(there)]).toEqual([200, { data: { __typename: 'query_root' } }])
    await actions.request('DELETE', `/api/sessions/${there.sessionId}`, undefined, { token: here.token })
    expect(await within(theirs.closed)).toBe(4401)
    expect(await askDoor(there)).toBe(401)
    expect(await askGraphql(there)).toMatchObject({ errors: [{ extensions: { code: 'invalid-jwt' } }] })
    expect(mine.socket.readyState).toBe(WebSocket.OPEN)
    expect([await askDoor(here), await askGraphql(here)]).toEqual([200, { data: { __typename: 'query_root' } }])
  })

  it('can’t open a new socket with its token', async () => {
    const there = await signIn()
    await database.query('delete from auth.sessions where id = $1', [there.sessionId])
    expect(await within((await follow(there)).closed)).toBe(4401)
  })

  it.each(['Bearer  ', 'bearer   ', 'BEARER '])('is recognised however the token is prefixed: %j', async (scheme) => {
    const there = await signIn()
    const page = await follow(there, scheme)
    expect(await spelled(there, scheme)).toEqual({ data: { __typename: 'query_root' } })
    await database.query('delete from auth.sessions where id = $1', [there.sessionId])
    expect(await within(page.closed)).toBe(4401)
    expect(await spelled(there, scheme)).toMatchObject({ errors: [{ extensions: { code: 'invalid-jwt' } }] })
    expect(await within((await follow(there, scheme)).closed)).toBe(4401)
  })

  it('[X-16] is also ended by a suspension', async () => {
    const there = await follow(await signIn())
    await database.query('update users set is_suspended = true where id = $1', [tom.id])
    expect(await within(there.closed)).toBe(4401)
    await database.query('update users set is_suspended = false where id = $1', [tom.id])
  })
})

describe('the guard', () => {
  it('checks its open connections after an interruption', async () => {
    const there = await signIn()
    const page = await follow(there)
    const drop = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %sagework_%'`
    // The session ends during the gap: the trigger's notification reaches nobody.
    await database.query(drop)
    await database.query('alter table auth.sessions disable trigger sessions_tell_of_end')
    await database.query('delete from auth.sessions where id = $1', [there.sessionId])
    await database.query('alter table auth.sessions enable trigger sessions_tell_of_end')
    expect(await within(page.closed)).toBe(4401)
  })

  it('needs the action secret to be told about sessions', async () => {
    const stream = (headers: Record<string, string>) =>
      actions.get('/hooks/sessions/ended', { headers: { accept: 'text/event-stream', ...headers } })
    expect((await stream({})).status).toBe(401)
    expect((await stream({ 'x-action-secret': 'guess' })).status).toBe(401)
    expect((await stream({ 'x-action-secret': actionSecret(), 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
    expect((await actions.post('/hooks/sessions/alive', { ids: [] })).status).toBe(401)
    expect((await request('GET', `${edge}/hooks/sessions/ended`)).status).toBe(404)
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createTestDatabase } from '#tests/database.js'
import { startEngine } from '../index.js'

const SECRET = 'log-test-secret'
const database = await createTestDatabase({ template: 'empty' })
const lines: { level: string; [key: string]: unknown }[] = []
const record = (level: string) => (details: object, message: string) =>
  void lines.push({ level, message, ...details } as (typeof lines)[number])
const engine = await startEngine(
  {
    HASURA_GRAPHQL_DATABASE_URL: database.url,
    HASURA_GRAPHQL_SERVER_PORT: '0',
    HASURA_GRAPHQL_ADMIN_SECRET: SECRET,
    HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'visitor',
    HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '0',
  },
  { debug: record('debug'), info: record('info'), warn: record('warn'), error: record('error') },
)
afterAll(() => engine.stop())

const HEADERS = { 'x-hasura-admin-secret': SECRET, 'x-request-id': 'request-7' }
const post = (path: string, body: unknown, headers: Record<string, string> = HEADERS) =>
  fetch(engine.url + path, { method: 'POST', headers, body: JSON.stringify(body) }).then((response) => response.text())
const requests = () => lines.filter(({ message }) => message === 'request')

beforeAll(async () => {
  await database.query(`create table books (id int primary key, title text); insert into books values (1, 'Emma')`)
  await post('/v1/metadata', { type: 'pg_track_table', args: { table: 'books' } })
  const queries = [{ name: 'titles', query: 'query Titles($id: Int!) { books(where: {id: {_eq: $id}}) { title } }' }]
  await post('/v1/metadata', { type: 'create_query_collection', args: { name: 'all', definition: { queries } } })
  const definition = { query: { collection_name: 'all', query_name: 'titles' } }
  const args = { name: 'titles', url: 'titles/:id', methods: ['GET'], definition }
  await post('/v1/metadata', { type: 'create_rest_endpoint', args })
})
beforeEach(() => {
  lines.length = 0
})

describe('the log', () => {
  it('has one line per request: its id, role, operation and duration, and no values', async () => {
    const query = 'query Secrets($title: String) { books(where: {title: {_eq: $title}}) { id } }'
    await post('/v1/graphql', { query, variables: { title: 'private words' } })
    expect(requests()).toEqual([
      {
        level: 'info',
        message: 'request',
        requestId: 'request-7',
        route: '/v1/graphql',
        status: 200,
        role: 'admin',
        operation: 'query Secrets',
        code: undefined,
        ms: expect.any(Number),
      },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/private words|log-test-secret/)
  })

  it('has the error code for a visitor, an invalid operation and an invalid request', async () => {
    await post('/v1/graphql', { query: '{ books { id } }' }, {})
    await post('/v1/graphql', { query: 'query Wrong { nothing }', operationName: 'Wrong' })
    await post('/v1/graphql', { query: 'query Wrong { nothing }', operationName: 'a "name"\nand more' })
    await post('/v1/graphql', 'no object')
    await post('/v1/graphql', { query: '{ books { id } }' }, { 'x-hasura-admin-secret': 'guess' })
    expect(requests().map(({ role, operation, code }) => [role, operation, code])).toEqual([
      ['visitor', 'unknown', 'validation-failed'],
      ['admin', 'Wrong', 'validation-failed'],
      ['admin', 'unknown', 'validation-failed'],
      ['admin', undefined, 'parse-failed'],
      [undefined, undefined, 'access-denied'],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/guess|and more/)
  })

  it('has one line for a batch, a stored query, a command and an unknown path, without their values', async () => {
    await post('/v1/graphql', [
      { query: 'query A { books { id } }' },
      { query: 'mutation B { delete_books(where: {id: {_eq: 9}}) { affected_rows } }' },
    ])
    await fetch(`${engine.url}/api/rest/titles/1`, { headers: HEADERS })
    await post('/v2/query', { type: 'run_sql', args: { sql: "select 'private words'" } })
    await fetch(`${engine.url}/private/words`)
    expect(requests().map(({ route, operation, status }) => [route, operation, status])).toEqual([
      ['/v1/graphql', 'query A, mutation B', 200],
      ['/api/rest/', 'query Titles', 200],
      ['/v2/query', 'run_sql', 200],
      ['other', undefined, 404],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/private|titles\/1/)
  })

  it('has one line per operation over a socket', async () => {
    const socket = new WebSocket(`${engine.url.replace('http', 'ws')}/v1/graphql`, 'graphql-transport-ws')
    const completed = new Promise((resolve) => {
      socket.on('message', (data) => {
        const { type, id } = JSON.parse(String(data)) as { type: string; id?: string }
        if (type === 'connection_ack')
          for (const [operation, query] of Object.entries({
            live: 'subscription Live { books { id } }',
            wrong: 'query Wrong { nothing }',
            once: 'query Once { books { id } }',
          }))
            socket.send(JSON.stringify({ type: 'subscribe', id: operation, payload: { query } }))
        if (type === 'complete' && id === 'once') resolve(null)
      })
    })
    socket.on('open', () =>
      socket.send(
        JSON.stringify({ type: 'connection_init', payload: { headers: { 'x-hasura-admin-secret': SECRET } } }),
      ),
    )
    await completed
    socket.close()
    expect(requests().map(({ route, role, operation, code }) => [route, role, operation, code])).toEqual([
      ['socket', 'admin', 'subscription Live', undefined],
      ['socket', 'admin', undefined, 'validation-failed'],
      ['socket', 'admin', 'query Once', undefined],
    ])
  })

  it('mentions monitoring requests only at the most verbose level', async () => {
    await fetch(`${engine.url}/healthz`)
    await fetch(`${engine.url}/metrics`)
    expect(requests().map(({ level }) => level)).toEqual(['debug', 'debug'])
  })
})

describe('metrics', () => {
  it('report request durations, the pool’s state, and sockets', async () => {
    await post('/v1/graphql', { query: 'query Secrets { books { id } }' })
    const response = await fetch(`${engine.url}/metrics`)
    expect(response.headers.get('content-type')).toContain('text/plain')
    const text = await response.text()
    expect(text).toMatch(/engine_request_seconds_count\{route="\/v1\/graphql",outcome="answered"\} \d/)
    expect(text).toMatch(/engine_request_seconds_count\{route="\/v1\/graphql",outcome="refused"\} \d/)
    expect(text).toMatch(/engine_connections\{state="idle"\} \d/)
    expect(text).toMatch(/engine_sockets \d/)
    expect(text).toContain('process_cpu_seconds_total')
    expect(text).not.toMatch(/Secrets|private/)
  })

  it.each(['x-forwarded-for', 'forwarded'])(
    'are hidden from requests through a proxy, recognised by %s',
    async (name) => {
      const response = await fetch(`${engine.url}/metrics`, { headers: { ...HEADERS, [name]: '203.0.113.7' } })
      expect(response.status).toBe(404)
    },
  )
})

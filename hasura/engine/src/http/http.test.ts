import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
import { startEngine } from '../index.js'

const SECRET = 'http-test-secret'
const database = await createTestDatabase({ template: 'empty' })
const engine = await startEngine({
  HASURA_GRAPHQL_DATABASE_URL: database.hasuraUrl,
  HASURA_GRAPHQL_SERVER_PORT: '0',
  HASURA_GRAPHQL_ADMIN_SECRET: SECRET,
  HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'visitor',
  HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true',
  HASURA_GRAPHQL_CORS_DOMAIN: 'https://*.example.com',
  HASURA_GRAPHQL_LOG_LEVEL: 'error',
  HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '0',
  ENGINE_MAX_GRAPHQL_BODY_BYTES: '2048',
})

const ALLOWED = 'query ($title: String!) { books(where: {title: {_eq: $title}}) { title __typename } }'
const COLLECTION = {
  name: 'shelf',
  definition: {
    queries: [
      { name: 'by_title', query: ALLOWED },
      {
        name: 'by_pages',
        query:
          'query ($pages: Int!, $isThick: Boolean! = false) { books(where: {pages: {_gt: $pages}}) { title @include(if: $isThick) pages } }',
      },
    ],
  },
}

async function send(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const response = await fetch(engine.url + path, init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: safeJson(text) }
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const asAdmin = { 'x-hasura-admin-secret': SECRET }
const post = (path: string, body: unknown, headers: Record<string, string> = asAdmin) =>
  send(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) })
const graphql = (query: string, headers?: Record<string, string>, variables?: object) =>
  post('/v1/graphql', { query, variables }, headers)

beforeAll(async () => {
  await database.query(
    `create table books (id serial primary key, title text not null, pages int not null, secret text default 'hidden')`,
  )
  await database.query(`insert into books (title, pages) values ('Emma', 400), ('Candide', 120)`)
  await database.query('grant select, insert, update, delete, trigger on books to sagework_hasura')
  await database.query('grant usage on sequence books_id_seq to sagework_hasura')
  const { status, text } = await post('/v1/metadata', {
    type: 'bulk',
    args: [
      { type: 'pg_track_table', args: { table: 'books' } },
      {
        type: 'pg_create_select_permission',
        args: { table: 'books', role: 'visitor', permission: { columns: ['title', 'pages'], filter: {} } },
      },
      { type: 'create_query_collection', args: COLLECTION },
      { type: 'add_collection_to_allowlist', args: { collection: 'shelf' } },
      ...Object.entries({ by_title: 'books/:title', by_pages: 'thick' }).map(([name, url]) => ({
        type: 'create_rest_endpoint',
        args: {
          name,
          url,
          methods: ['GET', 'POST'],
          definition: { query: { collection_name: 'shelf', query_name: name } },
        },
      })),
    ],
  })
  if (status !== 200) throw new Error(text)
  return () => engine.stop()
})

describe('the HTTP surface', () => {
  it('serves health and version, and 404 for anything else', async () => {
    expect(await send('/healthz')).toMatchObject({ status: 200, text: 'OK' })
    expect((await send('/v1/version')).json).toMatchObject({ server_type: 'ce' })
    for (const path of ['/nowhere', '/v1/graphql', '/console']) {
      expect(await send(path)).toMatchObject({
        status: 404,
        json: { path: '$', error: 'resource does not exist', code: 'not-found' },
      })
    }
  })

  it('echoes the request id or generates one', async () => {
    expect((await send('/healthz', { headers: { 'x-request-id': 'abc' } })).headers.get('x-request-id')).toBe('abc')
    expect((await send('/healthz')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('returns GraphQL errors with 200, and with their status on v1alpha1', async () => {
    const body = { query: '{ nothing }' }
    expect(await post('/v1/graphql', body)).toMatchObject({
      status: 200,
      json: { errors: [{ extensions: { code: 'validation-failed', path: '$.selectionSet.nothing' } }] },
    })
    expect((await post('/v1alpha1/graphql', body)).status).toBe(400)
    expect((await post('/v1alpha1/graphql', body, { 'x-hasura-admin-secret': 'wrong' })).status).toBe(401)
  })

  it('says what is wrong with a body', async () => {
    const codeOf = async (body: unknown) => {
      const { json } = await post('/v1/graphql', body)
      return (json as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code
    }
    expect(await codeOf('{')).toBe('invalid-json')
    expect(await codeOf('"text"')).toBe('parse-failed')
    expect(await codeOf({ query: 5 })).toBe('parse-failed')
    expect(await codeOf({ query: '{ books { id } }', variables: [] })).toBe('parse-failed')
  })

  it('rejects a body that is too long, even if sent compressed', async () => {
    const body = JSON.stringify({ query: `{ books { id } } #${'x'.repeat(4000)}` })
    expect((await post('/v1/graphql', body)).status).toBe(413)
    const packed = { method: 'POST', headers: { ...asAdmin, 'content-encoding': 'gzip' }, body: gzipSync(body) }
    expect((await send('/v1/graphql', packed)).status).toBe(413)
  })

  it('runs a batch in order, each request with its own result', async () => {
    const { status, json } = await post('/v1/graphql', [
      { query: '{ books(order_by: {id: asc}, limit: 1) { title } }' },
      { query: '{ nothing }' },
      { query: '{ books_aggregate { aggregate { count } } }' },
    ])
    expect(status).toBe(200)
    expect(json).toMatchObject([
      { data: { books: [{ title: 'Emma' }] } },
      { errors: [{}] },
      { data: { books_aggregate: { aggregate: { count: 2 } } } },
    ])
  })

  it('lets only allowed origins read responses', async () => {
    const allowed = (origin: string) =>
      send('/healthz', { headers: { origin } }).then(({ headers }) => headers.get('access-control-allow-origin'))
    expect(await allowed('https://app.example.com')).toBe('https://app.example.com')
    expect(await allowed('https://a.b.example.com')).toBeNull()
    expect(await allowed('https://example.org')).toBeNull()
    const preflight = {
      method: 'OPTIONS',
      headers: { origin: 'https://app.example.com', 'access-control-request-headers': 'x-a' },
    }
    expect((await send('/v1/graphql', preflight)).headers.get('access-control-allow-headers')).toBe('x-a')
  })

  it('explains a query to administrators only', async () => {
    const request = { query: { query: '{ books { title } }' }, user: { 'x-hasura-role': 'visitor' } }
    expect((await post('/v1/graphql/explain', request)).json).toMatchObject([{ field: 'books' }])
    expect(await post('/v1/graphql/explain', request, {})).toMatchObject({
      status: 400,
      json: { code: 'access-denied' },
    })
  })

  it('doesn’t explain a query with impossible values', async () => {
    const request = { query: { query: '{ books(where: {pages: {_eq: "many"}}) { title } }' } }
    expect(await post('/v1/graphql/explain', request)).toMatchObject({
      status: 400,
      json: { code: 'data-exception', error: 'invalid input syntax for type integer: "many"' },
    })
  })

  it('explains a subscription with the session variables it needs', async () => {
    const filter = { pages: { _gt: 'X-Hasura-Pages' } }
    const args = { table: 'books', role: 'explained', permission: { columns: ['title'], filter } }
    await post('/v1/metadata', { type: 'pg_create_select_permission', args })
    const session = { 'x-hasura-pages': '9', 'x-hasura-user-id': 'ann' }
    const explain = (role: string) =>
      post('/v1/graphql/explain', {
        query: { query: 'subscription { books { title } }' },
        user: { ...session, 'x-hasura-role': role },
      })
    const [visitor, explained] = [await explain('visitor'), await explain('explained')].map(
      ({ json }) => (json as { variables: { session: object } }).variables.session,
    )
    expect([visitor, explained]).toEqual([{}, { 'x-hasura-pages': '9' }])
  })
})

describe('authorisation', () => {
  it('treats a forged role as a visitor', async () => {
    const { json } = await graphql('{ books { secret } }', { 'x-hasura-role': 'admin' })
    expect(json).toMatchObject({ errors: [{ message: 'query is not allowed' }] })
    expect(
      await post('/v1/metadata', { type: 'export_metadata', args: {} }, { 'x-hasura-role': 'admin' }),
    ).toMatchObject({
      status: 400,
      json: { code: 'access-denied', error: 'restricted access : admin only', path: '$.args' },
    })
  })

  it('runs an allowed document for visitors, ignoring white space and __typename', async () => {
    const { json } = await graphql(
      `query($title:String!){books(where:{title:{_eq:$title}}){title}}`,
      {},
      { title: 'Emma' },
    )
    expect(json).toEqual({ data: { books: [{ title: 'Emma' }] } })
    expect((await graphql('{ books { title } }', {})).json).toMatchObject({
      errors: [{ message: 'query is not allowed' }],
    })
  })

  it('shows internal error details to the administrator only', async () => {
    const sql = { type: 'run_sql', args: { sql: 'select broken' } }
    expect((await post('/v2/query', sql)).json).toMatchObject({
      code: 'postgres-error',
      internal: { error: { status_code: '42703' } },
    })
    expect((await post('/v2/query', sql, {})).json).not.toHaveProperty('internal')
  })
})

describe('REST endpoints', () => {
  it('take variables from path, query string and body, and return the bare data', async () => {
    expect((await send('/api/rest/books/Emma')).json).toEqual({ books: [{ title: 'Emma', __typename: 'books' }] })
    expect((await send('/api/rest/thick?pages=200&isThick=true')).json).toEqual({
      books: [{ title: 'Emma', pages: 400 }],
    })
    expect((await post('/api/rest/thick', { pages: 200, isThick: false })).json).toEqual({ books: [{ pages: 400 }] })
    const form = { method: 'POST', body: new URLSearchParams({ pages: '200' }) }
    expect((await send('/api/rest/thick', { ...form, headers: {} })).status).toBe(200)
  })

  it('reject invalid input', async () => {
    expect(await send('/api/rest/void')).toMatchObject({ status: 404, json: { error: 'Endpoint not found' } })
    expect(await send('/api/rest/thick', { method: 'DELETE' })).toMatchObject({
      status: 405,
      json: { code: 'method-not-allowed', error: 'Allowed methods: GET, POST' },
    })
    expect((await send('/api/rest/thick?pages=many')).json).toMatchObject({ code: 'bad-request' })
    expect((await send('/api/rest/thick?pages=1&colour=red')).json).toMatchObject({
      error: 'Unexpected variable colour',
    })
    expect((await send('/api/rest/thick')).json).toMatchObject({
      code: 'validation-failed',
      error: 'expecting a value for non-nullable variable: "pages"',
    })
  })
})

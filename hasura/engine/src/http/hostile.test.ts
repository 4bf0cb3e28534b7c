import { connect } from 'node:net'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
import { startEngine } from '../index.js'

const SECRET = 'hostile-test-secret'
const MEGABYTE = 1024 * 1024
/** Generous for a busy machine, yet far shorter than any of these inputs would take without limits. */
const PROMPT_MS = 3_000
const database = await createTestDatabase({ template: 'empty' })
const engine = await startEngine({
  HASURA_GRAPHQL_DATABASE_URL: database.hasuraUrl,
  HASURA_GRAPHQL_SERVER_PORT: '0',
  HASURA_GRAPHQL_ADMIN_SECRET: SECRET,
  HASURA_GRAPHQL_LOG_LEVEL: 'error',
  HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '0',
  ENGINE_STATEMENT_TIMEOUT_MS: '1000',
  ENGINE_REQUEST_TIMEOUT_MS: '1000',
})

const headers = { 'x-hasura-admin-secret': SECRET }

interface Answer {
  status: number
  data?: unknown
  errors?: { message: string; extensions: { code: string; path: string } }[]
}

async function send(body: string, path = '/v1/graphql'): Promise<Answer> {
  const response = await fetch(engine.url + path, { method: 'POST', headers, body })
  return { ...((await response.json()) as object), status: response.status }
}

const ask = (query: string, variables?: object) => send(JSON.stringify({ query, variables }))
const ordinary = () => ask('{ books(order_by: {id: asc}) { title } }')

/** Sends the attack and an ordinary query in parallel; both must be answered, the latter promptly. */
async function besideOthers(attack: () => Promise<Answer>): Promise<Answer> {
  const attacked = attack()
  const began = performance.now()
  const other = await ordinary()
  expect(other.data).toEqual({ books: [{ title: 'Emma' }, { title: 'Candide' }] })
  expect(performance.now() - began).toBeLessThan(PROMPT_MS)
  return attacked
}

const many = (count: number, one: (index: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, index) => one(index)).join(between)
const nested = (levels: number, open: string, close: string, inside: string) =>
  open.repeat(levels) + inside + close.repeat(levels)

beforeAll(async () => {
  await database.query('create table books (id serial primary key, title text not null, next_id int references books)')
  await database.query(`insert into books (title) values ('Emma'), ('Candide')`)
  await database.query('grant select, insert, update, delete, trigger on books to sagework_hasura')
  const relationship = { table: 'books', name: 'next', using: { foreign_key_constraint_on: 'next_id' } }
  const more = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => ({
    type: 'pg_create_object_relationship',
    args: {
      table: 'books',
      name,
      using: { manual_configuration: { remote_table: 'books', column_mapping: { id: 'id' } } },
    },
  }))
  const args = [
    { type: 'pg_track_table', args: { table: 'books' } },
    { type: 'pg_create_object_relationship', args: relationship },
    ...more,
  ]
  const { status } = await send(JSON.stringify({ type: 'bulk', args }), '/v1/metadata')
  expect(status).toBe(200)
  return () => engine.stop()
})

describe('hostile operations', () => {
  const SHAPES: readonly [what: string, query: string, message: string][] = [
    ['depth', `{ books { ${nested(60, 'next { ', '} ', 'id ')} } }`, 'the operation is nested deeper than 50 levels'],
    [
      'depth hidden in fragments',
      `{ books { ...f0 } } ${many(60, (index) => `fragment f${index} on books { next { ${index < 59 ? `...f${index + 1}` : 'id'} } }`)}`,
      'the operation is nested deeper than 50 levels',
    ],
    ['depth beyond what can be parsed', nested(20_000, '{ a ', '}', ''), 'not a valid graphql query'],
    [
      'root aliases',
      `{ ${many(500, (index) => `a${index}: books { id }`)} }`,
      'the operation has more than 100 root fields',
    ],
    [
      'aliases',
      `{ books { ${many(12_000, (index) => `a${index}: id`)} } }`,
      'the operation selects more than 10000 fields',
    ],
    ['breadth', `{ books { ${many(1_000_000, () => 'id')} } }`, 'the query has more than 50000 tokens'],
    [
      'types inside types',
      `{ __schema { types { ${nested(20, 'fields { type { ', '} } ', 'name ')} } } }`,
      'the introspection asks for too much',
    ],
    [
      'conditions inside conditions',
      `{ books(where: ${nested(400, '{_not: ', '}', '{}')}) { id } }`,
      'the operation has values nested deeper than 200 levels',
    ],
  ]
  it.each(SHAPES)('of %s are rejected while others are served', async (_, query, message) => {
    const answer = await besideOthers(() => ask(query))
    expect(answer.errors?.[0]).toMatchObject({ message, extensions: { code: 'validation-failed' } })
  })

  it('that take Postgres too long are cancelled while others are served', async () => {
    const title = `${'a'.repeat(300)}b${'a'.repeat(100)}`
    await database.query('insert into books (id, title) values (99, $1)', [title])
    // It can't match, but Postgres has to try millions of ways to find out.
    const slow = '^(a+)(a+)(a+)(a+)b\\1\\2\\3\\4$'
    const query = 'query ($slow: String!) { books(where: {title: {_regex: $slow}}) { id } }'
    const other = async () => {
      const began = performance.now()
      expect((await ordinary()).data).toBeDefined()
      expect(performance.now() - began).toBeLessThan(PROMPT_MS)
    }
    const [answer] = await Promise.all([ask(query, { slow }), other()])
    await database.query('delete from books where id = 99')
    expect(answer.errors?.[0]).toMatchObject({
      message: 'canceling statement due to statement timeout',
      extensions: { code: 'unexpected' },
    })
  })
})

describe('a hostile caller', () => {
  it('with slow statements leaves connections for others', async () => {
    await database.query(`create function slow_books() returns setof books language sql stable as
      $$ select books.* from books, pg_sleep(0.3) $$`)
    await database.query('grant execute on function slow_books to sagework_hasura')
    const small = await startEngine({
      HASURA_GRAPHQL_DATABASE_URL: database.hasuraUrl,
      HASURA_GRAPHQL_SERVER_PORT: '0',
      HASURA_GRAPHQL_ADMIN_SECRET: SECRET,
      HASURA_GRAPHQL_LOG_LEVEL: 'error',
      HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '0',
      HASURA_GRAPHQL_PG_CONNECTIONS: '4',
      ENGINE_MAX_CONNECTIONS_PER_CALLER: '3',
    })
    onTestFinished(() => small.stop())
    const as = async (user: string, body: object, path = '/v1/graphql') => {
      const own = { ...headers, 'x-hasura-user-id': user }
      const response = await fetch(small.url + path, { method: 'POST', headers: own, body: JSON.stringify(body) })
      return response.json()
    }
    await as('ann', { type: 'pg_track_function', args: { function: 'slow_books' } }, '/v1/metadata')
    let finished = 0
    const attack = Array.from({ length: 12 }, async () => {
      const answer = await as('ann', { query: '{ slow_books(limit: 1) { id } }' })
      finished += 1
      return answer
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await as('bob', { query: '{ books(limit: 1) { id } }' })).toEqual({ data: { books: [{ id: 1 }] } })
    expect(finished).toBeLessThanOrEqual(6)
    for (const answer of await Promise.all(attack)) expect(answer).toEqual({ data: { slow_books: [{ id: 1 }] } })
  })
})

describe('hostile bodies', () => {
  it('of ten megabytes are rejected while others are served', async () => {
    const answer = await besideOthers(() => send(' '.repeat(10 * MEGABYTE)))
    expect(answer).toMatchObject({ status: 413, errors: [{ extensions: { code: 'bad-request' } }] })
  })

  it.each([
    ['whole numbers', '1'],
    ['fractions', '.5'],
  ])('with a million %s to scan are rejected while others are served', async (_, digit) => {
    const list = many(1_000_000, () => (digit === '1' ? '1' : '1.5'), ',')
    const query = 'query ($ids: [Int!]) { books(where: {id: {_in: $ids}}) { id } }'
    const body = `{"query":${JSON.stringify(query)},"variables":{"ids":[${list}]}}`
    const answer = await besideOthers(() => send(body))
    expect(answer.errors?.[0]).toMatchObject({ message: 'the request holds more than 200000 values' })
  })

  it('with a hundred thousand values to scan are accepted', async () => {
    const ids = Array.from({ length: 100_000 }, (_, index) => index)
    const answer = await besideOthers(() =>
      ask('query ($ids: [Int!]) { books(where: {id: {_in: $ids}}) { id } }', { ids }),
    )
    expect(answer.data).toEqual({ books: [{ id: 1 }, { id: 2 }] })
  })

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"_not":', '}'],
  ])('with deeply nested %s are rejected while others are served', async (_, open, close) => {
    const value = nested(100_000, open, close, '1.5')
    const query = 'query ($where: books_bool_exp) { books(where: $where) { id } }'
    const body = `{"query":${JSON.stringify(query)},"variables":{"where":${value}}}`
    const answer = await besideOthers(() => send(body))
    expect(answer.errors?.[0]?.message).toBe('the request has values nested deeper than 200 levels')
  })

  it.each([
    ['a high half alone', '\\ud83d', false],
    ['a low half alone', 'x\\uDE00', false],
    ['halves the wrong way round', '\\ude00\\ud83d', false],
    ['a half after a backslash', '\\\\\\ud83d', false],
    ['a whole pair', '\\uD83D\\ude00', true],
    ['the text of an escape', '\\\\ud83d', true],
  ])('with %s in a text: %s', async (_, escaped, isKept) => {
    const query = 'query ($title: String!) { books(where: {title: {_eq: $title}}) { title } }'
    const answer = await send(`{"query":${JSON.stringify(query)},"variables":{"title":"${escaped}"}}`)
    if (isKept) expect(answer).toEqual({ status: 200, data: { books: [] } })
    else expect(answer.errors?.[0]?.extensions.code).toBe('invalid-json')
  })

  it('with too many requests are rejected', async () => {
    const answer = await besideOthers(() => send(JSON.stringify(Array(10_000).fill({ query: '{ books { id } }' }))))
    expect(answer.errors?.[0]?.message).toBe('a batch may have at most 50 requests')
  })

  it('that trickle in time out while others are served', async () => {
    const socket = connect(Number(new URL(engine.url).port), '127.0.0.1')
    const closed = new Promise<string>((resolve) => {
      let text = ''
      socket.on('data', (part) => {
        text += String(part)
      })
      socket.on('close', () => resolve(text))
    })
    socket.write(
      `POST /v1/graphql HTTP/1.1\r\nhost: x\r\nx-hasura-admin-secret: ${SECRET}\r\ncontent-length: 1000\r\n\r\n{`,
    )
    expect((await ordinary()).errors).toBeUndefined()
    expect(await closed).toMatch(/^HTTP\/1.1 408 /)
  })
})

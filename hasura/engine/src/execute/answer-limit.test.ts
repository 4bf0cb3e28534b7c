import { connect, type Socket } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
import { loadCatalog } from '../catalog/load-catalog.js'
import { EngineError } from '../errors.js'
import { parseMetadata } from '../metadata/parse-metadata.js'
import { STANDARD_LIMITS } from '../operation-limits.js'
import type { Session } from '../session/session.js'
import { createEngine } from './engine.js'
import type { Engine } from './engine-types.js'
import { Lanes } from './wire/lanes.js'

const LIMIT = 64 * 1024
const LONG = 100 * 1024
const REFUSED = `the answer is longer than ${LIMIT} bytes: ask for less`

const database = await createTestDatabase({ template: 'empty' })
/** Everything sent and received on all connections. */
const sockets: Socket[] = []
const stream = () => {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(database.url).port) })
  // pg connects the given stream itself.
  Object.assign(socket, { connect: () => socket })
  sockets.push(socket)
  return socket
}
const received = () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0)
const pool = new pg.Pool({ connectionString: database.url, max: 2, stream })
const lanes = new Lanes({ connectionString: database.url, stream }, 1)
const queries: unknown[] = []
pool.on('connect', (client) => {
  const { query } = client
  Object.assign(client, { query: (...args: [string]) => queries.push(args[0]) && Reflect.apply(query, client, args) })
})
afterAll(() => Promise.all([pool.end(), lanes.end()]))

const pageRelation = { name: 'page', using: { foreign_key_constraint_on: 'page_id' } }
const linesRelation = {
  name: 'lines',
  using: { foreign_key_constraint_on: { table: { schema: 'public', name: 'lines' }, column: 'page_id' } },
}
const metadata = parseMetadata({
  version: 3,
  sources: [
    {
      name: 'default',
      kind: 'postgres',
      configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
      tables: [
        { table: { schema: 'public', name: 'pages' }, array_relationships: [linesRelation] },
        { table: { schema: 'public', name: 'lines' }, object_relationships: [pageRelation] },
      ],
    },
  ],
  actions: [
    {
      name: 'favourites',
      definition: {
        kind: 'synchronous',
        type: 'query',
        handler: 'http://localhost',
        output_type: '[Favourite!]!',
        arguments: [],
      },
    },
  ],
  custom_types: {
    objects: [
      {
        name: 'Favourite',
        fields: [{ name: 'id', type: 'Int!' }],
        relationships: [
          {
            name: 'page',
            type: 'object',
            source: 'default',
            remote_table: { schema: 'public', name: 'pages' },
            field_mapping: { id: 'id' },
          },
        ],
      },
    ],
  },
})

let engine: Engine
beforeAll(async () => {
  await database.query(`create table pages (id int primary key, words text not null, turn int not null default 0)`)
  await database.query(`create table lines (id serial primary key, page_id int not null references pages, word text)`)
  const client = await pool.connect()
  const catalog = await loadCatalog(client, metadata).finally(() => client.release())
  engine = createEngine({
    pool,
    lanes,
    metadata,
    catalog,
    settings: {
      stringifyNumericTypes: false,
      inferFunctionPermissions: true,
      v1BooleanNullCollapse: false,
      showsInternal: () => false,
    },
    callAction: ({ name }) =>
      name === 'favourites'
        ? Promise.resolve({ value: [{ id: 2 }, { id: 3 }, { id: 4 }], setCookie: [], exchange: null as never })
        : Promise.reject(new EngineError('not-supported', 'no such action')),
    limits: { ...STANDARD_LIMITS, answerBytes: LIMIT },
  })
})
beforeEach(async () => {
  await database.query('truncate pages, lines')
  await database.query(`insert into pages values (0, 'short'), (1, repeat('x', ${LONG}))`)
  await database.query(`insert into pages select n, repeat('x', 30000) from generate_series(2, 4) n`)
})

const SESSION: Session = { role: 'admin', variables: {}, isAdminSecret: true, useBackendOnly: false }
async function ask(query: string, variables: Record<string, unknown> = {}): Promise<string> {
  const context = { requestHeaders: {}, requestId: 'test' }
  const { body } = await engine.execute({ query, variables }, SESSION, context)
  const { errors } = JSON.parse(body) as { errors?: { message: string }[] }
  return errors?.[0]?.message ?? 'answered'
}
const turns = async () => (await database.query('select sum(turn)::int as turns from pages'))[0]?.turns

describe('a response that is too long', () => {
  it('never reaches this process, whichever connection it is queried on', async () => {
    const one = 'query ($id: Int!) { pages_by_pk(id: $id) { words lines { word } } }'
    for (let round = 0; round < 40; round++) expect(await ask(one, { id: 0 })).toBe('answered')
    expect(sockets.length, 'connections, the shared one among them').toBeGreaterThan(1)
    const before = received()
    for (let round = 0; round < 5; round++) expect(await ask(one, { id: 1 })).toBe(REFUSED)
    expect(await ask('{ pages_aggregate { aggregate { count } nodes { words } } }')).toBe(REFUSED)
    expect(await ask('{ pages(where: {id: {_lt: 2}}) { words } }')).toBe(REFUSED)
    expect(received() - before).toBeLessThan(LIMIT)
  })

  it('is measured in bytes, and may be exactly as long as the limit', async () => {
    const byLength = async (text: string) => {
      await database.query('update pages set words = $1 where id = 0', [text])
      return ask('{ pages_by_pk(id: 0) { words } }')
    }
    const rest = '{"words":""}'.length
    expect(await byLength('x'.repeat(LIMIT - rest))).toBe('answered')
    expect(await byLength('x'.repeat(LIMIT - rest + 1))).toBe(REFUSED)
    expect(await byLength('ж'.repeat(LIMIT / 2))).toBe(REFUSED)
  })

  it('rolls back the mutation that would return it, without an explicit transaction', async () => {
    const change = (id: number, field = 'words') =>
      `mutation { update_pages_by_pk(pk_columns: {id: ${id}}, _inc: {turn: 1}) { ${field} } }`
    expect(await ask(change(0))).toBe('answered')
    queries.length = 0
    expect(await ask(change(0, 'id words'))).toBe('answered')
    expect(await ask(change(1))).toBe(REFUSED)
    expect(queries).toHaveLength(2)
    expect(await ask('mutation { update_pages(where: {}, _inc: {turn: 1}) { returning { words } } }')).toBe(REFUSED)
    expect(await ask('mutation { delete_pages(where: {}) { returning { words } } }')).toBe(REFUSED)
    expect(await turns()).toBe(2)
  })

  it('rolls back a mutation with relationships, even if only the intermediate rows are too long', async () => {
    const far = 'mutation { update_pages(where: {}, _inc: {turn: 1}) { returning { lines { id } } } }'
    expect(await ask(far)).toBe(REFUSED)
    expect(await turns()).toBe(0)
  })

  it('counts all updates of one field together', async () => {
    const one = (id: number) => `{where: {id: {_eq: ${id}}}, _inc: {turn: 1}}`
    const many = (...ids: number[]) =>
      `mutation { update_pages_many(updates: [${ids.map(one)}]) { returning { words } } }`
    expect(await ask(many(2, 3))).toBe('answered')
    queries.length = 0
    expect(await ask(many(...Array.from({ length: 30 }, (_, at) => 2 + (at % 3))))).toBe(REFUSED)
    expect(queries.length, 'what is refused goes no further').toBeLessThan(10)
    expect(await turns()).toBe(2)
  })

  it('counts all rows returned by a nested insert together', async () => {
    const upsert = 'on_conflict: {constraint: pages_pkey, update_columns: [turn]}'
    const insert = (...ids: number[]) =>
      `mutation { insert_pages(${upsert}, objects: [${ids.map((id) => `{id: ${id}, words: "", turn: 1, lines: {data: [{word: "a"}]}}`)}]) { affected_rows } }`
    expect(await ask(insert(2, 3))).toBe('answered')
    expect(await ask(insert(2, 3, 4))).toBe(REFUSED)
    expect(await turns()).toBe(2)
    expect(await database.query('select from lines')).toHaveLength(2)
  })

  it('counts all rows related to an action’s response together', async () => {
    expect(await ask('{ favourites { page { id } } }')).toBe('answered')
    const before = received()
    expect(await ask('{ favourites { page { words } } }')).toBe(REFUSED)
    expect(received() - before).toBeGreaterThan(LIMIT)
  })
})

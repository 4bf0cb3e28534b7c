import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/database.js'
import { startEngine } from '../index.js'

const database = await createTestDatabase({ template: 'empty' })
// Renames and drops need an owner: this engine works as superuser.
const engine = await startEngine({
  HASURA_GRAPHQL_DATABASE_URL: database.url,
  HASURA_GRAPHQL_SERVER_PORT: '0',
  HASURA_GRAPHQL_LOG_LEVEL: 'error',
  HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '0',
})

async function post(path: string, body: object) {
  const response = await fetch(engine.url + path, { method: 'POST', body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const metadata = (type: string, args: unknown = {}, more: object = {}) => post('/v1/metadata', { type, args, ...more })
const sql = (text: string, more: object = {}) => post('/v2/query', { type: 'run_sql', args: { sql: text, ...more } })
const graphql = (query: string) => post('/v1/graphql', { query })

async function exported() {
  const { body } = await metadata('export_metadata')
  const [source] = body.sources as { tables: { table: { name: string } }[] }[]
  return Object.fromEntries((source?.tables ?? []).map((table) => [table.table.name, table as Record<string, unknown>]))
}

afterAll(() => engine.stop())

const SHELVES = `
drop schema public cascade; create schema public;
create table authors (id int primary key, name text not null);
create table books (id int primary key, title text, author_id int references authors (id), is_public boolean not null default true);
insert into authors values (1, 'Austen'); insert into books values (1, 'Emma', 1, true);`

const TRACKED = [
  { type: 'pg_track_table', args: { table: 'authors' } },
  { type: 'pg_track_table', args: { table: 'books' } },
  {
    type: 'pg_create_object_relationship',
    args: { table: 'books', name: 'author', using: { foreign_key_constraint_on: 'author_id' } },
  },
  {
    type: 'pg_create_array_relationship',
    args: {
      table: 'authors',
      name: 'books',
      using: { foreign_key_constraint_on: { table: 'books', column: 'author_id' } },
    },
  },
  {
    type: 'pg_create_select_permission',
    args: {
      table: 'books',
      role: 'reader',
      permission: { columns: ['title'], filter: { is_public: true, author: { name: { _ne: 'Nobody' } } } },
    },
  },
]

beforeEach(async () => {
  await metadata('clear_metadata')
  expect((await sql(SHELVES, { cascade: true })).status).toBe(200)
  expect(await metadata('bulk', TRACKED)).toMatchObject({ status: 200 })
})

describe('the metadata API', () => {
  it('goes on after a failure where it is told to, and answers the failure in its place', async () => {
    const { status, body } = await metadata('bulk_keep_going', [
      { type: 'pg_track_table', args: { table: 'books' } },
      { type: 'pg_drop_select_permission', args: { table: 'books', role: 'reader' } },
    ])
    expect(status).toBe(200)
    expect(body).toEqual([
      { code: 'already-tracked', path: '$.args[0].args', error: 'view/table already tracked : "books"' },
      { message: 'success' },
    ])
    expect((await exported()).books).not.toHaveProperty('select_permissions')
  })

  it('refuses two columns under one name', async () => {
    const configuration = { column_config: { title: { custom_name: 'id' } } }
    const { status, body } = await metadata('pg_set_table_customization', { table: 'books', configuration })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      internal: expect.arrayContaining([
        expect.objectContaining({
          name: 'table books in source default',
          reason:
            'Inconsistent object: the definitions of columns "id" and "title" are in conflict: they are mapped to the same field name, "id"',
        }),
      ]),
    })
    const swapped = { column_config: { title: { custom_name: 'id' }, id: { custom_name: 'title' } } }
    const swap = await metadata('pg_set_table_customization', { table: 'books', configuration: swapped })
    expect(swap.status).toBe(200)
  })

  it('leaves out what GraphQL can’t spell, and shows the rest', async () => {
    await sql(
      'create table "odd name" (id int primary key, "a-b" int, plain text, constraint plain_key unique (plain))',
    )
    await metadata('pg_track_table', { table: 'odd name', configuration: { custom_name: 'odd' } })
    const { body } = await graphql(
      '{ odd { id plain } a: __type(name: "odd") { fields { name } } b: __type(name: "odd_constraint") { enumValues { name } } }',
    )
    expect(body).toEqual({
      data: { odd: [], a: { fields: [{ name: 'id' }, { name: 'plain' }] }, b: { enumValues: [{ name: 'plain_key' }] } },
    })
  })

  it('refuses an event trigger on a column that is not there', async () => {
    const trigger = { name: 'told', source: 'default', table: 'books', webhook: 'http://127.0.0.1:9' }
    const { body } = await metadata('pg_create_event_trigger', { ...trigger, update: { columns: ['titel'] } })
    expect(body).toMatchObject({
      code: 'invalid-configuration',
      error: 'Inconsistent object: in table "books": in event trigger "told": column "titel" does not exist',
    })
    expect((await metadata('pg_create_event_trigger', { ...trigger, update: { columns: ['title'] } })).status).toBe(200)
  })

  it.each([
    ['another database', { connection_info: { database_url: 'postgres://elsewhere/other' } }, '$.args'],
    ['read replicas', { read_replicas: [{}] }, '$.sources[0].configuration.read_replicas'],
  ])('refuses %s', async (_, configuration, path) => {
    const sources = [{ name: 'default', kind: 'postgres', tables: [], configuration }]
    const { status, body } = await metadata('replace_metadata', { version: 3, sources })
    expect({ status, ...body }).toMatchObject({ status: 400, code: 'not-supported', path })
  })

  it('lets mutations run at the isolation level of the source', async () => {
    await sql("alter table books add column level text default current_setting('transaction_isolation')")
    const { body } = await metadata('export_metadata')
    const insert = (id: number) => graphql(`mutation { insert_books_one(object: {id: ${id}}) { level } }`)
    expect((await insert(2)).body).toEqual({ data: { insert_books_one: { level: 'read committed' } } })
    const [source] = body.sources as { configuration: { connection_info: Record<string, unknown> } }[]
    if (source) source.configuration.connection_info.isolation_level = 'serializable'
    expect((await metadata('replace_metadata', body)).status).toBe(200)
    expect((await insert(3)).body).toEqual({ data: { insert_books_one: { level: 'serializable' } } })
  })

  it('changes all or nothing of a bulk, and says where it failed', async () => {
    const { status, body } = await metadata('bulk', [
      { type: 'pg_drop_select_permission', args: { table: 'books', role: 'reader' } },
      { type: 'pg_track_table', args: { table: 'books' } },
    ])
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'already-tracked', path: '$.args[1].args' })
    expect((await exported()).books).toHaveProperty('select_permissions')
  })

  it('refuses a stale resource version, and counts every change', async () => {
    const { body } = await metadata('export_metadata', {}, { version: 2 })
    const version = body.resource_version as number
    expect(await metadata('reload_metadata', {}, { resource_version: version - 1 })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
    expect((await metadata('reload_metadata', {}, { resource_version: version })).status).toBe(200)
    expect((await metadata('export_metadata', {}, { version: 2 })).body.resource_version).toBe(version + 1)
  })

  it('exports what it was given and takes it back', async () => {
    const before = (await metadata('export_metadata')).body
    await metadata('clear_metadata')
    expect(await metadata('replace_metadata', before)).toMatchObject({ status: 200, body: { message: 'success' } })
    expect((await metadata('export_metadata')).body).toEqual(before)
  })

  it('refuses inconsistent metadata unless told otherwise, and reports it', async () => {
    const inconsistent = {
      version: 3,
      sources: [{ name: 'default', kind: 'postgres', tables: [{ table: 'nowhere' }] }],
    }
    const args = { allow_inconsistent_metadata: false, metadata: inconsistent }
    expect((await metadata('replace_metadata', args, { version: 2 })).status).toBe(400)
    expect(await exported()).toHaveProperty('books')
    const allowed = await metadata('replace_metadata', { ...args, allow_inconsistent_metadata: true }, { version: 2 })
    expect(allowed.body).toMatchObject({
      is_consistent: false,
      inconsistent_objects: [{ type: 'table', name: 'table nowhere in source default' }],
    })
    await metadata('drop_inconsistent_metadata')
    expect((await metadata('get_inconsistent_metadata')).body).toEqual({
      is_consistent: true,
      inconsistent_objects: [],
    })
  })

  it('refuses unknown commands and keys', async () => {
    expect(await metadata('pg_dance')).toMatchObject({ status: 400 })
    const { body } = await metadata('pg_create_select_permission', {
      table: 'authors',
      role: 'reader',
      permission: { columns: '*', filter: {}, filtre: {} },
    })
    expect(body).toMatchObject({ code: 'parse-failed', path: '$.permission.filtre', error: 'unknown key' })
  })

  it('keeps what the command line notes about applied migrations', async () => {
    expect((await metadata('get_catalog_state')).body).toMatchObject({ cli_state: {}, console_state: {} })
    const state = { migrations: { default: { '1700000000000': false } } }
    await metadata('set_catalog_state', { type: 'cli', state })
    expect((await metadata('get_catalog_state')).body).toMatchObject({ cli_state: state, console_state: {} })
  })

  it('keeps what depends on it from being dropped, or takes it along', async () => {
    const dropped = { table: 'books', relationship: 'author' }
    expect((await metadata('pg_drop_relationship', dropped)).body).toMatchObject({
      code: 'dependency-error',
      error: 'cannot drop due to the following dependent objects : permission books.reader.select in source "default"',
    })
    expect((await metadata('pg_drop_relationship', { ...dropped, cascade: true })).status).toBe(200)
    expect((await exported()).books).not.toHaveProperty('select_permissions')
  })

  it('renames a relationship in the permissions too', async () => {
    await metadata('pg_rename_relationship', { table: 'books', name: 'author', new_name: 'writer' })
    expect((await exported()).books?.select_permissions).toMatchObject([
      { permission: { filter: { writer: { name: { _ne: 'Nobody' } } } } },
    ])
  })
})

describe('run_sql', () => {
  it('answers rows as texts, and only of the last statement', async () => {
    expect((await sql("select 1; select true as yes, null as nothing, 'x' as word")).body).toEqual({
      result_type: 'TuplesOk',
      result: [
        ['yes', 'nothing', 'word'],
        ['t', 'NULL', 'x'],
      ],
    })
    expect((await sql('set timezone to utc')).body).toEqual({ result_type: 'CommandOk', result: null })
  })

  it('is one transaction', async () => {
    expect((await sql("insert into authors values (2, 'Eliot'); select 1/0")).status).toBe(400)
    expect((await graphql('{ authors { name } }')).body).toEqual({ data: { authors: [{ name: 'Austen' }] } })
  })

  it('changes nothing when it is to read only', async () => {
    expect((await sql('drop table books cascade', { read_only: true })).body).toMatchObject({
      code: 'postgres-error',
      internal: { error: { status_code: '25006' } },
    })
  })

  it('lets the metadata follow renamed tables and columns', async () => {
    await sql('alter table authors rename to writers; alter table books rename column is_public to is_open')
    expect((await graphql('{ writers { books { is_open author { name } } } }')).body).toEqual({
      data: { writers: [{ books: [{ is_open: true, author: { name: 'Austen' } }] }] },
    })
    expect((await exported()).books?.select_permissions).toMatchObject([
      { permission: { filter: { is_open: true, author: { name: { _ne: 'Nobody' } } } } },
    ])
  })

  it('refuses to drop what metadata needs, unless it may take that along', async () => {
    const drop = 'alter table books drop column title'
    expect((await sql(drop)).body).toMatchObject({
      code: 'dependency-error',
      error: 'cannot drop due to the following dependent objects : permission books.reader.select in source "default"',
    })
    expect((await sql(drop, { cascade: true })).status).toBe(200)
    expect((await sql('drop table books')).body).toMatchObject({ code: 'dependency-error' })
    expect((await sql('drop table books', { cascade: true })).status).toBe(200)
    expect(Object.keys(await exported())).toEqual(['authors'])
  })

  it('refuses another type for a column that a permission compares with a literal', async () => {
    expect((await sql('alter table books alter is_public drop default, alter is_public type text')).body).toMatchObject(
      {
        code: 'dependency-error',
        error: expect.stringContaining('cannot change type of column "is_public" in table "books"'),
      },
    )
  })

  it('reads the clean-up of Hasura’s event log as being about the engine’s', async () => {
    expect((await sql('delete from hdb_catalog.event_log where delivered')).status).toBe(200)
  })
})

import { afterAll, beforeEach, expect } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
import { startEngine } from '../index.js'

export const [authors, books] = ['authors', 'books'].map((name) => ({ schema: 'public', name }))

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

/** An engine for one test file, with two tracked tables reset before each test. */
export async function openBooks() {
  const database = await createTestDatabase({ template: 'empty' })
  // Renaming and dropping require ownership, so this engine runs as superuser.
  const engine = await startEngine({
    HASURA_GRAPHQL_DATABASE_URL: database.url,
    HASURA_GRAPHQL_SERVER_PORT: '0',
    HASURA_GRAPHQL_LOG_LEVEL: 'error',
    HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '0',
  })
  afterAll(() => engine.stop())
  const post = async (path: string, body: object, role?: string) => {
    const headers: Record<string, string> = role ? { 'x-hasura-role': role } : {}
    const response = await fetch(engine.url + path, { method: 'POST', body: JSON.stringify(body), headers })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const metadata = (type: string, args: unknown = {}, more: object = {}) =>
    post('/v1/metadata', { type, args, ...more })
  const sql = (text: string, more: object = {}) => post('/v2/query', { type: 'run_sql', args: { sql: text, ...more } })
  beforeEach(async () => {
    await metadata('clear_metadata')
    expect((await sql(SHELVES, { cascade: true })).status).toBe(200)
    expect(await metadata('bulk', TRACKED)).toMatchObject({ status: 200 })
  })
  return {
    database,
    engine,
    metadata,
    sql,
    graphql: (query: string, role?: string) => post('/v1/graphql', { query }, role),
    /** Each table's metadata by name. */
    exported: async () => {
      const { body } = await metadata('export_metadata')
      const [source] = body.sources as { tables: { table: { name: string } }[] }[]
      const tables = (source?.tables ?? []).map((table) => [table.table.name, table as Record<string, unknown>])
      return Object.fromEntries(tables) as Record<string, Record<string, unknown>>
    },
  }
}

import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import { admitServices, ROLES, urlAs, urlOf, withClient } from '#scripts/lib/database/database.mjs'
import { atEnd } from './at-end.js'
import { putBack } from './shared-database.js'

/** Connections still open after that are terminated. */
const GOODBYE_TRIES = 25
const GOODBYE_PAUSE_MS = 20

const CREATE_TIMEOUT_MS = 20_000
const CREATE_TRIES = 3
const QUERY_CANCELED = '57014'

export type Row = Record<string, unknown>

export interface TestDatabase {
  name: string
  /** As superuser: for arranging and asserting only. */
  url: string
  ownerUrl: string
  hasuraUrl: string
  actionsUrl: string
  query<T extends Row = Row>(sql: string, values?: unknown[]): Promise<T[]>
  drop(): Promise<void>
}

/**
 * Clones a database for this test file; dropped at its end. Call at the file's top level or in `beforeAll`.
 * @param options.template `full` (migrations, reference and persona seeds) or `empty` (roles only)
 */
export async function createTestDatabase(options: { template?: 'full' | 'empty' } = {}): Promise<TestDatabase> {
  if (inject('stack')) return sharedDatabase(inject('postgres').adminUrl)
  const { adminUrl, passwords } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = options.template === 'empty' ? 'test_empty' : 'test_template'
  await withClient(adminUrl, async (client) => {
    await createFrom(client, name, template)
    await admitServices(client, name)
    // An empty one is for tests that let the engine create its own schema and triggers.
    if (options.template === 'empty')
      await client.query(`grant create, temporary on database ${name} to ${ROLES.hasura}`)
  })
  const url = urlOf(adminUrl, name)
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  // Dropping a database terminates idle connections; without a listener that would crash the test process.
  pool.on('error', () => undefined)
  const drop = async () => {
    await pool.end()
    await withClient(adminUrl, async (client) => {
      await waitUntilLeft(client, name)
      await client.query(`drop database if exists ${name} with (force)`)
    })
  }
  atEnd(drop)
  return {
    name,
    url,
    ownerUrl: urlAs(url, ROLES.owner, passwords.owner),
    hasuraUrl: urlAs(url, ROLES.hasura, passwords.hasura),
    actionsUrl: urlAs(url, ROLES.actions, passwords.actions),
    query: async <T extends Row>(sql: string, values?: unknown[]) => (await pool.query<T>(sql, values)).rows,
    drop,
  }
}

/**
 * Every backend has to acknowledge a new database, and one that waits for its client to read does so only afterwards;
 * so it is tried again before it counts as failed.
 * @throws Error with what the server was doing
 */
async function createFrom(client: pg.Client, name: string, template: string): Promise<void> {
  await client.query(`set statement_timeout = ${CREATE_TIMEOUT_MS}`)
  for (let tries = 1; ; tries++) {
    try {
      await client.query(`create database ${name} template ${template} owner ${ROLES.owner}`)
      break
    } catch (error) {
      if ((error as { code?: string }).code !== QUERY_CANCELED) throw error
      const { rows } = await client.query(
        `select datname, state, wait_event_type, wait_event, left(query, 120) as query from pg_stat_activity
         where wait_event is distinct from 'ClientRead' and backend_type = 'client backend'`,
      )
      if (tries === CREATE_TRIES) throw new Error(`no database within ${tries} tries: ${JSON.stringify(rows)}`)
    }
  }
  await client.query('reset statement_timeout')
}

/**
 * An ended pool is still saying goodbye to Postgres; terminated in the middle of it, it would crash the test process.
 */
async function waitUntilLeft(client: pg.Client, name: string): Promise<void> {
  for (let tries = 0; tries < GOODBYE_TRIES; tries++) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name])
    if (rowCount === 0) return
    await delay(GOODBYE_PAUSE_MS)
  }
}

/** The database of running servers, restored to its state before the tests, with the personas. */
async function sharedDatabase(url: string): Promise<TestDatabase> {
  await putBack(url, 'withPersonas')
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => undefined)
  const drop = () => pool.end()
  atEnd(drop)
  return {
    name: new URL(url).pathname.slice(1),
    url,
    ownerUrl: url,
    hasuraUrl: url,
    actionsUrl: url,
    query: async <T extends Row>(sql: string, values?: unknown[]) => (await pool.query<T>(sql, values)).rows,
    drop,
  }
}

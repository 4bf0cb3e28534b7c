import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { PRUNE_SQL } from './prune-events.cron.js'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  // The engine prunes its own log when it starts, which may be after the test has written to it.
  actions = await startTestActions(database, { engineEnv: { ENGINE_EVENTS_KEPT_DAYS: '365' } })
})

/** Schedule rows, all created at the same time, because engines create them ahead of time. */
async function cronEvents(table: string) {
  for (const [age, status] of [
    ['15 days', 'delivered'],
    ['15 days', 'error'],
    ['90 days', 'dead'],
    ['15 days', 'scheduled'],
    ['13 days', 'delivered'],
  ]) {
    const name = `${age === '13 days' ? 'new' : 'old'}-${status}`
    await database.query(
      `insert into ${table} (trigger_name, scheduled_time, status, created_at) values ($1, now() - $2::interval, $3, now())`,
      [name, age, status],
    )
  }
}

async function cronLeft(table: string): Promise<unknown[]> {
  const rows = await database.query(`select trigger_name from ${table} where trigger_name ~ '^(old|new)-' order by 1`)
  return rows.map(({ trigger_name }) => trigger_name)
}

describe('pruning events', () => {
  it('deletes old claims, and leaves the embedded engine’s events alone', async () => {
    await database.query(
      `insert into sagework_engine.event_log (schema_name, table_name, trigger_name, payload, delivered, created_at)
       values ('public', 'opportunities', 'old-delivered', '{}', true, now() - interval '15 days')`,
    )
    await database.query(
      `insert into private.event_claims (event_id, trigger_name, claimed_at) values
       ($1, 'old-claim', now() - interval '29 days'), ($2, 'new-claim', now() - interval '20 days')`,
      [randomUUID(), randomUUID()],
    )
    await actions.hook('/hooks/crons/prune-events', { id: randomUUID(), name: 'prune_events', payload: {} })
    await vi.waitFor(
      async () => {
        const claims = await database.query(
          `select trigger_name from private.event_claims where trigger_name like '%claim'`,
        )
        expect(claims).toEqual([{ trigger_name: 'new-claim' }])
      },
      { timeout: 10_000, interval: 50 },
    )
    const events = await database.query(
      `select trigger_name from sagework_engine.event_log where trigger_name = 'old-delivered'`,
    )
    expect(events).toHaveLength(1)
  })

  it('deletes what was delivered more than 14 days ago from the real Hasura’s catalog, and keeps failures', async () => {
    await database.query(`create schema hdb_catalog authorization sagework_hasura`)
    await database.query(`create table hdb_catalog.event_log (
      id text primary key default gen_random_uuid(), trigger_name text, delivered boolean, created_at timestamp default now())`)
    await database.query(`create table hdb_catalog.event_invocation_logs (
      id text primary key default gen_random_uuid(), event_id text references hdb_catalog.event_log)`)
    await database.query(`insert into hdb_catalog.event_log (id, trigger_name, delivered, created_at) values
      ('1', 'old-delivered', true, now() - interval '15 days'), ('2', 'old-failed', false, now() - interval '15 days'),
      ('3', 'new-delivered', true, now())`)
    await database.query(`insert into hdb_catalog.event_invocation_logs (event_id) values ('1'), ('2'), ('3')`)
    await database.query(`create table hdb_catalog.hdb_cron_events (
      id text primary key default gen_random_uuid(), trigger_name text, scheduled_time timestamptz, status text, created_at timestamp default now())`)
    await cronEvents('hdb_catalog.hdb_cron_events')
    await database.query(PRUNE_SQL)
    const left = (table: string, column: string) =>
      database.query(`select ${column} as id from hdb_catalog.${table} order by 1`)
    expect(await left('event_log', 'id')).toEqual([{ id: '2' }, { id: '3' }])
    expect(await left('event_invocation_logs', 'event_id')).toEqual([{ id: '2' }, { id: '3' }])
    expect(await cronLeft('hdb_catalog.hdb_cron_events')).toEqual(['new-delivered', 'old-scheduled'])
  })
})

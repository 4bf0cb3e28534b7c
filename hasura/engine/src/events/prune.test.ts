import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
import { startEventEngine } from './events.testkit.js'
import { pruneEvents } from './prune.js'

const database = await createTestDatabase({ template: 'empty' })
const QUIET = { ENGINE_EVENTS_KEPT_DAYS: '0' }

beforeEach(async () => {
  await database.query('drop schema if exists sagework_engine cascade')
})

/** Events of every kind and outcome, each with an invocation, named after age and outcome. */
async function fill(): Promise<void> {
  await database.query(`
    with kinds (name, is_old, delivered, error, archived) as (values
      ('old-delivered', true, true, false, false), ('old-failed', true, false, true, false),
      ('old-waiting', true, false, false, false), ('old-of-a-gone-trigger', true, false, false, true),
      ('new-delivered', false, true, false, false), ('new-of-a-gone-trigger', false, false, false, true)),
    events as (
      insert into sagework_engine.event_log (schema_name, table_name, trigger_name, payload, delivered, error, archived, created_at)
      select 'public', 'books', name, '{}', delivered, error, archived, now() - case when is_old then 15 else 13 end * interval '1 day'
      from kinds returning id, trigger_name)
    insert into sagework_engine.event_invocation_logs (event_id, trigger_name) select id, trigger_name from events;
    with kinds (name, is_old, status) as (values
      ('old-delivered', true, 'delivered'), ('old-failed', true, 'error'), ('old-dead', true, 'dead'),
      ('old-waiting', true, 'scheduled'), ('new-delivered', false, 'delivered')),
    crons as (
      insert into sagework_engine.cron_events (trigger_name, scheduled_time, status)
      select name, now() - case when is_old then 15 else 13 end * interval '1 day', status from kinds returning id),
    one_offs as (
      insert into sagework_engine.scheduled_events (webhook_conf, retry_conf, header_conf, comment, scheduled_time, status)
      select '{}', '{}', '[]', name, now() - case when is_old then 15 else 13 end * interval '1 day', status
      from kinds returning id),
    noted as (insert into sagework_engine.cron_event_invocation_logs (event_id) select id from crons)
    insert into sagework_engine.scheduled_event_invocation_logs (event_id) select id from one_offs`)
}

const names = (table: string, column: string) =>
  database
    .query(`select ${column} as name from sagework_engine.${table} order by 1`)
    .then((rows) => rows.map(({ name }) => name))

function openPool(): pg.Pool {
  const pool = new pg.Pool({ connectionString: database.hasuraUrl, max: 2 })
  onTestFinished(() => pool.end())
  return pool
}

describe('finished events', () => {
  it('are deleted with their invocations; failed or pending ones stay, unless they can’t be redelivered any more', async () => {
    await (await startEventEngine(database, QUIET)).stop()
    await fill()
    expect(await pruneEvents(openPool(), 14, new AbortController().signal)).toBe(6)
    const left = ['new-delivered', 'new-of-a-gone-trigger', 'old-failed', 'old-waiting']
    expect(await names('event_log', 'trigger_name')).toEqual(left)
    expect(await names('event_invocation_logs', 'trigger_name')).toEqual(left)
    expect(await names('cron_events', 'trigger_name')).toEqual(['new-delivered', 'old-waiting'])
    expect(await names('cron_event_invocation_logs', 'id')).toHaveLength(2)
    expect(await names('scheduled_events', 'comment')).toEqual([
      'new-delivered',
      'old-dead',
      'old-failed',
      'old-waiting',
    ])
    expect(await names('scheduled_event_invocation_logs', 'id')).toHaveLength(4)
  })

  it('are deleted by the engine itself, after 14 days by default', async () => {
    await (await startEventEngine(database, QUIET)).stop()
    await fill()
    await startEventEngine(database)
    await vi.waitFor(async () => expect(await names('event_log', 'trigger_name')).not.toContain('old-delivered'))
    expect(await names('event_log', 'trigger_name')).toContain('new-delivered')
  })

  it('stay for as long as configured', async () => {
    await (await startEventEngine(database, QUIET)).stop()
    await fill()
    const pool = openPool()
    const never = new AbortController().signal
    expect(await pruneEvents(pool, 16, never)).toBe(0)
    expect(await pruneEvents(pool, 12, never)).toBe(10)
  })

  it('are deleted in batches through an index, and not at all once it is stopping', async () => {
    await (await startEventEngine(database, QUIET)).stop()
    await database.query(`
      insert into sagework_engine.event_log (schema_name, table_name, trigger_name, payload, delivered, created_at)
      select 'public', 'books', 'many', '{}', i % 50 = 0, now() - interval '20 days' from generate_series(1, 5000) i;
      analyze sagework_engine.event_log`)
    const pool = openPool()
    expect(await pruneEvents(pool, 14, AbortSignal.abort())).toBe(0)
    const queries = vi.spyOn(pool, 'query')
    expect(await pruneEvents(pool, 14, new AbortController().signal, 40)).toBe(100)
    const [statement] = queries.mock.calls[0] as unknown as [string]
    expect(queries.mock.calls.filter(([text]) => text === (statement as never))).toHaveLength(3)
    const plan = await pool.query(`explain ${statement}`.replace('$1', '14').replace('$2', '40'))
    expect(JSON.stringify(plan.rows)).toContain('event_log_finished_first')
  })
})

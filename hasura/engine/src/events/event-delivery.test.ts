import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
import { createLogger } from '../logger.js'
import { EMPTY_METADATA, parseMetadata } from '../metadata/parse-metadata.js'
import { createEventQueue } from './event-queue.js'
import { type EventEngine, startEventEngine, startReceiver } from './events.testkit.js'

const database = await createTestDatabase({ template: 'empty' })
const receiver = await startReceiver()
const WAIT = { timeout: 10_000, interval: 20 }

beforeEach(async () => {
  await database.query('drop schema if exists sagework_engine cascade; drop table if exists notes')
  await database.query('create table notes (id bigint primary key, body text, stars int default 0)')
  await database.query('grant select, insert, update, delete, trigger on notes to sagework_hasura')
  await database.query('grant select, insert, update, delete on notes to sagework_actions')
  receiver.deliveries.length = 0
})

/** Tracks the table and creates triggers, by name and path. */
async function prepare(engine: EventEngine, triggers: Record<string, object>): Promise<void> {
  await engine.metadata('pg_track_table', { table: 'notes' })
  for (const [name, more] of Object.entries(triggers)) {
    await engine.metadata('pg_create_event_trigger', {
      name,
      table: 'notes',
      webhook: `${receiver.url}/${name}`,
      ...more,
    })
  }
}

const INSERTS = { insert: { columns: '*' } }
const insertNote = (id: number, body = 'hello') =>
  database.query('insert into notes (id, body) values ($1, $2)', [id, body])
const paths = () => receiver.deliveries.map(({ path }) => path)
const logRows = () =>
  database.query('select delivered, error, tries from sagework_engine.event_log order by created_at')
const until = (fact: () => unknown | Promise<unknown>) => vi.waitFor(fact, WAIT)

describe('an event trigger', () => {
  it('delivers any backlog at once: the response limit doesn’t apply', async () => {
    const engine = await startEventEngine(database, { ENGINE_MAX_ANSWER_BYTES: String(64 * 1024) })
    await prepare(engine, { made: INSERTS })
    await database.query(`insert into notes select n, repeat('x', 30000) from generate_series(1, 10) n`)
    await until(() => expect(receiver.deliveries).toHaveLength(10))
  })

  it('reports a committed change with its session, and no other', async () => {
    const engine = await startEventEngine(database)
    await prepare(engine, { made: INSERTS })
    await database.query("begin; insert into notes values (1, 'taken back'); rollback")
    await engine.graphql('mutation { insert_notes_one(object: {id: 9007199254740993, body: "kept"}) { id } }', {
      'x-hasura-role': 'admin',
      'x-hasura-user-id': 'u7',
    })
    await until(() => expect(receiver.deliveries).toHaveLength(1))
    const [delivery] = receiver.deliveries
    expect(delivery?.body).toMatchObject({
      trigger: { name: 'made' },
      event: {
        op: 'INSERT',
        data: { old: null },
        session_variables: { 'x-hasura-role': 'admin', 'x-hasura-user-id': 'u7' },
      },
      delivery_info: { current_retry: 0, max_retries: 0 },
    })
    await until(async () => expect(await logRows()).toEqual([{ delivered: true, error: false, tries: 1 }]))
  })

  it('captures writes by a role without access to the engine’s schema', async () => {
    const engine = await startEventEngine(database)
    await prepare(engine, { made: INSERTS })
    const writer = new pg.Client({ connectionString: database.actionsUrl })
    await writer.connect()
    await writer.query("insert into notes values (1, 'by the service')").finally(() => writer.end())
    await until(() => expect(receiver.deliveries).toHaveLength(1))
    expect(receiver.deliveries[0]?.body.event.session_variables).toBeNull()
  })

  it('fires on an update only if a watched column changed', async () => {
    const engine = await startEventEngine(database)
    await prepare(engine, { starred: { update: { columns: ['stars'], payload: ['id', 'stars'] } } })
    await insertNote(1)
    await database.query("update notes set body = 'other'")
    await database.query('update notes set stars = 5')
    await until(() => expect(receiver.deliveries).toHaveLength(1))
    expect(receiver.deliveries[0]?.body.event.data).toEqual({ old: { id: 1, stars: 0 }, new: { id: 1, stars: 5 } })
  })

  it('still works if a column is dropped behind the engine’s back', async () => {
    const engine = await startEventEngine(database)
    await prepare(engine, { starred: { insert: { columns: '*' }, update: { columns: ['stars', 'body'] } } })
    await database.query('alter table notes drop column body')
    await database.query('insert into notes (id) values (3)')
    await until(() => expect(receiver.deliveries[0]?.body.event.data.new).toEqual({ id: 3, stars: 0 }))
  })
})

describe('delivery', () => {
  it('is resumed after the lease if a process died between claim and delivery', async () => {
    const engine = await startEventEngine(database, { HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '0' })
    await prepare(engine, { made: INSERTS })
    await insertNote(1)
    const pool = new pg.Pool({ connectionString: database.hasuraUrl })
    const options = {
      pool,
      environment: {},
      leaseMs: 2000,
      metadata: () => EMPTY_METADATA,
      logger: createLogger('error'),
    }
    const claimed = await createEventQueue(options).claim(new Map([['made', 5]]))
    expect(claimed).toHaveLength(1)
    expect(await createEventQueue(options).claim(new Map([['made', 5]]))).toHaveLength(0)
    await pool.end()
    // The claimer is gone without a trace; another process loads the metadata from the store.
    await startEventEngine(database)
    await until(() => expect(paths()).toEqual(['/made']))
    await until(async () => expect(await logRows()).toEqual([{ delivered: true, error: false, tries: 1 }]))
  })

  it('renews the lease during a slow delivery, so that nobody delivers it a second time', async () => {
    receiver.plan('/made', 'hang')
    const engine = await startEventEngine(database, { ENGINE_EVENTS_LEASE_MS: '300' })
    await prepare(engine, { made: { ...INSERTS, retry_conf: { num_retries: 0, timeout_sec: 1 } } })
    await insertNote(1)
    await until(async () => expect(await logRows()).toEqual([{ delivered: false, error: true, tries: 1 }]))
    expect(paths()).toEqual(['/made'])
  })

  it('of one trigger waits for its slow receiver while other triggers continue', async () => {
    receiver.plan('/slow', 'hang', 'hang', 'hang')
    const engine = await startEventEngine(database, { ENGINE_EVENTS_PER_TRIGGER_LIMIT: '2' })
    await prepare(engine, { slow: INSERTS, quick: INSERTS })
    for (const id of [1, 2, 3, 4, 5]) await insertNote(id)
    await until(() => expect(paths().filter((path) => path === '/quick')).toHaveLength(5))
    expect(paths().filter((path) => path === '/slow')).toHaveLength(2)
  })

  it('is retried as often as configured, then fails and can be redelivered', async () => {
    receiver.plan('/made', 500, 503)
    const engine = await startEventEngine(database)
    await prepare(engine, { made: { ...INSERTS, retry_conf: { num_retries: 1, interval_sec: 0 } } })
    await insertNote(1)
    await until(async () => expect(await logRows()).toEqual([{ delivered: false, error: true, tries: 2 }]))
    expect(receiver.deliveries.map(({ body }) => body.delivery_info.current_retry)).toEqual([0, 1])
    await engine.metadata('pg_redeliver_event', { event_id: receiver.deliveries[0]?.body.id })
    await until(async () => expect(await logRows()).toEqual([{ delivered: true, error: false, tries: 1 }]))
    const logs = await engine.metadata('pg_get_event_invocation_logs', { name: 'made' })
    expect((logs as { status: number }[]).map(({ status }) => status)).toEqual([204, 503, 500])
  })

  it('that keeps failing doesn’t hold up later events', async () => {
    const failing = Array.from({ length: 200 }, () => 500)
    receiver.plan('/poison', ...failing)
    const engine = await startEventEngine(database, { ENGINE_EVENTS_PER_TRIGGER_LIMIT: '2' })
    await prepare(engine, { poison: { ...INSERTS, retry_conf: { num_retries: 1000, interval_sec: 0 } } })
    for (const id of [1, 2, 3, 4, 5, 6]) await insertNote(id)
    const rows = () => new Set(receiver.deliveries.map(({ body }) => (body.event.data.new as { id: number }).id))
    await until(() => expect([...rows()].sort()).toEqual([1, 2, 3, 4, 5, 6]))
    expect(receiver.deliveries.length).toBeLessThan(100)
  })

  it('is recorded once even if the connection is lost after Postgres committed', async () => {
    const engine = await startEventEngine(database, { HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '0' })
    await prepare(engine, { lost: INSERTS })
    await insertNote(1)
    const pool = new pg.Pool({ connectionString: database.hasuraUrl })
    onTestFinished(() => pool.end())
    let isLost = false
    const query = async (text: string, values: unknown[]) => {
      const result = await pool.query(text, values)
      if (isLost || !text.includes('event_invocation_logs')) return result
      isLost = true
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    }
    const metadata = parseMetadata(await engine.metadata('export_metadata', {}))
    const unreliable = Object.assign(Object.create(pool) as pg.Pool, { query })
    const logger = createLogger('error')
    const options = { pool: unreliable, environment: {}, leaseMs: 300, metadata: () => metadata, logger }
    const [delivery] = await createEventQueue(options).claim(new Map([['lost', 5]]))
    await delivery?.run(new AbortController().signal)
    expect(isLost).toBe(true)
    expect(await logRows()).toEqual([{ delivered: true, error: false, tries: 1 }])
    expect(await database.query('select status from sagework_engine.event_invocation_logs')).toEqual([{ status: 204 }])
  })

  it('honours Retry-After, even when the retries are used up', async () => {
    receiver.plan('/made', { status: 429, retryAfter: 1 })
    const engine = await startEventEngine(database)
    await prepare(engine, { made: INSERTS })
    await insertNote(1)
    await until(async () => expect(await logRows()).toEqual([{ delivered: true, error: false, tries: 2 }]))
  })

  it('sends configured headers from the environment', async () => {
    const engine = await startEventEngine(database, { RECEIVER: receiver.url, TOKEN: 'from-env' })
    await prepare(engine, {
      made: { ...INSERTS, webhook: '{{RECEIVER}}/made', headers: [{ name: 'X-Token', value_from_env: 'TOKEN' }] },
    })
    await insertNote(1)
    await until(() => expect(receiver.deliveries[0]?.headers['x-token']).toBe('from-env'))
  })
})

describe('the engine’s footprint in the database', () => {
  it('is removed completely by eject', async () => {
    const engine = await startEventEngine(database)
    await prepare(engine, { made: INSERTS })
    await engine.stop()
    const { eject } = await import('../index.js')
    await eject({ HASURA_GRAPHQL_DATABASE_URL: database.hasuraUrl })
    const [left] = await database.query(
      "select (select count(*)::int from pg_trigger where not tgisinternal) as triggers, to_regnamespace('sagework_engine') as schema",
    )
    expect(left).toEqual({ triggers: 0, schema: null })
    await insertNote(1)
  })

  it('keeps the metadata for the next start, and drops triggers no longer in it', async () => {
    const first = await startEventEngine(database)
    await prepare(first, { made: INSERTS, other: INSERTS })
    await first.metadata('pg_delete_event_trigger', { name: 'other' })
    await first.stop()
    await startEventEngine(database)
    await insertNote(1)
    await until(() => expect(paths()).toEqual(['/made']))
    const triggers = await database.query("select tgname from pg_trigger where tgname like 'notify%'")
    expect(triggers).toEqual([{ tgname: 'notify_hasura_made_INSERT' }])
  })
})

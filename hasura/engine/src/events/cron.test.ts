import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
import type { CronTrigger } from '../metadata/model/triggers.js'
import { nextTimes, syncCronEvents } from './cron-schedule.js'
import { startEventEngine, startReceiver } from './events.testkit.js'

const database = await createTestDatabase({ template: 'empty' })
const receiver = await startReceiver()
const WAIT = { timeout: 10_000, interval: 20 }

const TRIGGER: CronTrigger = {
  name: 'hourly',
  webhook: `${receiver.url}/hourly`,
  schedule: '0 * * * *',
  payload: { kind: 'tidy' },
  retry_conf: { num_retries: 0, retry_interval_seconds: 1, timeout_seconds: 5, tolerance_seconds: 21_600 },
  headers: [],
  include_in_metadata: true,
}
const NOON = new Date('2026-03-01T12:00:00Z')

beforeEach(async () => {
  await database.query('drop schema if exists sagework_engine cascade')
  receiver.deliveries.length = 0
})

async function withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: database.hasuraUrl })
  await client.connect()
  return work(client).finally(() => client.end())
}

const events = () =>
  database.query<{ at: string; status: string }>(
    `select to_char(scheduled_time at time zone 'UTC', 'DD HH24:MI') as at, status from sagework_engine.cron_events order by scheduled_time`,
  )
const sync = (triggers: readonly CronTrigger[], now: Date) =>
  withClient((client) => syncCronEvents(client, triggers, now))

describe('cron events', () => {
  it('follow a five-field expression in UTC', () => {
    expect(nextTimes('30 9 * * 1', NOON, 2).map((time) => time.toISOString())).toEqual([
      '2026-03-02T09:30:00.000Z',
      '2026-03-09T09:30:00.000Z',
    ])
  })

  it('are stored once, however often and by however many processes', async () => {
    await (await startEventEngine(database)).stop()
    await Promise.all([sync([TRIGGER], NOON), sync([TRIGGER], NOON)])
    await sync([TRIGGER], new Date(NOON.getTime() + 1000))
    const rows = await events()
    expect(rows).toHaveLength(100)
    expect(new Set(rows.map(({ at }) => at)).size).toBe(100)
    expect(rows[0]?.at).toBe('01 13:00')
  })

  it('that fell due while nothing was running are kept for the next start, but not those of another schedule', async () => {
    await (await startEventEngine(database)).stop()
    await sync([TRIGGER], NOON)
    const later = new Date('2026-03-01T14:30:00Z')
    await sync([{ ...TRIGGER, schedule: '15 * * * *' }], later)
    const rows = await events()
    expect(rows.slice(0, 4).map(({ at }) => at)).toEqual(['01 13:00', '01 14:00', '01 14:15', '01 15:15'])
    await sync([], later)
    expect(await events()).toEqual([])
  })

  it('are delivered once by two engines', async () => {
    const engine = await startEventEngine(database)
    await startEventEngine(database)
    await engine.metadata('create_cron_trigger', {
      name: 'hourly',
      webhook: TRIGGER.webhook,
      schedule: TRIGGER.schedule,
      payload: { kind: 'tidy' },
    })
    await database.query(
      'update sagework_engine.cron_events set scheduled_time = now() where scheduled_time = (select min(scheduled_time) from sagework_engine.cron_events)',
    )
    await vi.waitFor(
      async () => expect((await events()).filter(({ status }) => status === 'delivered')).toHaveLength(1),
      WAIT,
    )
    expect(receiver.deliveries).toHaveLength(1)
    expect(receiver.deliveries[0]?.body).toMatchObject({ name: 'hourly', payload: { kind: 'tidy' }, comment: null })
  })

  it('that are later than their tolerance are dead', async () => {
    const engine = await startEventEngine(database)
    await engine.metadata('create_cron_trigger', {
      name: 'hourly',
      webhook: TRIGGER.webhook,
      schedule: TRIGGER.schedule,
      retry_conf: { tolerance_seconds: 60 },
    })
    await database.query(
      "insert into sagework_engine.cron_events (trigger_name, scheduled_time) values ('hourly', now() - interval '2 minutes')",
    )
    await vi.waitFor(async () => expect((await events())[0]?.status).toBe('dead'), WAIT)
    expect(receiver.deliveries).toEqual([])
  })
})

describe('one-off events', () => {
  const later = new Date(Date.now() + 3_600_000).toISOString()

  it('are delivered when due, and can be looked up afterwards', async () => {
    const engine = await startEventEngine(database)
    receiver.plan('/once', 500)
    const event = { webhook: `${receiver.url}/once`, payload: { kind: 'once' }, comment: 'just once' }
    const retry_conf = { num_retries: 1, retry_interval_seconds: 0 }
    const at = { schedule_at: new Date().toISOString(), retry_conf, headers: [{ name: 'x-own', value: 'mine' }] }
    const created = await engine.metadata('create_scheduled_event', { ...event, ...at })
    expect(created).toMatchObject({ message: 'success' })
    const listed = () => engine.metadata('get_scheduled_events', { type: 'one_off', get_rows_count: true })
    await vi.waitFor(async () => expect(await listed()).toMatchObject({ events: [{ status: 'delivered' }] }), WAIT)
    const { event_id: id } = created as { event_id: string }
    expect(await listed()).toMatchObject({ count: 1, events: [{ id, tries: 2, payload: { kind: 'once' } }] })
    expect(receiver.deliveries.map(({ path }) => path)).toEqual(['/once', '/once'])
    expect(receiver.deliveries[0]).toMatchObject({
      headers: { 'x-own': 'mine' },
      body: { id, payload: { kind: 'once' }, comment: 'just once' },
    })
    expect(Object.keys(receiver.deliveries[0]?.body ?? {})).toEqual([
      'scheduled_time',
      'created_at',
      'id',
      'payload',
      'comment',
    ])
    const told = await engine.metadata('get_event_invocations', { type: 'one_off', event_id: id })
    expect(told).toMatchObject({ invocations: [{ status: 204 }, { status: 500 }] })
  })

  it('wait for their time and can be cancelled', async () => {
    const engine = await startEventEngine(database)
    const { event_id: id } = (await engine.metadata('create_scheduled_event', {
      webhook: `${receiver.url}/never`,
      schedule_at: later,
    })) as { event_id: string }
    const waiting = await engine.metadata('get_scheduled_events', { type: 'one_off', status: ['scheduled'] })
    expect(waiting).toMatchObject({ events: [{ id, tries: 0 }] })
    await engine.metadata('delete_scheduled_event', { type: 'one_off', event_id: id })
    expect(await engine.metadata('get_scheduled_events', { type: 'one_off' })).toEqual({ events: [] })
    await expect(engine.metadata('delete_scheduled_event', { type: 'one_off', event_id: id })).rejects.toThrow(
      'not-exists',
    )
    expect(receiver.deliveries).toEqual([])
  })

  it('that are later than their own tolerance are dead', async () => {
    const engine = await startEventEngine(database)
    const schedule_at = new Date(Date.now() - 120_000).toISOString()
    const event = { webhook: `${receiver.url}/late`, schedule_at, retry_conf: { tolerance_seconds: 60 } }
    await engine.metadata('create_scheduled_event', event)
    const dead = () => engine.metadata('get_scheduled_events', { type: 'one_off', status: ['dead'] })
    await vi.waitFor(async () => expect(await dead()).toMatchObject({ events: [{ tries: 0 }] }), WAIT)
    expect(receiver.deliveries).toEqual([])
  })

  it('of a cron trigger are listed by its name', async () => {
    const engine = await startEventEngine(database)
    await engine.metadata('create_cron_trigger', { name: 'yearly', webhook: receiver.url, schedule: '0 0 1 1 *' })
    const listed = await engine.metadata('get_scheduled_events', { type: 'cron', trigger_name: 'yearly', limit: 2 })
    expect(listed).toMatchObject({
      events: [
        { trigger_name: 'yearly', status: 'scheduled' },
        { trigger_name: 'yearly', status: 'scheduled' },
      ],
    })
    await expect(engine.metadata('get_scheduled_events', { type: 'cron', trigger_name: 'nope' })).rejects.toThrow(
      'does not exist',
    )
  })
})

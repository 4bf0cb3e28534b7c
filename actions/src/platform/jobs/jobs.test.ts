import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { migrations } from 'graphile-worker/dist/generated/sql.js'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { object, string } from 'yup'
import { parseConfig } from '#actions/config.js'
import { createPasswords } from '#providers/identity/passwords.js'
import { createOutboxMailer } from '#providers/mail/outbox-mailer.js'
import { inProcessMeasurer } from '#providers/media/measuring/in-process-measurer.js'
import { choosePayments } from '#providers/payments/choose-payments.js'
import { createDiskStorage } from '#providers/storage/disk-storage.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { actionSecret, actionsEnvironment } from '#tests/environment.js'
import { request } from '#tests/http.js'
import { systemClock } from '../clock.js'
import { openDatabase } from '../database.js'
import { createGraphqlClients } from '../engine/graphql.js'
import { defineEvent } from '../hooks/define-event.js'
import { createHttpApp } from '../http/create-http-app.js'
import { createMetrics } from '../http/metrics.js'
import { createLogger } from '../logging/logger.js'
import type { Services } from '../services.js'
import { createDatabaseSignals } from '../streams/database-signals.js'
import { createOpenStreams } from '../streams/open-streams.js'
import { createAccessTokens } from '../trust/access-tokens.js'
import { createSessionEndings } from '../trust/session-endings.js'
import { defineJob } from './define-job.js'
import { enqueueJob } from './enqueue-job.js'
import { startJobs } from './job-runner.js'

const runs: { thingId: string; effectKey: string; attempt: number }[] = []
let failures = 0
let afterGreeting: () => void | Promise<void> = () => undefined

const greet = defineJob({
  name: 'greet-thing',
  payload: object({ thingId: string().required() }),
  async handle({ thingId }, _, { effectKey, attempt }) {
    runs.push({ thingId, effectKey, attempt })
    await afterGreeting()
    if (failures > 0) {
      failures -= 1
      throw new Error('not this time')
    }
  },
})
const thingHappened = defineEvent({
  name: 'thing_happened',
  job: greet,
  toPayload: ({ op, new: row }) => (op === 'INSERT' && row ? { thingId: String(row.id) } : null),
})

let database: TestDatabase
let services: Services
let server: Server
let url: string
let stop: () => Promise<void>

beforeAll(async () => {
  database = await createTestDatabase()
  const config = parseConfig(actionsEnvironment(database, 'http://127.0.0.1:9', 0))
  const log = createLogger('silent')
  const handle = openDatabase(config.DATABASE_URL, log)
  const signals = createDatabaseSignals(config.DATABASE_URL, log)
  const metrics = createMetrics()
  services = {
    ...{ config, log, database: handle.database, pool: handle.pool, clock: systemClock },
    graphql: createGraphqlClients(config.ENGINE_URL, config.HASURA_GRAPHQL_ADMIN_SECRET),
    accessTokens: createAccessTokens(config.JWT_PRIVATE_JWK, undefined, systemClock),
    sessionEndings: createSessionEndings(signals),
    signals,
    openStreams: createOpenStreams(metrics.registry),
    readCookieSession: async () => null,
    passwords: createPasswords(),
    mailer: createOutboxMailer(),
    storage: createDiskStorage(config.DATA_DIR),
    mediaMeasurer: inProcessMeasurer,
    payments: choosePayments(config, systemClock),
    aiModels: { choose: () => null },
    embedder: null,
    transcriber: null,
    google: null,
  }
  stop = await startJobs([greet], services, metrics.registry)
  server = createHttpApp([thingHappened], services, metrics).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(async () => {
  server.close()
  await stop()
  await services.database.destroy()
})
beforeEach(() => {
  runs.length = 0
})

const deliver = (id: string, op = 'INSERT', secret = actionSecret()) => {
  const body = { id, event: { op, data: { old: null, new: { id: `thing-${id}` } }, session_variables: {} } }
  return request('POST', `${url}/hooks/events/thing-happened`, body, { headers: { 'x-action-secret': secret } })
}

it('a delivery is claimed once and its job runs once, however often it arrives', async () => {
  const id = randomUUID()
  const answers = await Promise.all([deliver(id), deliver(id), deliver(id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.filter(({ body }) => body.isNew === true)).toHaveLength(1)
  await expect.poll(() => runs.length).toBe(1)
  expect((await deliver(id)).body).toEqual({ isNew: false })
  expect(await database.query('select trigger_name from private.event_claims where event_id = $1', [id])).toEqual([
    { trigger_name: 'thing_happened' },
  ])
  // A job leaves the queue a moment after it ran; the next test expects it to be empty.
  await expect.poll(() => database.query(`select id from graphile_worker.jobs`)).toEqual([])
})

it('a change that concerns nobody is claimed without creating a job', async () => {
  expect((await deliver(randomUUID(), 'DELETE')).body).toEqual({ isNew: true })
  expect(await database.query(`select id from graphile_worker.jobs`)).toEqual([])
})

it('an event without the secret or an id is rejected and leaves no claim', async () => {
  const id = randomUUID()
  expect((await deliver(id, 'INSERT', 'guess')).status).toBe(401)
  expect((await deliver('no-uuid')).status).toBe(400)
  expect(await database.query('select 1 from private.event_claims where event_id = $1', [id])).toEqual([])
})

it('a failed job is retried with the same effect key', async () => {
  failures = 1
  await enqueueJob(services.database, greet, { thingId: 'twice' })
  await expect.poll(() => runs.length).toBe(1)
  await expect
    .poll(() => database.query(`select last_error from graphile_worker.jobs`))
    .toEqual([{ last_error: expect.stringContaining('not this time') }])
  await database.query(`update graphile_worker._private_jobs set run_at = now()`)
  await expect.poll(() => runs.map(({ attempt }) => attempt), { timeout: 8000 }).toEqual([1, 2])
  expect(runs[0]?.effectKey).toBe(runs[1]?.effectKey)
})

it('a job exists if and only if its cause was committed', async () => {
  const failed = services.database.transaction().execute(async (transaction) => {
    await enqueueJob(transaction, greet, { thingId: 'never' })
    throw new Error('the reason was not stored')
  })
  await expect(failed).rejects.toThrow()
  await enqueueJob(services.database, greet, { thingId: 'after' })
  await expect.poll(() => runs.map(({ thingId }) => thingId)).toEqual(['after'])
})

it('the lease of a job whose worker died lapses, later for jobs that may take longer', async () => {
  await stop()
  await enqueueJob(services.database, greet, { thingId: 'orphan' })
  await database.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '3 minutes', locked_by = 'gone', attempts = 1`,
  )
  stop = await startJobs([{ ...greet, timeLimitMs: 100_000 }], services, new Registry())
  expect(await database.query(`select locked_by from graphile_worker._private_jobs`)).toEqual([{ locked_by: 'gone' }])
  await stop()
  stop = await startJobs([greet], services, new Registry())
  await expect.poll(() => runs.map(({ thingId }) => thingId)).toEqual(['orphan'])
})

describe('while the database can’t be reached', () => {
  let isDown = false
  const goDown = () => {
    isDown = true
    setTimeout(() => {
      isDown = false
    }, 300)
  }
  const restart = async () => {
    await stop()
    const { pool } = services
    const connect = pool.connect.bind(pool)
    const brittle = new Proxy(pool, {
      get: (target, name) => {
        if (name === 'connect')
          return (...words: []) => (isDown ? Promise.reject(new Error('timeout exceeded')) : connect(...words))
        const member = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
    stop = await startJobs([greet], { ...services, pool: brittle }, new Registry(), { endWithinMs: 500 })
  }
  const greeted = () => runs.map(({ thingId }) => thingId).sort()
  afterEach(async () => {
    afterGreeting = () => undefined
    await database.query(`delete from graphile_worker._private_jobs`)
  })

  it('a job whose completion can’t be recorded stops nothing: others run, and it runs again after its lease', async () => {
    await restart()
    afterGreeting = goDown
    await enqueueJob(services.database, greet, { thingId: 'unnoted' })
    await expect.poll(greeted).toEqual(['unnoted'])
    afterGreeting = () => undefined
    await expect.poll(() => isDown).toBe(false)
    await enqueueJob(services.database, greet, { thingId: 'next' })
    await expect.poll(greeted, { timeout: 8000 }).toEqual(['next', 'unnoted'])
    const left = () => database.query(`select payload from graphile_worker._private_jobs`)
    await expect.poll(left).toEqual([{ payload: { thingId: 'unnoted' } }])
  })

  it('several of them, one after the other, stop nothing either', async () => {
    await restart()
    afterGreeting = async () => {
      const place = runs.length
      await expect.poll(() => runs.length).toBe(3)
      goDown()
      await delay(20 * place)
    }
    for (const thingId of ['one', 'two', 'three']) await enqueueJob(services.database, greet, { thingId })
    await expect.poll(greeted).toEqual(['one', 'three', 'two'])
    await expect.poll(() => isDown, { timeout: 3000 }).toBe(true)
    await expect.poll(() => isDown, { timeout: 3000 }).toBe(false)
    afterGreeting = () => undefined
    await enqueueJob(services.database, greet, { thingId: 'zero' })
    await expect.poll(greeted, { timeout: 8000 }).toEqual(['one', 'three', 'two', 'zero'])
    await stop()
    stop = async () => undefined
  })
})

it('the migration installs the queue version that this worker expects', async () => {
  const [row] = await database.query('select max(id) as latest from graphile_worker.migrations')
  expect(row?.latest).toBe(Object.keys(migrations).length)
})

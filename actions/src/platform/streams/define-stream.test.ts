import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { number, object } from 'yup'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'
import { AppError } from '../errors.js'
import { defineStream } from './define-stream.js'
import { signalTicks } from './signal-ticks.js'
import { openStream, serveDoors } from './streams.testkit.js'

const EVENT_BYTES = 64 * 1024
/** What the connection can buffer, at both ends, before the writer has to wait. */
const ON_THE_WAY_MAX_BYTES = 16 * 1024 * 1024
const TOKEN_LIFE_MS = 5 * 60_000

const left: string[] = []
let sent = 0

/** Counts on from the reader's last event, once per signal. */
const numbers = defineStream({
  path: '/numbers',
  auth: 'session',
  query: object({ to: number().integer().default(1000) }),
  admit({ query }) {
    if (query.to === 13) throw new AppError('NOT_ALLOWED')
  },
  async *events({ lastEventId, query, signal }, { signals }) {
    try {
      let count = Number(lastEventId ?? 0)
      for await (const _ of signalTicks(signals, 'numbers', signal)) {
        count += 1
        if (count > query.to) return
        yield { id: String(count), data: { count } }
        if (count === 7) throw new Error('seven is too many')
      }
    } finally {
      left.push('numbers')
    }
  },
})
const flood = defineStream({
  path: '/flood',
  auth: 'optional',
  behindMs: 300,
  async *events() {
    for (sent = 0; ; sent += 1) yield { id: String(sent), data: 'x'.repeat(EVENT_BYTES) }
  },
})

let database: TestDatabase
let nora: Persona
let here: Awaited<ReturnType<typeof serveDoors>>
beforeAll(async () => {
  database = await createTestDatabase()
  nora = await persona(database, 'nora@brightwater.example')
  here = await serveDoors([numbers, flood], database)
})
const opened: { leave(): void }[] = []
afterEach(async () => {
  for (const { leave } of opened.splice(0)) leave()
  await expect.poll(here.metrics).not.toMatch(/sagework_open_streams\{[^}]*\} [1-9]/)
})

const read = async (lastEventId?: string, { url = here.url, who = nora, query = '' } = {}) => {
  const stream = await openStream(`${url}/numbers${query}`, { token: tokenFor(who), lastEventId })
  opened.push(stream)
  return stream
}
const signal = () => database.query('notify numbers')
const ofEach = (stream: { events(): { data: unknown }[] }) => stream.events().map(({ data }) => data)
const endings = async (why: string) =>
  new RegExp(`sagework_stream_endings_total\\{door="[^"]*",why="${why}"\\} [1-9]`).test(await here.metrics())

describe('a stream', () => {
  it('is neither cached nor buffered on its way, and announces itself immediately', async () => {
    const stream = await read()
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    await expect.poll(stream.text).toMatch(/^: here\n\nid: 1\ndata: \{"count":1\}\n\n/)
    await signal()
    await expect.poll(() => ofEach(stream)).toEqual([{ count: 1 }, { count: 2 }])
  })

  it('is refused like any endpoint, in JSON, before it begins', async () => {
    const refused = async (token?: string, query = '') => {
      const stream = await openStream(`${here.url}/numbers${query}`, { token })
      await stream.ended
      return [stream.status, JSON.parse(stream.text()).errorCode]
    }
    expect(await refused()).toEqual([401, 'NO_SESSION'])
    expect(await refused(tokenFor(nora), '?to=13')).toEqual([403, 'NOT_ALLOWED'])
    expect(await refused(tokenFor(nora), '?to=x')).toEqual([400, 'VALIDATION_FAILED'])
    const plain = await fetch(`${here.url}/numbers`, { headers: { authorization: `Bearer ${tokenFor(nora)}` } })
    expect(plain.status).toBe(404)
  })

  it('resumes after its reader’s last event, on this instance or another', async () => {
    const first = await read()
    await expect.poll(() => first.events().at(-1)?.id).toBe('1')
    const other = await serveDoors([numbers], database)
    first.leave()
    const second = await read('1', { url: other.url })
    await expect.poll(() => ofEach(second)).toEqual([{ count: 2 }])
    await signal()
    await expect.poll(() => second.events().at(-1)?.id).toBe('3')
  })

  it.each(['a b', 'x'.repeat(201)])('ignores a last event id that it never sent: %j', async (id) => {
    const stream = await read(id)
    await expect.poll(() => ofEach(stream)).toEqual([{ count: 1 }])
  })

  it('ends when there is nothing more to send', async () => {
    const stream = await read(undefined, { query: '?to=1' })
    await signal()
    await stream.ended
    expect([ofEach(stream), await endings('done')]).toEqual([[{ count: 1 }], true])
  })

  it('stops its work when its reader leaves', async () => {
    left.length = 0
    const stream = await read()
    await expect.poll(() => stream.events().length).toBe(1)
    stream.leave()
    await expect.poll(() => left).toEqual(['numbers'])
    expect(await endings('left')).toBe(true)
  })

  it('breaks off on an error, and its reader reconnects', async () => {
    const stream = await read('6')
    await expect.poll(() => stream.events().at(-1)?.id).toBe('7')
    await signal()
    await stream.ended
    expect(await endings('fault')).toBe(true)
    expect((await read('7')).status).toBe(200)
  })

  it('[X-73] ends with its session, which can’t open another', async () => {
    const guest = await persona(database, 'nora@brightwater.example')
    const stream = await read(undefined, { who: guest })
    await expect.poll(() => stream.events().length).toBe(1)
    await database.query('delete from auth.sessions where id = $1', [guest.sessionId])
    await stream.ended
    expect(await endings('session')).toBe(true)
    expect((await read(undefined, { who: guest })).status).toBe(401)
  })

  it('[X-73] ends with the token it was opened with', async () => {
    const almost = { now: () => new Date(Date.now() + TOKEN_LIFE_MS - 1500) }
    const late = await serveDoors([numbers], database, almost)
    const stream = await read(undefined, { url: late.url })
    await expect.poll(() => stream.events().length).toBe(1)
    await stream.ended
    expect(await late.metrics()).toMatch(/why="token"\} 1/)
  })

  it('is limited to four per person, so that their browser can still load pages', async () => {
    const four = [await read(), await read(), await read(), await read()]
    expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const fifth = await read()
    await fifth.ended
    expect([fifth.status, fifth.headers.get('retry-after'), JSON.parse(fifth.text()).errorCode]).toEqual([
      429,
      '60',
      'TOO_MANY_ATTEMPTS',
    ])
    const tom = await persona(database, 'tom@client.example')
    expect((await read(undefined, { who: tom })).status).toBe(200)
    four[0]?.leave()
    await expect.poll(async () => (await read()).status).toBe(200)
  })

  it('waits for a slow reader without buffering, and eventually drops them', async () => {
    const { hostname, port } = new URL(here.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.pause()
    socket.write(`GET /flood HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\n\r\n`)
    await expect.poll(() => endings('slow'), { timeout: 5_000 }).toBe(true)
    const told = sent
    await delay(200)
    expect(sent).toBe(told)
    expect(told * EVENT_BYTES).toBeLessThan(ON_THE_WAY_MAX_BYTES)
    socket.destroy()
  })

  it('ends when the service stops, and doesn’t hold it up', async () => {
    const other = await serveDoors([numbers, flood], database)
    const stream = await read(undefined, { url: other.url })
    await expect.poll(() => stream.events().length).toBe(1)
    await other.stop()
    await stream.ended
    expect(await other.metrics()).toMatch(/why="stopped"\} 1/)
  })

  it('ends when the database connection is lost, so that nothing is missed', async () => {
    const other = await serveDoors([numbers], database)
    const stream = await read(undefined, { url: other.url })
    await expect.poll(() => stream.events().length).toBe(1)
    await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`)
    await stream.ended
    expect((await read('1', { url: other.url })).status).toBe(200)
  })
})

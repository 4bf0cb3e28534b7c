import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { atEnd } from '#tests/at-end.js'
import { createTestDatabase } from '#tests/database.js'
import { loadCatalog } from '../catalog/load-catalog.js'
import { EngineError } from '../errors.js'
import { CallerShares } from '../execute/caller-shares.js'
import { createEngine } from '../execute/engine.js'
import { createLogger } from '../logger.js'
import { parseMetadata } from '../metadata/parse-metadata.js'
import type { LiveListener } from './live-group.js'
import { LiveQueries } from './live-queries.js'
import { NOTES_METADATA, NOTES_SQL } from './subscriptions.testkit.js'

const database = await createTestDatabase({ template: 'empty' })
await database.query(NOTES_SQL)
/** A subclass for the pool's clients, so that their queries can be counted. */
class AskedClient extends pg.Client {}
const pool = new pg.Pool({ connectionString: database.url, max: 5, Client: AskedClient })
atEnd(() => pool.end())
const metadata = parseMetadata(NOTES_METADATA)
const client = await pool.connect()
const catalog = await loadCatalog(client, metadata).finally(() => client.release())
const engine = createEngine({
  pool,
  metadata,
  catalog,
  settings: {
    stringifyNumericTypes: false,
    inferFunctionPermissions: true,
    v1BooleanNullCollapse: false,
    showsInternal: () => false,
  },
  callAction: () => Promise.reject(new EngineError('not-supported', 'no actions here')),
})
const queries = vi.spyOn(AskedClient.prototype, 'query')
beforeEach(() => void queries.mockClear())

const ABOVE = 'subscription ($n: Int!) { notes(where: {id: {_gt: $n}}, order_by: {id: asc}) { id } }'
const PRICED = 'subscription ($p: numeric!) { notes(where: {price: {_eq: $p}}) { body } }'

/** A place to subscribe, with an interval in milliseconds. */
function place(intervalMs: number, batchSize = 100): LiveQueries {
  const polling = { intervalMs, batchSize }
  const shares = new CallerShares({ connections: 5, waitMs: 10_000, unauthorizedRole: null })
  const live = new LiveQueries({ pool, shares, live: polling, streams: polling, logger: createLogger('error') })
  onTestFinished(() => live.stop())
  return live
}

function sourceFor(query: string, variables: Record<string, unknown>, user = 'ann') {
  const session = { 'x-hasura-role': 'reader', 'x-hasura-user-id': user }
  const source = engine.open(
    { query, variables },
    { role: 'reader', variables: session, isAdminSecret: false, useBackendOnly: false },
  )
  if (!source) throw new Error('this is no subscription')
  return source
}

interface Ear extends LiveListener {
  readonly heard: string[]
  readonly failures: string[]
  isOpen: boolean
}

function ear(): Ear {
  const heard: string[] = []
  const failures: string[] = []
  return {
    heard,
    failures,
    isOpen: true,
    isReady() {
      return this.isOpen
    },
    next: (body) => void heard.push(body),
    failed: (error) => void failures.push(error.code),
  }
}

describe('live queries', () => {
  it('query for a thousand subscribers of one operation with ten statements per refresh', async () => {
    const live = place(1000)
    const ears = Array.from({ length: 1000 }, () => ear())
    ears.forEach((one, index) => void live.subscribe(sourceFor(ABOVE, { n: index }), one))
    await vi.waitFor(() => expect(ears.every(({ heard }) => heard.length === 1)).toBe(true), 5_000)
    expect(queries).toHaveBeenCalledTimes(10)
    expect(ears[0]?.heard).toEqual(['{"data":{"notes":[{"id":1}, {"id":2}]}}'])
    expect(ears[2]?.heard).toEqual(['{"data":{"notes":[]}}'])
    await database.query(`insert into notes values (2000, 'ann', 'new', 1)`)
    onTestFinished(async () => void (await database.query('delete from notes where id = 2000')))
    queries.mockClear()
    await vi.waitFor(() => expect(ears.every(({ heard }) => heard.length === 2)).toBe(true), 5_000)
    expect(queries.mock.calls.length).toBeLessThanOrEqual(20)
  })

  it('query once for equal subscribers, and send a newcomer what the others have', async () => {
    const live = place(60_000)
    const [first, second] = [ear(), ear()]
    live.subscribe(sourceFor(ABOVE, { n: 0 }), first)
    await vi.waitFor(() => expect(first.heard).toHaveLength(1))
    live.subscribe(sourceFor(ABOVE, { n: 0 }), second)
    await vi.waitFor(() => expect(second.heard).toEqual(first.heard))
    expect(first.heard).toHaveLength(1)
    expect(queries).toHaveBeenCalledTimes(2)
  })

  it('separate subscribers by session as well as by variables', async () => {
    const live = place(60_000)
    const [ann, bob] = [ear(), ear()]
    live.subscribe(sourceFor(ABOVE, { n: 0 }, 'ann'), ann)
    live.subscribe(sourceFor(ABOVE, { n: 0 }, 'bob'), bob)
    await vi.waitFor(() => expect(bob.heard).toEqual(['{"data":{"notes":[{"id":3}]}}']))
    expect(ann.heard).toEqual(['{"data":{"notes":[{"id":1}, {"id":2}]}}'])
    expect(queries).toHaveBeenCalledTimes(1)
  })

  it('send nothing while nothing changes', async () => {
    const live = place(20)
    const one = ear()
    live.subscribe(sourceFor(ABOVE, { n: 0 }), one)
    await vi.waitFor(() => expect(queries.mock.calls.length).toBeGreaterThan(5))
    expect(one.heard).toHaveLength(1)
  })

  it('serve the others if one subscriber’s value is invalid', async () => {
    const live = place(20)
    const good = [ear(), ear(), ear()]
    const bad = ear()
    good.forEach((one, index) => void live.subscribe(sourceFor(PRICED, { p: String(index + 1) }), one))
    live.subscribe(sourceFor(PRICED, { p: 'nonsense' }), bad)
    await vi.waitFor(() => expect(bad.failures).toEqual(['data-exception']))
    await vi.waitFor(() => expect(good.map(({ heard }) => heard.length)).toEqual([1, 1, 1]))
    await database.query(`update notes set body = 'changed' where id = 1`)
    onTestFinished(async () => void (await database.query(`update notes set body = 'a1' where id = 1`)))
    await vi.waitFor(() => expect(good[0]?.heard[1]).toContain('changed'))
    expect(bad).toMatchObject({ heard: [], failures: ['data-exception'] })
  })

  it('give a client that was behind the latest result once it has caught up', async () => {
    const live = place(20)
    const slow = ear()
    live.subscribe(sourceFor(ABOVE, { n: 100 }), slow)
    await vi.waitFor(() => expect(slow.heard).toHaveLength(1))
    slow.isOpen = false
    onTestFinished(async () => void (await database.query('delete from notes where id > 100')))
    for (const id of [101, 102]) {
      await database.query(`insert into notes values (${id}, 'ann', 'x', 1)`)
      const asked = queries.mock.calls.length
      await vi.waitFor(() => expect(queries.mock.calls.length).toBeGreaterThan(asked + 2))
    }
    expect(slow.heard).toHaveLength(1)
    slow.isOpen = true
    await vi.waitFor(() => expect(slow.heard.slice(1)).toEqual(['{"data":{"notes":[{"id":101}, {"id":102}]}}']))
  })

  it('stop querying when nobody is left', async () => {
    const live = place(20)
    const one = ear()
    const { stop } = live.subscribe(sourceFor(ABOVE, { n: 0 }), one)
    await vi.waitFor(() => expect(one.heard).toHaveLength(1))
    stop()
    const other = ear()
    live.subscribe(sourceFor(PRICED, { p: '1' }), other)
    queries.mockClear()
    await vi.waitFor(() => expect(queries.mock.calls.length).toBeGreaterThan(3))
    for (const [statement] of queries.mock.calls) expect(JSON.stringify(statement)).toContain('price')
  })
})

describe('streams', () => {
  const STREAM = `subscription ($after: Int!) {
    notes_stream(batch_size: 10, cursor: [{initial_value: {id: $after}, ordering: DESC}], where: {id: {_lt: 1000}}) { id }
  }`

  it('may run in descending order, and wait for a client that is behind', async () => {
    const live = place(20)
    const [first, second] = [ear(), ear()]
    live.subscribe(sourceFor(STREAM, { after: 2 }), first)
    const { position } = live.subscribe(sourceFor(STREAM, { after: 9 }), second)
    await vi.waitFor(() => expect(second.heard).toEqual(['{"data":{"notes_stream":[{"id":2}, {"id":1}]}}']))
    await vi.waitFor(() => expect(first.heard).toEqual(['{"data":{"notes_stream":[{"id":1}]}}']))
    expect(position()).toBe('1')
    second.isOpen = false
    // A refresh in progress may have read it already.
    await setTimeout(200)
    await database.query(`insert into notes values (-1, 'ann', 'x', 1)`)
    onTestFinished(async () => void (await database.query('delete from notes where id = -1')))
    await vi.waitFor(() => expect(first.heard).toHaveLength(2))
    expect(second.heard).toHaveLength(1)
    second.isOpen = true
    await vi.waitFor(() => expect(second.heard[1]).toBe('{"data":{"notes_stream":[{"id":-1}]}}'))
  })
})

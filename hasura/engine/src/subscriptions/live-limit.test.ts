import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { atEnd } from '#tests/at-end.js'
import { createTestDatabase } from '#tests/database.js'
import { loadCatalog } from '../catalog/load-catalog.js'
import { EngineError } from '../errors.js'
import { CallerShares } from '../execute/caller-shares.js'
import { createEngine } from '../execute/engine.js'
import { runLive } from '../execute/live-source.js'
import { createLogger } from '../logger.js'
import { parseMetadata } from '../metadata/parse-metadata.js'
import { STANDARD_LIMITS } from '../operation-limits.js'
import { LiveQueries } from './live-queries.js'
import { NOTES_METADATA, NOTES_SQL } from './subscriptions.testkit.js'

const LIMIT = 64 * 1024
const REFUSED = `the answer is longer than ${LIMIT} bytes: ask for less`
const database = await createTestDatabase({ template: 'empty' })
await database.query(NOTES_SQL)
const pool = new pg.Pool({ connectionString: database.url, max: 5 })
atEnd(() => pool.end())
const lost = vi.fn()
pool.on('remove', lost)
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
  limits: { ...STANDARD_LIMITS, answerBytes: LIMIT },
})
beforeEach(async () => {
  lost.mockClear()
  await database.query('truncate notes')
  await database.query(`insert into notes select n, 'ann', repeat('x', 20000) from generate_series(0, 29) n`)
})

const ONE = 'subscription ($n: Int!) { notes(where: {id: {_eq: $n}}) { body } }'
const STREAM = `subscription ($after: Int!) {
  notes_stream(batch_size: 2, cursor: [{initial_value: {id: $after}, ordering: ASC}]) { id body }
}`

function sourceFor(query: string, variables: Record<string, unknown>) {
  const source = engine.open(
    { query, variables },
    {
      role: 'reader',
      variables: { 'x-hasura-role': 'reader', 'x-hasura-user-id': 'ann' },
      isAdminSecret: false,
      useBackendOnly: false,
    },
  )
  if (!source) throw new Error('this is no subscription')
  return source
}

function follow(query: string, all: Record<string, unknown>[], intervalMs = 50) {
  const polling = { intervalMs, batchSize: 100 }
  const shares = new CallerShares({ connections: 5, waitMs: 10_000, unauthorizedRole: null })
  const live = new LiveQueries({ pool, shares, live: polling, streams: polling, logger: createLogger('error') })
  onTestFinished(() => live.stop())
  return all.map((variables) => {
    const told: string[] = []
    live.subscribe(sourceFor(query, variables), {
      isReady: () => true,
      next: (body) => void told.push(body),
      failed: (error) => void told.push(error.message),
    })
    return told
  })
}

const numbers = Array.from({ length: 30 }, (_, n) => ({ n }))

describe('results for subscribers', () => {
  it('that are too long together are fetched a few at a time, and reach everyone', async () => {
    const source = sourceFor(ONE, { n: 0 })
    const members = numbers.map((variables) => sourceFor(ONE, variables).values)
    const held = (await runLive(pool, source, members)).filter((answer) => answer !== undefined)
    expect(held).toHaveLength(3)
    const told = follow(ONE, numbers)
    await vi.waitFor(() => expect(told.every(({ length }) => length === 1)).toBe(true), 5_000)
    await database.query(`update notes set body = 'news' where id in (3, 29)`)
    await vi.waitFor(() => expect([told[3]?.length, told[29]?.length]).toEqual([2, 2]), 5_000)
    expect(told.flat().filter((body) => body.includes('"news"'))).toHaveLength(2)
    expect(lost).not.toHaveBeenCalled()
  })

  it('are refused only to those for whom they are too long, as long as they are', async () => {
    await database.query(`update notes set body = repeat('y', ${LIMIT}) where id = 7`)
    const told = follow(ONE, numbers)
    await vi.waitFor(() => expect(told.every(({ length }) => length === 1)).toBe(true), 5_000)
    expect(told.filter(([body]) => body === REFUSED)).toEqual([told[7]])
    await database.query(`update notes set body = 'short' where id = 7`)
    await vi.waitFor(() => expect(told[7]?.[1]).toBe('{"data":{"notes":[{"body":"short"}]}}'), 5_000)
    expect(lost).not.toHaveBeenCalled()
  })

  it('are refused if a stream brings too much at once, and the stream continues from there', async () => {
    await database.query(`update notes set body = repeat('y', ${LIMIT}) where id = 28`)
    const [told] = follow(STREAM, [{ after: 27 }])
    await vi.waitFor(() => expect(told).toEqual([REFUSED]), 5_000)
    await database.query(`update notes set body = 'short' where id >= 28`)
    const rows = '[{"id":28,"body":"short"}, {"id":29,"body":"short"}]'
    await vi.waitFor(() => expect(told?.slice(1)).toEqual([`{"data":{"notes_stream":${rows}}}`]), 5_000)
    expect(lost).not.toHaveBeenCalled()
  })
})

import pg from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../../../../../tests/support/database.js'
import { sessionParam } from '../../schema/source/param.js'
import type { Bindings } from '../bind.js'
import { type PreparedQuery, prepareQuery, runQuery } from '../database.js'
import { Lanes } from './lanes.js'
import type { TextRow, TextStatement } from './messages.js'

const database = await createTestDatabase({ template: 'empty' })
const admin = new pg.Pool({ connectionString: database.url, max: 2 })
afterAll(() => admin.end())

/** A pool and one lane on it, so that everything behind the first travels together. */
function openLane(max = 4) {
  const pool = new pg.Pool({ connectionString: database.url, max })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  onTestFinished(() => pool.end())
  return { pool, lanes: new Lanes(pool, 1) }
}

/** Two columns: the value, and when the transaction began. */
const ECHO: TextStatement = { name: 'echo', text: 'select $1::text, now()::text' }
const SHARE_OF_12: TextStatement = { name: 'share_of_12', text: 'select (12 / $1::int)::text' }
const NAP: TextStatement = { name: 'nap', text: 'select pg_sleep($1::float8)::text' }

const valuesOf = (outcome: Awaited<ReturnType<Lanes['query']>>): string | TextRow[] =>
  typeof outcome === 'string' ? outcome : outcome.rows

/** Prepares the statements on the one connection that the lane will use. */
async function prepareAll(lanes: Lanes, statements: readonly [TextStatement, string][]): Promise<void> {
  for (const [statement, value] of statements) await lanes.query(statement, [value], false)
}

describe('brief statements', () => {
  it('that wait for the lane travel in one transaction, and each gets its own rows', async () => {
    const { lanes } = openLane()
    await prepareAll(lanes, [[ECHO, 'first']])
    const outcomes = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((value, index) => lanes.query(ECHO, [value], index % 2 === 0)),
    )
    const rows = outcomes.map((outcome) => valuesOf(outcome)[0] as TextRow)
    expect(rows.map(([value]) => value)).toEqual(['a', 'b', 'c', 'd', 'e'])
    // The first may have gone before the others came.
    expect(new Set(rows.slice(1).map(([, at]) => at)).size).toBe(1)
  })

  it('leave the settings of their connection as they were', async () => {
    const { pool, lanes } = openLane(1)
    await prepareAll(lanes, [[ECHO, 'first']])
    await Promise.all([1, 2, 3].map((value) => lanes.query(ECHO, [String(value)], true)))
    const { rows } = await pool.query(
      "select current_setting('statement_timeout') as a, current_setting('plan_cache_mode') as b",
    )
    expect(rows).toEqual([{ a: '0', b: 'auto' }])
  })

  it('are given to nobody when an answer is missing', async () => {
    const { lanes } = openLane(1)
    const NOTHING: TextStatement = { name: 'nothing', text: '' }
    await prepareAll(lanes, [[ECHO, 'first']])
    await lanes.query(NOTHING, [], false)
    const outcomes = await Promise.allSettled([
      lanes.query(ECHO, ['alone'], false),
      lanes.query(ECHO, ['x'], false),
      lanes.query(NOTHING, [], false),
      lanes.query(ECHO, ['y'], false),
    ])
    expect(outcomes.slice(1).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })

  it('are undone together when one of them is refused, which is told apart', async () => {
    const { lanes } = openLane(1)
    await prepareAll(lanes, [
      [ECHO, 'first'],
      [SHARE_OF_12, '3'],
    ])
    const outcomes = await Promise.all([
      lanes.query(ECHO, ['alone'], false),
      lanes.query(ECHO, ['x'], false),
      lanes.query(SHARE_OF_12, ['0'], false),
      lanes.query(SHARE_OF_12, ['4'], true),
    ])
    expect(outcomes.map(valuesOf).slice(1)).toEqual(['undone', 'failed', 'undone'])
    expect(valuesOf(await lanes.query(ECHO, ['still there'], false))[0]?.[0]).toBe('still there')
  })

  it('do not wait for one that is not brief after all', async () => {
    const { lanes } = openLane(1)
    await prepareAll(lanes, [
      [ECHO, 'first'],
      [NAP, '0'],
    ])
    const outcomes = await Promise.all([
      lanes.query(ECHO, ['alone'], false),
      lanes.query(ECHO, ['x'], false),
      lanes.query(NAP, ['30'], false),
    ])
    expect(outcomes.map(valuesOf).slice(1)).toEqual(['undone', 'failed'])
  })

  it('pass a lane that somebody holds up', async () => {
    const { pool, lanes } = openLane()
    await prepareAll(lanes, [[NAP, '0']])
    await new Promise(setImmediate)
    const held = lanes.query(NAP, ['30'], false)
    held.catch(() => {})
    expect(valuesOf(await lanes.query(ECHO, ['passed'], false))[0]?.[0]).toBe('passed')
    await admin.query(
      "select pg_cancel_backend(pid) from pg_stat_activity where query like '%pg_sleep($1%' and pid <> pg_backend_pid() and datname = current_database()",
    )
    await expect(held).rejects.toThrow('canceling statement')
    expect(pool.totalCount).toBe(2)
  })

  it('all fail with the connection, and the next gets another', async () => {
    const { lanes } = openLane(1)
    const END: TextStatement = { name: 'end', text: 'select pg_terminate_backend($1::int)::text' }
    const PID: TextStatement = { name: 'pid', text: 'select coalesce($1, pg_backend_pid()::text)' }
    const pid = String(valuesOf(await lanes.query(PID, [null], false))[0]?.[0])
    await prepareAll(lanes, [
      [ECHO, 'first'],
      [END, '0'],
    ])
    const outcomes = await Promise.allSettled([
      lanes.query(ECHO, ['alone'], false),
      lanes.query(ECHO, ['x'], false),
      lanes.query(END, [pid], false),
      lanes.query(ECHO, ['y'], false),
    ])
    expect(outcomes.slice(1).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(valuesOf(await lanes.query(ECHO, ['again'], false))[0]?.[0]).toBe('again')
  })
})

const NUMBER = sessionParam('x-number', 'text')
const of = (number: number | string): Bindings => ({
  session: { role: 'user', variables: { 'x-number': String(number) }, isAdminSecret: false, useBackendOnly: false },
  variables: new Map(),
})

/** Makes a statement known as brief. */
async function familiar(connections: Parameters<typeof runQuery>[0], statement: PreparedQuery): Promise<PreparedQuery> {
  for (let index = 0; index < 30; index++) await runQuery(connections, statement, of(1))
  return statement
}

describe('queries', () => {
  it('are answered once each, with their own rows or their own error, whoever they travel with', async () => {
    const connections = openLane(3)
    const share = await familiar(
      connections,
      prepareQuery({ text: 'select (1000 / $1::int)::text', parameters: [NUMBER] }),
    )
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => runQuery(connections, share, of(index))),
    )
    expect(outcomes[0]).toMatchObject({ status: 'rejected', reason: { message: 'division by zero' } })
    expect(outcomes.slice(1)).toEqual(
      Array.from({ length: 39 }, (_, index) => ({
        status: 'fulfilled',
        value: [[String(Math.trunc(1000 / (index + 1)))]],
      })),
    )
  })

  it('have the effects of their functions once, although their company is undone', async () => {
    await admin.query(`
      create table visits (visitor text);
      create function visit(visitor text) returns text language sql volatile as
        $$ insert into visits values (visitor) returning visitor $$`)
    const connections = openLane(1)
    const visit = await familiar(connections, prepareQuery({ text: 'select visit($1)', parameters: [NUMBER] }))
    const share = await familiar(
      connections,
      prepareQuery({ text: 'select (1 / $1::int)::text', parameters: [NUMBER] }),
    )
    await admin.query('truncate visits')
    const outcomes = await Promise.allSettled([
      runQuery(connections, visit, of('a')),
      runQuery(connections, visit, of('b')),
      runQuery(connections, share, of(0)),
      runQuery(connections, visit, of('c')),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    const { rows } = await admin.query('select visitor from visits order by visitor')
    expect(rows.map(({ visitor }) => visitor)).toEqual(['a', 'b', 'c'])
  })
})

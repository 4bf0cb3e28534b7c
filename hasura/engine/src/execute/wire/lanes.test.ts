import pg from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
import { sessionParam } from '../../schema/source/param.js'
import type { Bindings } from '../bind.js'
import { type PreparedQuery, prepareQuery, type QueryConnections, runQuery } from '../database.js'
import { Lanes, type Passenger } from './lanes.js'
import type { TextStatement } from './messages.js'

const database = await createTestDatabase({ template: 'empty' })
const admin = new pg.Pool({ connectionString: database.url, max: 2 })
afterAll(() => admin.end())

/** One shared connection, so that concurrent queries are pipelined on it. */
function openLane(): Lanes {
  const lanes = new Lanes({ connectionString: database.url }, 1)
  onTestFinished(() => lanes.end())
  return lanes
}

function openConnections(max = 4): QueryConnections {
  const pool = new pg.Pool({ connectionString: database.url, max })
  onTestFinished(() => pool.end())
  return { pool, lanes: openLane() }
}

const ECHO: TextStatement = { name: 'echo', text: 'select $1::text' }
const SHARE_OF_12: TextStatement = { name: 'share_of_12', text: 'select (12 / $1::int)::text' }
const NAP: TextStatement = { name: 'nap', text: 'select pg_sleep($1::float8)::text' }
const PID: TextStatement = { name: 'pid', text: 'select coalesce($1, pg_backend_pid()::text)' }
const SETTING: TextStatement = { name: 'setting', text: "select coalesce($1, current_setting('app.note', true))" }

const passenger = (statement: TextStatement, value: string | null, caller = 'ann'): Passenger => ({
  statement,
  values: [value],
  keepsPlan: false,
  caller,
})

/** The single cell, or how it ended. */
async function ask(lanes: Lanes, ...[statement, value, caller]: Parameters<typeof passenger>): Promise<string | null> {
  const outcome = await lanes.query(passenger(statement, value, caller)).catch((error: Error) => error.message)
  return typeof outcome === 'string' ? outcome : (outcome.rows[0]?.[0] ?? null)
}

describe('brief statements on one connection', () => {
  it('each get their own rows or their own error', async () => {
    const lanes = openLane()
    const answers = await Promise.all(
      ['3', '0', '4', '0', '6'].flatMap((value) => [ask(lanes, SHARE_OF_12, value), ask(lanes, ECHO, value)]),
    )
    expect(answers).toEqual(['4', '3', 'division by zero', '0', '3', '4', 'division by zero', '0', '2', '6'])
    expect(await ask(lanes, PID, null)).toBe(await ask(lanes, PID, null))
  })

  it('each run in their own transaction, and their settings end with it', async () => {
    const lanes = openLane()
    const NOTE: TextStatement = { name: 'note', text: "select set_config('app.note', $1, true)" }
    const notes = Array.from({ length: 20 }, (_, index) => [ask(lanes, NOTE, `${index}`), ask(lanes, SETTING, null)])
    const answers = await Promise.all(notes.flat())
    expect(answers.filter((answer, index) => index % 2 === 1 && answer)).toEqual([])
  })

  it('leave no session setting to the next', async () => {
    const lanes = openLane()
    const NOTE: TextStatement = { name: 'session_note', text: "select set_config('app.note', $1, false)" }
    const notes = Array.from({ length: 20 }, (_, index) => [ask(lanes, NOTE, `${index}`), ask(lanes, SETTING, null)])
    const answers = await Promise.all(notes.flat())
    expect(answers.filter((_, index) => index % 2 === 1 && answers[index])).toEqual([])
  })

  it('may keep their plans side by side', async () => {
    const lanes = openLane()
    const kept = { ...passenger(SHARE_OF_12, '2'), keepsPlan: true }
    const outcomes = await Promise.all([kept, passenger(SHARE_OF_12, '3'), kept].map((one) => lanes.query(one)))
    expect(outcomes.map((outcome) => outcome !== 'refused' && outcome.rows)).toEqual([[['6']], [['4']], [['6']]])
  })

  it('do not wait for one that isn’t brief after all, whose caller runs alone for a while', async () => {
    const lanes = openLane()
    await ask(lanes, ECHO, 'first')
    const began = performance.now()
    const answers = await Promise.all([ask(lanes, NAP, '30', 'bob'), ask(lanes, ECHO, 'x')])
    expect(answers).toEqual(['refused', 'x'])
    expect(performance.now() - began).toBeLessThan(1000)
    expect(await Promise.all([ask(lanes, ECHO, 'x', 'bob'), ask(lanes, NAP, '0', 'ann')])).toEqual(['refused', ''])
  })

  it('do not wait for one that waits for a lock', async () => {
    await admin.query('create table locked_one (id int)')
    const lanes = openLane()
    const LOCKED: TextStatement = {
      name: 'locked',
      text: 'select coalesce($1, (select count(*) from locked_one)::text)',
    }
    const locker = await admin.connect()
    await locker.query('begin; lock table locked_one')
    const began = performance.now()
    // Nothing is prepared yet, so parsing has to wait.
    const readers = Array.from({ length: 10 }, (_, index) => [
      ask(lanes, LOCKED, null, `${index}`),
      ask(lanes, ECHO, 'free'),
    ])
    const answers = await Promise.all(readers.flat())
    expect(performance.now() - began).toBeLessThan(1000)
    await locker.query('rollback')
    locker.release()
    expect(answers).toEqual(Array(10).fill(['refused', 'free']).flat())
    expect(await ask(lanes, LOCKED, null, 'new')).toBe('0')
  })

  it('all fail with the connection, and the next ones get another', async () => {
    const lanes = openLane()
    const END: TextStatement = { name: 'end', text: 'select pg_terminate_backend($1::int)::text' }
    const pid = await ask(lanes, PID, null)
    const [own, behind] = await Promise.all([ask(lanes, END, pid), ask(lanes, ECHO, 'x')])
    expect(own).toContain('terminating connection')
    expect(behind).toMatch(/terminat/)
    expect(await ask(lanes, ECHO, 'again')).toBe('again')
    expect(await ask(lanes, PID, null)).not.toBe(pid)
  })

  it('fail if there is no connection', async () => {
    const lanes = new Lanes({ connectionString: database.url.replace(/\/[^/]*$/, '/nowhere') }, 1)
    expect(await Promise.all([ask(lanes, ECHO, 'x'), ask(lanes, ECHO, 'y')])).toEqual([
      expect.stringContaining('does not exist'),
      expect.stringContaining('does not exist'),
    ])
    await lanes.end()
  })
})

const NUMBER = sessionParam('x-number', 'text')
const of = (number: number | string): Bindings => ({
  session: { role: 'user', variables: { 'x-number': String(number) }, isAdminSecret: false, useBackendOnly: false },
  variables: new Map(),
})

/** Marks a statement as known to be brief. */
async function familiar(connections: QueryConnections, statement: PreparedQuery): Promise<PreparedQuery> {
  for (let index = 0; index < 30; index++) await runQuery(connections, statement, of(1))
  return statement
}

describe('queries', () => {
  it('are answered once each, whoever they share with', async () => {
    const connections = openConnections()
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

  it('execute their functions once, although cancelled among others', async () => {
    await admin.query(`
      create table visits (visitor text);
      create function visit(visitor text) returns text language plpgsql volatile as $$ begin
        insert into visits values (visitor);
        perform pg_sleep(case when visitor = 'slow' then 0.2 else 0 end);
        return visitor;
      end $$`)
    const connections = openConnections()
    const visit = await familiar(connections, prepareQuery({ text: 'select visit($1)', parameters: [NUMBER] }))
    await admin.query('truncate visits')
    const visitors = ['a', 'slow', 'b', 'c']
    const rows = await Promise.all(visitors.map((one) => runQuery(connections, visit, of(one))))
    expect(rows.flat(2)).toEqual(visitors)
    const stored = await admin.query('select visitor from visits order by visitor')
    expect(stored.rows.map(({ visitor }) => visitor)).toEqual(visitors.toSorted())
  })

  it('of an unlocked table never wait for a lock on another', async () => {
    await admin.query('create table locked_two (id int); create table free_table (id int)')
    const connections = openConnections(24)
    const locked = await familiar(
      connections,
      prepareQuery({ text: 'select (select count(*) from locked_two)::text || left($1, 0)', parameters: [NUMBER] }),
    )
    const free = await familiar(
      connections,
      prepareQuery({ text: 'select (select count(*) from free_table)::text || left($1, 0)', parameters: [NUMBER] }),
    )
    const locker = await admin.connect()
    await locker.query('begin; lock table locked_two')
    const blocked = Array.from({ length: 10 }, () => runQuery(connections, locked, of(1)))
    const began = performance.now()
    await Promise.all(Array.from({ length: 40 }, () => runQuery(connections, free, of(1))))
    expect(performance.now() - began).toBeLessThan(1000)
    await locker.query('rollback')
    locker.release()
    expect(await Promise.all(blocked)).toEqual(Array(10).fill([['0']]))
  })

  it('get pool connections in their initial state', async () => {
    const { pool } = openConnections(1)
    const note = prepareQuery({ text: "select set_config('app.note', $1, false)", parameters: [NUMBER] })
    const read = prepareQuery({
      text: "select coalesce(current_setting('app.note', true), '') || left($1, 0)",
      parameters: [NUMBER],
    })
    for (let round = 0; round < 3; round++) {
      expect(await runQuery({ pool }, note, of('secret'))).toEqual([['secret']])
      expect(await runQuery({ pool }, read, of(1))).toEqual([['']])
    }
  })
})

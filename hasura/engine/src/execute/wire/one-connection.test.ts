import pg from 'pg'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
import { sessionParam } from '../../schema/source/param.js'
import type { Bindings } from '../bind.js'
import { type PreparedQuery, prepareQuery, runQueries } from '../database.js'

const database = await createTestDatabase({ template: 'empty' })
const pool = new pg.Pool({ connectionString: database.url, max: 1 })
afterAll(() => pool.end())

const NUMBER = sessionParam('x-number', 'text')
const bindings: Bindings = {
  session: { role: 'user', variables: { 'x-number': '7' }, isAdminSecret: false, useBackendOnly: false },
  variables: new Map(),
}
const remember = () => prepareQuery({ text: "select set_config('app.kept', $1::text, false)", parameters: [NUMBER] })
const recall = () => prepareQuery({ text: "select coalesce(current_setting('app.kept', true), '')", parameters: [] })
const fail = () => prepareQuery({ text: 'select (7 / ($1::int - 7))::text', parameters: [NUMBER] })

async function textsOf(...statements: PreparedQuery[]) {
  const texts: (string | null | undefined)[] = []
  await runQueries({ pool }, statements, bindings, (rows) => void texts.push(rows[0]?.[0]))
  return texts
}

describe('several fields of one query', () => {
  it('share what a function keeps in session settings, and the next caller doesn’t', async () => {
    expect(await textsOf(remember(), recall())).toEqual(['7', '7'])
    expect(await textsOf(recall(), recall())).toEqual(['', ''])
  })

  it('are prepared from the second time on, and choose their plans', async () => {
    const statements = [remember(), recall()] as const
    for (let index = 0; index < 12; index++) expect(await textsOf(...statements)).toEqual(['7', '7'])
    const { rows } = await pool.query(
      'select generic_plans::int > 0 as kept from pg_prepared_statements where name = $1',
      [statements[0].name],
    )
    expect(rows).toEqual([{ kept: true }])
  })

  it('end with the first failure, which leaves the connection', async () => {
    const { rows: before } = await pool.query('select pg_backend_pid() as pid')
    await expect(textsOf(recall(), fail(), recall())).rejects.toThrow('division by zero')
    await expect(runQueries({ pool }, [recall(), recall()], bindings, () => tooMuch())).rejects.toThrow('too much')
    expect((await pool.query('select pg_backend_pid() as pid')).rows).toEqual(before)
    expect(await textsOf(recall(), recall())).toEqual(['', ''])
  })

  it('lose a connection that is lost', async () => {
    const ending = prepareQuery({ text: 'select pg_terminate_backend(pg_backend_pid())::text', parameters: [] })
    pool.on('error', () => undefined)
    onTestFinished(() => void pool.removeAllListeners('error'))
    await expect(textsOf(recall(), ending)).rejects.toThrow()
    expect(await textsOf(recall(), recall())).toEqual(['', ''])
  })
})

function tooMuch(): never {
  throw new Error('too much')
}

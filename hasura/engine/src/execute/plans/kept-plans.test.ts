import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../../../tests/support/database.js'
import { sessionParam } from '../../schema/source/param.js'
import type { Bindings } from '../bind.js'
import { prepareQuery, runQuery } from '../database.js'
import { queryTexts } from '../wire/text-query.js'

const database = await createTestDatabase({ template: 'empty' })
const pool = new pg.Pool({ connectionString: database.url, max: 1 })
const KEPT = { keepsPlan: true }
const SQUARE = { name: 'square', text: 'select ($1::int * $1::int)::text' }
const SHARE = { name: 'share', text: 'select (12 / $1::int)::text' }

const NUMBER = sessionParam('x-number', 'text')
/** What binds it. */
const of = (number: string): Bindings => ({
  session: { role: 'user', variables: { 'x-number': number }, isAdminSecret: false, useBackendOnly: false },
  variables: new Map(),
})

/** How often the one connection has used a kept plan for the statement, and how often a fresh one. */
const plansOf = (name: string) =>
  pool
    .query('select generic_plans::int, custom_plans::int from pg_prepared_statements where name = $1', [name])
    .then(({ rows }) => rows[0])

describe('statements on the wire', () => {
  beforeAll(() => pool.query('select 1'))
  afterAll(() => pool.end())

  it('keep their plan for one execution, and leave the setting as it was', async () => {
    expect(await queryTexts(pool, SQUARE, ['3'], KEPT)).toEqual([['9']])
    expect(await queryTexts(pool, SQUARE, ['4'], KEPT)).toEqual([['16']])
    expect(await plansOf('square')).toEqual({ generic_plans: 2, custom_plans: 0 })
    expect((await pool.query('show plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'auto' }])
    expect(await queryTexts(pool, SQUARE, ['5'])).toEqual([['25']])
    expect(await plansOf('square')).toEqual({ generic_plans: 2, custom_plans: 1 })
  })

  it('may fail with a kept plan without costing the connection', async () => {
    await expect(queryTexts(pool, SHARE, ['0'], KEPT)).rejects.toThrow('division by zero')
    expect(await queryTexts(pool, SHARE, ['4'], KEPT)).toEqual([['3']])
    expect((await pool.query('show plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'auto' }])
  })

  it('are measured when they fail, too', async () => {
    const statement = prepareQuery({ text: 'select (60 / $1::int)::text', parameters: [NUMBER] })
    for (let index = 0; index < 9; index++) await runQuery({ pool }, statement, of('6'))
    await expect(runQuery({ pool }, statement, of('0'))).rejects.toThrow('division by zero')
    // the failed try of a kept plan is over, so that the next one may come
    for (let index = 0; index < 40; index++) await runQuery({ pool }, statement, of('6'))
    expect((await plansOf(statement.name ?? '')).generic_plans).toBeGreaterThan(1)
  })

  it('are planned for their values until it is known what that costs', async () => {
    const statement = prepareQuery({ text: 'select ($1::int + 1)::text', parameters: [NUMBER] })
    for (let index = 0; index < 12; index++)
      expect(await runQuery({ pool }, statement, of(String(index)))).toEqual([[`${index + 1}`]])
    expect(statement.name).toBeDefined()
    const { generic_plans: kept } = await plansOf(statement.name ?? '')
    expect(kept).toBeGreaterThan(0)
  })
})

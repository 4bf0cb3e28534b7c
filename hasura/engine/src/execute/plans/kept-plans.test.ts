import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/database.js'
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
/** Bindings for the statement. */
const of = (number: string): Bindings => ({
  session: { role: 'user', variables: { 'x-number': number }, isAdminSecret: false, useBackendOnly: false },
  variables: new Map(),
})

/** How often the one connection used a generic plan for the statement, and how often a custom one. */
const plansOf = (name: string) =>
  pool
    .query('select generic_plans::int, custom_plans::int from pg_prepared_statements where name = $1', [name])
    .then(({ rows }) => rows[0])

describe('statements on the wire', () => {
  beforeAll(() => pool.query('select 1'))
  afterAll(() => pool.end())

  it('keep their plan for one execution, and restore the setting', async () => {
    expect(await queryTexts(pool, SQUARE, ['3'], KEPT)).toEqual([['9']])
    expect(await queryTexts(pool, SQUARE, ['4'], KEPT)).toEqual([['16']])
    expect(await plansOf('square')).toEqual({ generic_plans: 2, custom_plans: 0 })
    expect((await pool.query('show plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'auto' }])
    expect(await queryTexts(pool, SQUARE, ['5'])).toEqual([['25']])
    expect(await plansOf('square')).toEqual({ generic_plans: 2, custom_plans: 1 })
  })

  it('may fail with a kept plan without losing the connection', async () => {
    await expect(queryTexts(pool, SHARE, ['0'], KEPT)).rejects.toThrow('division by zero')
    expect(await queryTexts(pool, SHARE, ['4'], KEPT)).toEqual([['3']])
    expect((await pool.query('show plan_cache_mode')).rows).toEqual([{ plan_cache_mode: 'auto' }])
  })

  it('are timed when they fail, too', async () => {
    const statement = prepareQuery({ text: 'select (60 / $1::int)::text', parameters: [NUMBER] })
    for (let index = 0; index < 9; index++) await runQuery({ pool }, statement, of('6'))
    await expect(runQuery({ pool }, statement, of('0'))).rejects.toThrow('division by zero')
    // the failed trial of a kept plan is over, so that the next one may start
    for (let index = 0; index < 40; index++) await runQuery({ pool }, statement, of('6'))
    expect((await plansOf(statement.name ?? '')).generic_plans).toBeGreaterThan(1)
  })

  it('are planned for their values until the cost of that is known', async () => {
    const statement = prepareQuery({ text: 'select ($1::int + 1)::text', parameters: [NUMBER] })
    for (let index = 0; index < 12; index++)
      expect(await runQuery({ pool }, statement, of(String(index)))).toEqual([[`${index + 1}`]])
    expect(statement.name).toBeDefined()
    const { generic_plans: kept } = await plansOf(statement.name ?? '')
    expect(kept).toBeGreaterThan(0)
  })

  it('are prepared however many came before, evicting the least recently used', async () => {
    const shapes = Array.from({ length: 700 }, (_, index) =>
      prepareQuery({ text: `select ($1::int + ${index})::text`, parameters: [NUMBER] }),
    )
    const steady = prepareQuery({ text: 'select ($1::int + -1)::text', parameters: [NUMBER] })
    for (const shape of [...shapes, ...shapes]) {
      await runQuery({ pool }, shape, of('1'))
      if (shapes.indexOf(shape) % 100 === 0) await runQuery({ pool }, steady, of('1'))
    }
    const latest = prepareQuery({ text: 'select ($1::int - 1)::text', parameters: [NUMBER] })
    for (let index = 0; index < 2; index++) expect(await runQuery({ pool }, latest, of('5'))).toEqual([['4']])
    const { rows } = await pool.query('select name from pg_prepared_statements')
    const names = rows.map(({ name }) => name)
    expect(names.length).toBeLessThanOrEqual(500)
    expect(names).toEqual(expect.arrayContaining([latest.name, steady.name, shapes.at(-1)?.name]))
    expect(names).not.toContain(shapes[0]?.name)
    expect(await runQuery({ pool }, shapes[0] ?? latest, of('5'))).toEqual([['5']])
  })

  it('are prepared again if Postgres has lost them', async () => {
    const again = { name: 'again', text: 'select $1::text' }
    expect(await queryTexts(pool, again, ['a'])).toEqual([['a']])
    await pool.query('deallocate all')
    await expect(queryTexts(pool, again, ['b'])).rejects.toThrow('does not exist')
    expect(await queryTexts(pool, again, ['c'])).toEqual([['c']])
  })

  it('are prepared again if they failed the first time', async () => {
    const late = { name: 'late', text: 'select count(*)::text from comes_later where $1 = $1' }
    await expect(queryTexts(pool, late, ['a'])).rejects.toThrow('does not exist')
    await pool.query('create table comes_later ()')
    expect(await queryTexts(pool, late, ['a'])).toEqual([['0']])
    const share = { name: 'share_again', text: 'select (12 / $1::int)::text' }
    await expect(queryTexts(pool, share, ['0'])).rejects.toThrow('division by zero')
    expect(await queryTexts(pool, share, ['4'])).toEqual([['3']])
  })
})

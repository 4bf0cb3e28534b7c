import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#tests/database.js'

const FOLDER = path.resolve(import.meta.dirname, 'default')
const NAME = /^\d{13}_[a-z]+(_[a-z0-9]+)+$/
const MAX_LINES = 100

const names = readdirSync(FOLDER).sort()
const sqlOf = (name: string, direction: 'up' | 'down') =>
  readFileSync(path.join(FOLDER, name, `${direction}.sql`), 'utf8')

const database = await createTestDatabase({ template: 'empty' })
const owner = new pg.Client({ connectionString: database.ownerUrl })
await owner.connect()
afterAll(() => owner.end())

const LEFT = `
  select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private', 'auth', 'graphile_worker')
  union all
  select n.nspname || '.' || p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private', 'auth', 'graphile_worker')`
const UNNAMED = `
  select conrelid::regclass || ': ' || conname as name from pg_constraint c join pg_namespace n on n.oid = c.connamespace
  where n.nspname in ('public', 'private', 'auth') and contype in ('c', 'f', 'u', 'x')
    and conname ~ '(_check[0-9]*|_key[0-9]+|_fkey[0-9]+|_excl[0-9]*)$'`
const WITHOUT_INDEX = `
  select c.conrelid::regclass || ' ' || c.conname as name from pg_constraint c join pg_namespace n on n.oid = c.connamespace
  where c.contype = 'f' and n.nspname in ('public', 'private', 'auth')
    and c.confrelid not in ('opportunity_types'::regclass, 'opportunity_statuses'::regclass, 'tracking_statuses'::regclass,
      'opportunity_duration_types'::regclass, 'opportunity_start_dates'::regclass, 'notification_kinds'::regclass)
    and not exists (select from pg_index i where i.indrelid = c.conrelid
      and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] = c.conkey)`

describe('migrations', () => {
  it('are small folders with an up and a down', () => {
    for (const name of names) {
      expect(name).toMatch(NAME)
      expect(existsSync(path.join(FOLDER, name, 'down.sql')), name).toBe(true)
    }
    const long = names.filter((name) => !name.includes('install') && sqlOf(name, 'up').split('\n').length > MAX_LINES)
    expect(long).toEqual([expect.stringContaining('create_auth')])
  })

  it('go up, down to nothing, and up again', async () => {
    for (const name of names) await owner.query(sqlOf(name, 'up'))
    for (const name of [...names].reverse()) await owner.query(sqlOf(name, 'down'))
    expect((await owner.query(LEFT)).rows).toEqual([])
    for (const name of names) await owner.query(sqlOf(name, 'up'))
  })

  it('take on the setting of Google Drive that staff have added by hand', async () => {
    const since = names.slice(names.findIndex((name) => name.endsWith('_create_google_drive')))
    for (const name of [...since].reverse()) await owner.query(sqlOf(name, 'down'))
    const config = 'SHOW_GOOGLE_DRIVE_UPLOAD'
    await owner.query('insert into system_configurations (config, value) values ($1, $2)', [config, 'true'])
    for (const name of since) await owner.query(sqlOf(name, 'up'))
    const sql = 'select value, is_public from system_configurations where config = $1'
    expect((await owner.query(sql, [config])).rows).toEqual([{ value: 'true', is_public: true }])
  })

  it('name every constraint', async () => {
    expect((await owner.query(UNNAMED)).rows).toEqual([])
  })

  it('index every foreign key of a growing table', async () => {
    expect((await owner.query(WITHOUT_INDEX)).rows).toEqual([])
  })
})

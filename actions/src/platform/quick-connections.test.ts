import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { atEnd } from '#tests/at-end.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type DatabaseHandle, type DatabaseTransaction, openDatabase, type Queryable } from './database.js'
import { createLogger } from './logging/logger.js'

const NORA = stableUuid('person:nora@brightwater.example')
const DIVISION_BY_ZERO = { code: '22012' }

let database: TestDatabase
let handle: DatabaseHandle
beforeAll(async () => {
  database = await createTestDatabase()
  // One connection, so that each transaction meets what the one before it left behind.
  handle = openDatabase(database.actionsUrl, createLogger('silent'), 1)
  atEnd(() => handle.close())
})

const within = <T>(deed: (transaction: DatabaseTransaction) => Promise<T>) =>
  handle.database.transaction().execute(deed)
const openLot = (queryable: Queryable) =>
  queryable.insertInto('ledger_accounts').values({ kind: 'credits', owner_id: NORA, source: 'granted' }).execute()
const divide = (queryable: Queryable, by: number) =>
  sql`/* prepared: divide, unread */ select 1 / ${by}::int`.execute(queryable)
const countLots = async () => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ledger_accounts`.execute(handle.database)
  return rows[0]?.n
}

describe('a transaction', () => {
  it('begins with its first statement and lasts until its end', async () => {
    const readId = (queryable: Queryable) =>
      sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(queryable)
    const [one, other] = await within(async (tx) => [await readId(tx), await readId(tx)])
    expect(one?.rows).toEqual(other?.rows)
    expect((await readId(handle.database)).rows).not.toEqual(one?.rows)
  })

  it('undoes everything when its deed fails', async () => {
    const before = await countLots()
    const fails = within(async (tx) => {
      await openLot(tx)
      throw new Error('the deed failed')
    })
    await expect(fails).rejects.toThrow('the deed failed')
    expect(await countLots()).toBe(before)
  })

  it('without statements leaves the next one as it should be', async () => {
    await within(async () => undefined)
    await expect(within(() => Promise.reject(new Error('before any statement')))).rejects.toThrow(
      'before any statement',
    )
    const before = await countLots()
    await within(openLot)
    expect(await countLots()).toBe((before ?? 0) + 1)
  })

  it('on a lost connection fails, and the next one has another', async () => {
    const lost = within(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await database.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await openLot(tx)
    })
    await expect(lost).rejects.toThrow()
    await within(openLot)
  })
})

describe('a statement whose answer nobody reads', () => {
  it('fails the commit, which keeps nothing', async () => {
    const before = await countLots()
    const fails = within(async (tx) => {
      await openLot(tx)
      await divide(tx, 0)
    })
    await expect(fails).rejects.toMatchObject(DIVISION_BY_ZERO)
    expect(await countLots()).toBe(before)
  })

  it('fails the next statement with its own error', async () => {
    const fails = within(async (tx) => {
      await divide(tx, 0)
      await expect(openLot(tx)).rejects.toMatchObject(DIVISION_BY_ZERO)
      await openLot(tx)
    })
    // Postgres' word that the transaction has failed already.
    await expect(fails).rejects.toMatchObject({ code: '25P02' })
  })

  it('does not hide what failed after it', async () => {
    const fails = within(async (tx) => {
      await divide(tx, 0)
      throw new Error('the deed failed')
    })
    await expect(fails).rejects.toThrow('the deed failed')
    await within((tx) => divide(tx, 1))
  })

  it('is waited for outside of a transaction', async () => {
    await expect(divide(handle.database, 0)).rejects.toMatchObject(DIVISION_BY_ZERO)
  })

  it('is done before those that follow it', async () => {
    const setting = await within(async (tx) => {
      await sql`/* prepared: set_step, unread */ select set_config('sagework.step', ${'done'}, true)`.execute(tx)
      return sql<{ step: string }>`select current_setting('sagework.step') as step`.execute(tx)
    })
    expect(setting.rows).toEqual([{ step: 'done' }])
  })
})

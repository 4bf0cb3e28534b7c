import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'

const NORA = stableUuid('person:nora@brightwater.example')

const ALARMING_ATTEMPT = 3

let database: TestDatabase
let actions: TestActions
beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
})

const run = (cron: string) => actions.hook(`/hooks/crons/${cron}`, { id: randomUUID() })

/** Grants credits that end at the given moment, and returns their account. */
async function grant(amount: number, dueAt: string): Promise<string> {
  const [account] = await database.query<{ id: string }>(
    `insert into ledger_accounts (kind, owner_id, source, due_at) values ('credits', $1, 'plan', $2) returning id`,
    [NORA, dueAt],
  )
  await database.query(
    `with transfer as (
       insert into ledger_transfers (key, request_hash, kind, reason) values ($1, 'x', 'test', 'A test') returning id
     ) insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
       select transfer.id, account.id, case when account.owner_id is null then -$3::bigint else $3 end, currency, owner_id
       from transfer, ledger_accounts as account where account.kind = 'credits_issued' or account.id = $2`,
    [randomUUID(), account?.id, amount],
  )
  return account?.id ?? ''
}

const balanceOf = async (id: string) => {
  const [row] = await database.query<{ balance: string }>('select balance from ledger_accounts where id = $1', [id])
  return Number(row?.balance)
}

describe('what falls due', () => {
  it('ends credits of a plan on their date, more than a batch of them, and leaves later ones', async () => {
    const ended: string[] = []
    for (let index = 0; index < 101; index++) ended.push(await grant(7, '2020-01-01'))
    const later = await grant(7, '2999-01-01')
    expect((await run('settle-due-accounts')).status).toBe(200)
    await vi.waitFor(async () => expect(await balanceOf(ended.at(-1) ?? '')).toBe(0), { timeout: 15_000 })
    expect(await Promise.all(ended.map(balanceOf))).toEqual(ended.map(() => 0))
    expect(await balanceOf(later)).toBe(7)
  })
})

describe('the daily audit', () => {
  const notices = () => database.query(`select title from notifications where kind = 'ledger_alert'`)
  const done = async () => {
    const [row] = await database.query<{ count: number }>(
      `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'audit-ledger'`,
    )
    return row?.count
  }

  it('is silent while the books add up, and tells each member of staff once a day when they do not', async () => {
    await run('audit-ledger')
    await vi.waitFor(async () => expect(await done()).toBe(0), { timeout: 10_000 })
    expect(await notices()).toEqual([])

    await database.query('alter table ledger_accounts disable trigger user')
    await database.query(`update ledger_accounts set balance = balance + 1 where owner_id = $1 and kind = 'income'`, [
      NORA,
    ])
    for (let time = 0; time < 2; time++) {
      await run('audit-ledger')
      await vi.waitFor(async () => expect(await done()).toBe(0), { timeout: 10_000 })
    }
    const staff = await database.query<{ email: string }>('select email from user_accounts where is_admin')
    expect(await notices()).toEqual(staff.map(() => ({ title: 'The ledger does not add up' })))
    expect(staff.length).toBeGreaterThan(0)
    const [account] = await database.query<{ id: string }>(
      `select id from ledger_accounts where owner_id = $1 and kind = 'income'`,
      [NORA],
    )
    const difference = `account ${account?.id} has 1 instead of 0 (balances)`
    const bodies = await database.query<{ body: string }>(`select body from notifications where kind = 'ledger_alert'`)
    for (const { body } of bodies) expect(body).toContain(difference)
    await vi.waitFor(async () => {
      const mails = await database.query<{ to_email: string; text: string }>(
        `select to_address as to_email, text from private.outbox_mails where kind = 'ledger_alert'`,
      )
      expect(mails.map(({ to_email }) => to_email).sort()).toEqual(staff.map(({ email }) => email).sort())
      for (const { text } of mails) expect(text).toContain(difference)
    })
  })

  it('tells staff once if it fails again and again', async () => {
    await database.query(`delete from notifications; revoke select on ledger_statement_lines from sagework_actions`)
    await run('audit-ledger')
    const attempts = () =>
      database.query<{ attempts: number }>(
        `select attempts from graphile_worker.jobs where task_identifier = 'audit-ledger' and last_error is not null`,
      )
    await vi.waitFor(async () => expect(await attempts()).toEqual([{ attempts: 1 }]), { timeout: 10_000 })
    expect(await notices()).toEqual([])
    await vi.waitFor(
      async () => {
        await database.query('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
        const [job] = await attempts()
        expect(job?.attempts).toBeGreaterThan(ALARMING_ATTEMPT)
      },
      { timeout: 20_000, interval: 200 },
    )
    const staff = await database.query('select 1 from user_accounts where is_admin')
    expect(await notices()).toEqual(staff.map(() => ({ title: 'The ledger couldn’t be checked' })))
    await database.query(`grant select on ledger_statement_lines to sagework_actions`)
  })
})

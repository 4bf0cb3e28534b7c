import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { createTestDatabase } from '#tests/database.js'

const database = await createTestDatabase()
const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 1 })
const actions = new pg.Pool({ connectionString: database.actionsUrl, max: 1 })
const hasura = new pg.Pool({ connectionString: database.hasuraUrl, max: 1 })
afterAll(() => Promise.all([owner.end(), actions.end(), hasura.end()]))

const NORA = stableUuid('person:nora@brightwater.example')
let keys = 0

/** Name of the constraint, or code, that refuses the statement; at the commit too. */
async function refusalOf(pool: pg.Pool, sql: string, values: unknown[] = []): Promise<string> {
  try {
    await pool.query(sql, values)
    return 'nothing refused it'
  } catch (error) {
    return (error as pg.DatabaseError).constraint ?? (error as pg.DatabaseError).code ?? ''
  }
}

async function accountOf(kind: string, ownerId: string | null = null): Promise<string> {
  const { rows } = await actions.query<{ id: string }>(
    `select id from ledger_accounts where kind = $1 and owner_id is not distinct from $2 and role <> 'pot'`,
    [kind, ownerId],
  )
  return rows[0]?.id ?? ''
}

async function openLot(amount = 0): Promise<string> {
  const { rows } = await actions.query<{ id: string }>(
    `insert into ledger_accounts (kind, owner_id, source) values ('credits', $1, 'granted') returning id`,
    [NORA],
  )
  const id = rows[0]?.id ?? ''
  if (amount > 0)
    expect(await book([id, amount], [await accountOf('credits_issued'), -amount])).toBe('nothing refused it')
  return id
}

/** Books a transfer with these entries in one statement. */
const book = (...entries: [account: string, amount: number][]) =>
  refusalOf(
    actions,
    `with transfer as (
       insert into ledger_transfers (key, request_hash, kind, reason) values ($1, 'x', 'test', 'A test') returning id
     ) insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
       select transfer.id, entry.account, entry.amount, coalesce(currency, 'usd'), owner_id
       from transfer, unnest($2::bigint[], $3::bigint[]) as entry(account, amount)
       left join ledger_accounts as known on known.id = entry.account`,
    [`test-${++keys}`, entries.map(([account]) => account), entries.map(([, amount]) => amount)],
  )

const balanceOf = async (id: string) =>
  (await actions.query<{ balance: string }>('select balance from ledger_accounts where id = $1', [id])).rows[0]?.balance

describe('a transfer', () => {
  it('[X-22] sums to zero in each of its currencies, and moves people’s balances', async () => {
    const [lot, issued] = [await openLot(), await accountOf('credits_issued')]
    const [income, sales] = [await accountOf('income', NORA), await accountOf('sales')]
    expect(await book([lot, 5], [issued, -5], [income, 70], [sales, -70])).toBe('nothing refused it')
    expect([await balanceOf(lot), await balanceOf(income), await balanceOf(issued)]).toEqual(['5', '70', null])
    expect(await book([lot, 5], [issued, -4])).toBe('ledger_transfers_balance')
    // What one currency has too much the other can't lack.
    expect(await book([lot, 5], [sales, -5])).toBe('ledger_transfers_balance')
    expect([await balanceOf(lot), await balanceOf(income)]).toEqual(['5', '70'])
  })

  it('[X-22] has two entries at least, of known accounts, none of them nothing or without bound', async () => {
    const [lot, issued] = [await openLot(), await accountOf('credits_issued')]
    expect(await book()).toBe('ledger_transfers_balance')
    expect(await book([lot, 5])).toBe('ledger_transfers_balance')
    expect(await book([lot, 0], [issued, 0])).toBe('ledger_entries_amount_sized')
    expect(await book([lot, 1e13], [issued, -1e13])).toBe('ledger_entries_amount_sized')
    expect(await book([lot, 5], ['999999', -5])).toBe('ledger_entries_account_known')
    expect(await book([lot, 5], [lot, -5])).toBe('ledger_entries_pkey')
  })

  it('can’t book somebody’s money as another’s, or in another currency', async () => {
    const [lot, issued] = [await openLot(), await accountOf('credits_issued')]
    const lie = (currency: string, ownerId: string | null) =>
      refusalOf(
        actions,
        `with transfer as (insert into ledger_transfers (key, request_hash, kind, reason) values ($1, 'x', 'test', 'A test') returning id)
         insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
         select id, $2::bigint, 5, $4, $5::uuid from transfer union all select id, $3::bigint, -5, 'credit', null from transfer`,
        [`test-${++keys}`, lot, issued, currency, ownerId],
      )
    expect(await lie('usd', NORA)).toBe('ledger_entries_account_known')
    expect(await lie('credit', stableUuid('person:tom@client.example'))).toBe('ledger_entries_account_known')
    // An entry that names no owner would leave the balance as it was.
    expect(await lie('credit', null)).toBe('ledger_entries_account_known')
    expect(await lie('credit', NORA)).toBe('nothing refused it')
  })

  it('[X-22] is booked once under its key', async () => {
    const [lot, issued] = [await openLot(), await accountOf('credits_issued')]
    await book([lot, 5], [issued, -5])
    keys -= 1
    expect(await book([lot, 5], [issued, -5])).toBe('ledger_transfers_key_unique')
    expect(await balanceOf(lot)).toBe('5')
  })

  it('[X-22] is complete when it is committed: nobody adds to it later, even what balances', async () => {
    const [lot, other] = [await openLot(), await openLot()]
    await openLot(9)
    const add = `insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
      select (select max(id) from ledger_transfers), account.id, case when account.id = $1::bigint then -9 else 9 end, currency, owner_id
      from ledger_accounts as account where account.id in ($1::bigint, $2::bigint)`
    expect(await refusalOf(actions, add, [lot, other])).toBe('ledger_entries_with_their_transfer')
    expect(await refusalOf(owner, add, [lot, other])).toBe('ledger_entries_with_their_transfer')
  })

  it('is booked by somebody who exists, and alone', async () => {
    const [lot, issued] = [await openLot(), await accountOf('credits_issued')]
    const named = `insert into ledger_transfers (key, request_hash, kind, reason, actor_id)
      values ('of-nobody', 'x', 'test', 'A test', '00000000-0000-4000-8000-000000000000')`
    expect(await refusalOf(actions, named)).toBe('ledger_transfers_actor_known')
    const two = `with transfer as (
        insert into ledger_transfers (key, request_hash, kind, reason)
        values ('one', 'x', 'test', 'A test'), ('another', 'x', 'test', 'A test') returning id
      ) insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
        select transfer.id, account.id, case when account.owner_id is null then -5 else 5 end, currency, owner_id
        from transfer, ledger_accounts as account where account.id in ($1::bigint, $2::bigint)`
    expect(await refusalOf(actions, two, [lot, issued])).toBe('ledger_entries_account_known')
    expect(await balanceOf(lot)).toBe('0')
  })

  it('chooses neither its moment nor the transaction that may write its entries', async () => {
    await actions.query(`with transfer as (
        insert into ledger_transfers (key, request_hash, kind, reason, posted_at, transaction_id)
        values ('long-ago', 'x', 'test', 'A test', '2001-01-01', '3') returning id
      ) insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
        select transfer.id, account, amount, currency, owner_id from transfer,
          (values (${await openLot()}, 1), (${await accountOf('credits_issued')}, -1)) as entry(account, amount)
          join ledger_accounts as known on known.id = account`)
    const { rows } = await actions.query(
      `select posted_at > now() - interval '1 minute' as is_now, transaction_id::text <> '3' as is_own
       from ledger_transfers where key = 'long-ago'`,
    )
    expect(rows).toEqual([{ is_now: true, is_own: true }])
  })
})

describe('a statement', () => {
  it('has one line per transfer and currency, and none for what only moves between a person’s lots', async () => {
    const [one, other, spent] = [await openLot(10), await openLot(10), await accountOf('credits_spent')]
    const [income, sales] = [await accountOf('income', NORA), await accountOf('sales')]
    await book([one, -10], [other, -3], [spent, 13], [income, 40], [sales, -40])
    await book([one, 2], [other, -2])
    const { rows } = await actions.query(
      `select currency, amount from ledger_statement_lines where owner_id = $1
       and transfer_id >= (select max(id) - 1 from ledger_transfers) order by currency`,
      [NORA],
    )
    expect(rows).toEqual([
      { currency: 'credit', amount: '-13' },
      { currency: 'usd', amount: '40' },
    ])
  })
})

describe('a balance', () => {
  it('[X-22] never falls below zero, and a debt never rises above it', async () => {
    const [lot, spent] = [await openLot(10), await accountOf('credits_spent')]
    expect(await book([lot, -11], [spent, 11])).toBe('ledger_accounts_never_below_zero')
    expect(await book([lot, -10], [spent, 10])).toBe('nothing refused it')
    const owed = await accountOf('credits_owed', NORA)
    expect(await book([owed, 1], [spent, -1])).toBe('ledger_accounts_debt_never_above_zero')
    expect(await book([owed, -1], [spent, 1])).toBe('nothing refused it')
    expect(await book([owed, 1], [spent, -1])).toBe('nothing refused it')
  })

  it('[X-22] of two who spend the last of it at once, one is refused', async () => {
    const [lot, spent] = [await openLot(10), await accountOf('credits_spent')]
    const second = new pg.Pool({ connectionString: database.actionsUrl, max: 2 })
    const spend = (key: string) =>
      refusalOf(
        second,
        `with transfer as (insert into ledger_transfers (key, request_hash, kind, reason) values ($1, 'x', 'test', 'A test') returning id)
         insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
         select transfer.id, account, amount, currency, owner_id
         from transfer, (values ($2::bigint, -7), ($3::bigint, 7)) as entry(account, amount)
         join ledger_accounts as known on known.id = account`,
        [key, lot, spent],
      )
    const outcomes = await Promise.all([spend('at-once-1'), spend('at-once-2')])
    await second.end()
    expect(outcomes.sort()).toEqual(['ledger_accounts_never_below_zero', 'nothing refused it'])
    expect(await balanceOf(lot)).toBe('3')
  })

  it('moves by entries alone, whoever asks', async () => {
    const lot = await openLot(10)
    const raise = `update ledger_accounts set balance = 1000 where id = ${lot}`
    expect(await refusalOf(owner, raise)).toBe('ledger_accounts_move_by_entries')
    expect(await refusalOf(actions, raise)).toBe('42501')
    expect(await refusalOf(hasura, raise)).toBe('42501')
    const begun = `insert into ledger_accounts (kind, owner_id, source, balance, currency, role)
      values ('credits', '${NORA}', 'bought', 500, 'usd', 'platform') returning balance, currency, role`
    expect((await actions.query(begun)).rows).toEqual([{ balance: '0', currency: 'credit', role: 'pot' }])
  })
})

describe('the books', () => {
  const TABLES = ['ledger_accounts', 'ledger_transfers', 'ledger_entries', 'ledger_statement_lines']

  it.each(TABLES)('[X-16, X-22] %s is never changed, deleted or emptied, by any role', async (table) => {
    await openLot(1)
    const column = { ledger_accounts: 'due_at', ledger_transfers: 'reason' }[table] ?? 'amount'
    for (const statement of [
      `update ${table} set ${column} = ${column === 'due_at' ? 'now()' : column === 'amount' ? '1' : `'x'`}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      expect(await refusalOf(owner, statement), statement).toMatch(
        /^ledger_\w+_(append_only|no_truncate|move_by_entries)$/,
      )
      expect(await refusalOf(actions, statement), statement).toBe('42501')
      expect(await refusalOf(hasura, statement), statement).toBe('42501')
    }
  })

  it('are written by the actions alone', async () => {
    const insert = `insert into ledger_transfers (key, request_hash, kind, reason) values ('theirs', 'x', 'test', 'A test')`
    expect(await refusalOf(hasura, insert)).toBe('42501')
  })

  it('give everybody one account of each kind, and the platform one of each of its own', async () => {
    const { rows } = await actions.query(
      `select kind from ledger_accounts where owner_id = $1 and role <> 'pot' order by kind`,
      [NORA],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['credits_owed', 'income', 'income_owed', 'reward_credits'])
    const twice = (kind: string, id: string | null) =>
      refusalOf(actions, 'insert into ledger_accounts (kind, owner_id) values ($1, $2)', [kind, id])
    expect(await twice('income', NORA)).toBe('ledger_accounts_one_each')
    expect(await twice('fees', null)).toBe('ledger_accounts_one_each')
    expect(await twice('fees', NORA)).toBe('ledger_accounts_owned')
    expect(await twice('income', null)).toBe('ledger_accounts_owned')
    expect(await twice('gold', NORA)).toBe('ledger_accounts_kind_known')
  })
})

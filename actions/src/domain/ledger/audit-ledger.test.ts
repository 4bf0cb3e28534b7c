import { expect, it } from 'vitest'
import { auditLedger } from './audit-ledger.js'
import { openTestLedger } from './ledger.testkit.js'

const TABLES = ['ledger_accounts', 'ledger_transfers', 'ledger_entries', 'ledger_statement_lines']

/** Each damages the books in a way that only a superuser with the triggers off can. */
it.each([
  [`update ledger_accounts set balance = balance + 1 where kind = 'income'`, ['balances', 'statements']],
  [
    `update ledger_entries set amount = amount + 1 where owner_id is null`,
    ['currencies sum to zero', 'transfers balance'],
  ],
  [`delete from ledger_entries`, ['balances', 'transfers balance']],
  [`delete from ledger_statement_lines`, ['statements']],
  [`update ledger_entries set account_id = -1 where owner_id is null`, ['accounts are known']],
])('names what is wrong after: %s', async (damage, rules) => {
  const ledger = await openTestLedger()
  await ledger.grant(100)
  expect(await auditLedger(ledger.handle.database)).toMatchObject({ transfers: 1, differences: [] })
  for (const table of TABLES) await ledger.database.query(`alter table ${table} disable trigger user`)
  await ledger.database.query(damage)
  const { differences } = await auditLedger(ledger.handle.database)
  expect([...new Set(differences.map(({ rule }) => rule))].sort()).toEqual(rules)
})

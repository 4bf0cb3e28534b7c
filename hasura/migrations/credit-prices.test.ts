import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { withClient } from '#scripts/lib/database/database.mjs'
import { createTestDatabase } from '#tests/database.js'

const database = await createTestDatabase()

it('[GK-019] accounts from before get their welcome credits as new ones do', async () => {
  const file = path.join(import.meta.dirname, 'default/1700000037320_grant_welcome_credits/up.sql')
  await withClient(database.ownerUrl, (client) =>
    // Later migrations allow several transfers in one statement to seeds only.
    client.query(`set sagework.seeding = 'on'; ${readFileSync(file, 'utf8')}`),
  )
  const people = await database.query(
    `select coalesce(sum(balance), 0)::int as credits, count(line.*)::int as lines from users
     left join ledger_accounts as lot on lot.owner_id = users.id and lot.kind = 'credits' and lot.source = 'welcome'
     left join ledger_statement_lines as line on line.owner_id = users.id and line.amount = 200 group by users.id`,
  )
  expect(people.length).toBeGreaterThan(5)
  for (const person of people) expect(person).toEqual({ credits: 200, lines: 1 })
  expect(await database.query('select sum(amount)::int from ledger_entries')).toEqual([{ sum: 0 }])
})

it.each([
  ["insert into credit_prices values ('x', 'y', -1, false, 'x', 1)", 'credit_prices_credits_bounded'],
  ["insert into credit_prices values ('ask_question', 'questions', 1, false, 'x', 1)", 'credit_prices_pkey'],
  ["insert into credit_prices values ('x', 'y', 1, false, ' ', 1)", 'credit_prices_label_sized'],
  [
    "update system_configurations set value = '2.5' where config = 'WELCOME_CREDITS'",
    'system_configurations_counts_are_whole',
  ],
  ...[
    ...['$1,000', 'five hundred', '', '-1', 'NaN'].map((value) => ['SECOND_PERSON_ABOVE_USD', value]),
    ...['0', '80.5', '-80', '1e3'].map((value) => ['REWARD_CREDIT_CENTS', value]),
    ...[
      ['PAYOUT_MIN_DOLLARS', '49.99'],
      ['WITHDRAWABLE_AFTER_DAYS', '-7'],
      ['CORRECTED_CREDITS_DAYS', '0'],
    ],
  ].map(([config, value]) => [
    `update system_configurations set value = '${value}' where config = '${config}'`,
    'system_configurations_money_is_whole',
  ]),
])('[X-24] %s is refused', async (sql, constraint) => {
  await expect(database.query(sql)).rejects.toMatchObject({ constraint })
})

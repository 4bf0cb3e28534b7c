import { describe, expect, it } from 'vitest'
import { createMarket, ELENA, TOM } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
await database.query(`set sagework.seeding = on`)
for (const owner of [ELENA, TOM])
  await database.query(
    `with pots as (
       insert into ledger_accounts (kind, owner_id) values ('income_held', $1), ('redemption_requested', $1), ('payout_requested', $1)
       returning id, kind, currency, owner_id
     ), transfer as (
       insert into ledger_transfers (key, request_hash, kind, reason) values ('test:' || $1::text, 'x', 'test', 'A test') returning id
     ), entries as (
       insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
       select transfer.id, pots.id, 9000, pots.currency, pots.owner_id from transfer, pots
       union all select transfer.id, account.id, -18000, 'usd', null from transfer, ledger_accounts account where kind = 'sales'
       union all select transfer.id, account.id, -9000, 'reward', null from transfer, ledger_accounts account where kind = 'rewards_issued'
     ), redeemed as (
       insert into redemptions (id, user_id, credits, cents_per_credit, reason, account_id)
       select gen_random_uuid(), $1, 9000, 80, 'For the answers of spring', id from pots where kind = 'redemption_requested'
     )
     insert into payouts (id, user_id, cents, destination_hint, account_id)
     select gen_random_uuid(), $1, 9000, '2051', id from pots where kind = 'payout_requested'`,
    [owner],
  )
const as = await openPermissions(database)

describe('income', () => {
  it.each([
    ['income_earnings { cents is_held }', { cents: 9000, is_held: true }],
    ['redemptions { credits status }', { credits: 9000, status: 'requested' }],
    ['payouts { cents destination_hint }', { cents: 9000, destination_hint: '2051' }],
  ])('[X-25] an expert reads their own: %s', async (query, row) => {
    expect(await as('elena').rows(query)).toEqual([row])
  })

  it.each(['income_earnings { cents }', 'redemptions { id }', 'payouts { id }'])(
    '[GD-77] nobody else reads any: %s',
    async (query) => {
      expect(await as('tom').refusal(`{ ${query} }`)).toBe('validation-failed')
    },
  )

  it('[X-25] staff see every request, and nobody sees bank details through GraphQL', async () => {
    expect(await as('staff').rows('payouts { cents user { first_name } }')).toHaveLength(2)
    expect(await as('staff').rows('redemptions { credits }')).toHaveLength(2)
    expect(await as('staff').refusal('{ payouts { account_id } }')).toBe('validation-failed')
    const denied = `select has_table_privilege('sagework_hasura', 'private.payout_destinations', 'select') as is_granted`
    expect(await database.query(denied)).toEqual([{ is_granted: false }])
  })

  it.each(['update_payouts(where: {}, _set: { status: "paid" })', 'delete_redemptions(where: {})'])(
    'nobody writes through GraphQL: %s',
    async (mutation) => {
      for (const person of ['elena', 'staff'] as const)
        expect(await as(person).refusal(`mutation { ${mutation} { affected_rows } }`)).toBe('validation-failed')
    },
  )
})

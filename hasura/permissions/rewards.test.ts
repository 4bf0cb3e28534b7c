import { describe, expect, it } from 'vitest'
import { createMarket, ELENA, NORA, TOM } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
await database.query(`set sagework.seeding = on`)
await database.query(
  `with transfer as (
     insert into ledger_transfers (key, request_hash, kind, reason) values ('test:reward', 'x', 'test', 'A test') returning id
   ), entries as (
     insert into ledger_entries (transfer_id, account_id, amount, currency)
     select transfer.id, account.id, case account.kind when 'sales' then 5 else -5 end, currency
     from transfer, ledger_accounts account where account.kind in ('sales', 'fees')
   )
   insert into answer_rewards (response_id, user_id, asker_id, stars, state, cents, credits, refusals, unpaid_because,
     question_key, paid_with, asker_since, booked_at, due_at, credits_transfer_id)
   select gen_random_uuid(), $1::uuid, $2::uuid, 5, 'held', 0, 5, '{}'::text[], 'limit', 'q', '{bought}'::text[], now(), now(), now(), id
   from transfer
   union all
   select gen_random_uuid(), $1, $3::uuid, 4, 'refused', 0, 0, '{same_company}', null, 'q', '{}', now(), now(), null, null`,
  [ELENA, TOM, NORA],
)
const as = await openPermissions(database)

describe('rewards of answers', () => {
  it('[X-23] an expert reads what they earned, not who rated them, nor what a guard refused', async () => {
    expect(await as('elena').rows('answer_earnings { state credits credits_left unpaid_because }')).toEqual([
      { state: 'held', credits: 5, credits_left: 0, unpaid_because: 'limit' },
    ])
    expect(await as('elena').refusal('{ answer_rewards { state } }')).toBe('validation-failed')
    for (const column of ['asker_id', 'refusals', 'question_key', 'voided_by', 'asker { id }', 'voider { id }'])
      expect(await as('elena').refusal(`{ answer_earnings { ${column} } }`)).toBe('validation-failed')
  })

  it('[X-23] staff read all with their reasons, and clients none', async () => {
    expect(
      await as('staff').rows(
        'answer_rewards(order_by: [{ stars: asc }]) { refusals earning { credits_left } user { first_name } }',
      ),
    ).toEqual([
      { refusals: ['same_company'], earning: null, user: { first_name: 'Elena' } },
      { refusals: [], earning: { credits_left: 0 }, user: { first_name: 'Elena' } },
    ])
    expect(await as('staff').refusal('{ answer_earnings { cents } }')).toBe('validation-failed')
    expect(await as('tom').refusal('{ answer_rewards { state } }')).toBe('validation-failed')
  })

  it('[CRED-25] the limit and its window are one’s own to read, and nobody’s to write', async () => {
    const query = 'response_windows { user_id response_limit used }'
    expect(await as('elena').rows(query)).toEqual([{ user_id: ELENA, response_limit: 5, used: 0 }])
    expect(await as('tom').rows(query)).toEqual([])
    const set = `update_expert_details(where: {}, _set: { response_limit: 900 }) { affected_rows }`
    for (const person of ['elena', 'staff'] as const)
      for (const mutation of [set, 'update_answer_rewards(where: {}, _set: { state: "voided" }) { affected_rows }'])
        expect(await as(person).refusal(`mutation { ${mutation} }`)).toBe('validation-failed')
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { giveCredits } from './give-credits.testkit.js'
import { createMarket, ELENA, KENJI, NORA, TOM } from './market.testkit.js'
import { openPermissions } from './permissions.testkit.js'

const database = await createMarket()
const as = await openPermissions(database)

beforeAll(async () => {
  await giveCredits(database, NORA, 100)
  await giveCredits(database, ELENA, 7)
})

describe('the books', () => {
  it('[CRED-06] a person sees what they have, and nobody else’s', async () => {
    expect(await as('nora').rows('ledger_balances(where: { kind: { _eq: "credits" } }) { balance source }')).toEqual([
      { balance: 100, source: 'granted' },
    ])
    expect(await as('elena').rows('ledger_balances(where: { kind: { _eq: "credits" } }) { balance }')).toEqual([
      { balance: 7 },
    ])
    expect(await as('tom').rows('ledger_balances { balance }')).toEqual([])
    expect(await as('nora').rows('ledger_accounts(where: { is_open: { _eq: true } }) { balance }')).toEqual([
      { balance: 100 },
    ])
    expect(await as('visitor').refusal('{ ledger_balances { balance } }')).toBe('validation-failed')
  })

  it('[BASE-07] a person reads their own statement with its reasons, and nobody else’s', async () => {
    const lines = 'ledger_statement_lines { kind amount balance_after transfer { reason subject_id } }'
    expect(await as('nora').rows(lines)).toEqual([
      { kind: 'test', amount: 100, balance_after: 100, transfer: { reason: `Given to ${NORA}`, subject_id: '1' } },
    ])
    expect(await as('tom').rows(lines)).toEqual([])
    expect(await as('nora').rows('ledger_transfers { reason }')).toEqual([{ reason: `Given to ${NORA}` }])
  })

  it('[BASE-07] each line has its own balance, even if a seed books many at once', async () => {
    await database.query(`begin; set local sagework.seeding = on;
      insert into ledger_accounts (kind, owner_id, source) values ('credits', '${KENJI}', 'granted');
      insert into ledger_transfers (key, request_hash, kind, reason)
        select 'seed:' || number, 'x', 'test', 'Seed ' || number from generate_series(1, 30) as number;
      insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
        select transfer.id, account.id, case when account.owner_id is null then -10 else 10 end, 'credit', account.owner_id
        from ledger_transfers as transfer, ledger_accounts as account
        where key like 'seed:%' and (account.kind = 'credits_issued' or account.owner_id = '${KENJI}' and source = 'granted')
        order by transfer.id desc;
      commit`)
    const rows = await as('kenji').rows(
      'ledger_statement_lines(where: { kind: { _eq: "test" } }, order_by: { transfer_id: asc }) { balance_after amount }',
    )
    const [first] = rows as { balance_after: number; amount: number }[]
    const start = (first?.balance_after ?? 0) - (first?.amount ?? 0)
    expect(rows.map(({ balance_after }) => balance_after)).toEqual(rows.map((_, index) => start + 10 * (index + 1)))
    expect(rows).toHaveLength(30)
  })

  it.each(['ledger_transfers { actor_id }', 'ledger_statement_lines { owner_id }', 'ledger_entries { amount }'])(
    'who else was part of it is for staff: %s',
    async (query) => {
      expect(await as('nora').refusal(`{ ${query} }`)).toBe('validation-failed')
      expect((await as('staff').rows(query)).length).toBeGreaterThan(1)
    },
  )

  it('staff see what everybody has', async () => {
    const balances = `ledger_balances(
      where: { kind: { _eq: "credits" }, source: { _eq: "granted" }, owner_id: { _in: ["${ELENA}", "${NORA}"] } }
      order_by: { balance: asc }
    ) { owner_id balance }`
    expect(await as('staff').rows(balances)).toEqual([
      { owner_id: ELENA, balance: 7 },
      { owner_id: NORA, balance: 100 },
    ])
  })
})

describe('changes of credits', () => {
  it('[PROMPT-41] a person reads their own, and nobody else’s', async () => {
    expect(await as('nora').rows('credit_changes { amount transfer { reason } }')).toEqual([
      { amount: 100, transfer: { reason: `Given to ${NORA}` } },
    ])
    expect(await as('tom').rows('credit_changes { amount }')).toEqual([])
    expect(await as('staff').rows('credit_changes { owner_id }')).toHaveLength(2)
  })

  it('[GK-037] a person marks their own as seen, once, and writes nothing else', async () => {
    expect(await as('tom').affected('update_credit_changes(where: {})')).toBe(0)
    expect(await as('nora').affected('update_credit_changes(where: {})')).toBe(1)
    expect(await as('nora').affected('update_credit_changes(where: {})')).toBe(0)
    expect(await database.query('select owner_id from credit_changes where seen_at is not null')).toEqual([
      { owner_id: NORA },
    ])
    const mutation = 'mutation { update_credit_changes(where: {}, _set: { amount: 5 }) { affected_rows } }'
    expect(await as('nora').refusal(mutation)).toBe('validation-failed')
  })
})

describe('referrals', () => {
  it('[CRED-04] a person reads their own code and whom they brought, and nobody else’s', async () => {
    await database.query('insert into referrals (invitee_id, referrer_id) values ($1, $2)', [TOM, NORA])
    expect(await as('nora').rows('referrals { invitee { first_name } credits taken_back_at }')).toEqual([
      { invitee: { first_name: 'Tom' }, credits: null, taken_back_at: null },
    ])
    expect(await as('tom').rows('referrals { credits }')).toEqual([])
    expect(await as('staff').rows('referrals { referrer_id }')).toEqual([{ referrer_id: NORA }])
    expect(await as('nora').rows('user_accounts { referral_code }')).toEqual([
      { referral_code: expect.stringMatching(/^[0-9a-f]{12}$/) },
    ])
    const mutation = `mutation { insert_referrals(objects: { invitee_id: "${ELENA}" }) { affected_rows } }`
    expect(await as('nora').refusal(mutation)).toBe('validation-failed')
  })
})

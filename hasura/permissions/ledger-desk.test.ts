import { beforeAll, describe, expect, it } from 'vitest'
import { startTestEngine, type TestEngine } from '#tests/engine.js'
import { request } from '#tests/http.js'
import { createMarket, NORA, TOM } from './market.testkit.js'
import { operationText } from './own-operations.testkit.js'

const LAST_ID = Number.MAX_SAFE_INTEGER

/**
 * 30,000 transfers of credits between 500 lots, a few of them Nora's, each of which draws on two lots; and 6,000
 * payments, of which Nora made a few. Nothing checks them, since they only have to be many.
 */
const CROWD = `
  alter table ledger_transfers disable trigger all;
  alter table ledger_entries disable trigger all;
  insert into ledger_transfers (key, request_hash, kind, reason, actor_id)
    select 'crowd:' || n, 'x', 'send_message', 'Message ' || n, case when n % 300 = 0 then '${NORA}'::uuid else '${TOM}' end
    from generate_series(1, 30000) as n;
  insert into ledger_entries (transfer_id, account_id, amount, currency, owner_id)
    select transfer.id, -1 - part - 2 * (transfer.id % 250), -5, 'credit', transfer.actor_id
    from ledger_transfers as transfer, generate_series(0, 1) as part where key like 'crowd:%'
    union all select id, -1000, 10, 'credit', null from ledger_transfers where key like 'crowd:%';
  alter table ledger_statement_lines disable trigger all;
  insert into ledger_statement_lines (owner_id, transfer_id, currency, amount, kind, posted_at, balance_after)
    select actor_id, id, currency, -5, kind, posted_at, 0 from ledger_transfers, (values ('credit'), ('usd')) as of (currency)
    where key like 'crowd:%';
  insert into ledger_transfers (key, request_hash, kind, reason, actor_id)
    select 'paid:' || n, 'x', 'payment_received', 'Payment ' || n, case when n % 100 = 0 then '${NORA}'::uuid else '${TOM}' end
    from generate_series(1, 6000) as n;
  insert into ledger_entries (transfer_id, account_id, amount, currency)
    select id, -1001 - side, case side when 0 then -100 else 100 end, 'usd'
    from ledger_transfers, generate_series(0, 1) as side where key like 'paid:%';
  insert into purchases (id, buyer_id, purchase_type, subject, title, pack_code, credits, amount_cents, status, paid_at, receipt_number)
    select gen_random_uuid(), '${TOM}', 'wizlings', 'crowd:' || n, 'Credits', (select min(code) from credit_packs), 100, 100,
      'fulfilled', now(), 900000 + n from generate_series(1, 2000) as n;
  insert into ledger_transfers (key, request_hash, kind, reason, subject_type, subject_id)
    select 'back:' || id, 'x', 'payment_reversed', 'Refund: Credits', 'purchase', id::text from purchases;
  analyze`

interface Row {
  transfer_id?: number
  id?: number
}

const query = operationText('LedgerTransfersOfPerson')

describe('a person’s transfers among a great many', () => {
  let engine: TestEngine
  const opening = createMarket()
  beforeAll(async () => {
    const database = await opening
    await database.query('alter table purchases disable trigger user')
    await database.query(CROWD)
    engine = await startTestEngine(database)
  })

  const page = async (personId: string, beforeId: number, limit = 26) => {
    const { body } = await engine.graphql<Record<'stated' | 'done' | 'unstated', Row[]>>({
      ...{ query, variables: { personId, beforeId, limit } },
      ...{ role: 'staff', adminSecret: true, headers: { 'x-hasura-user-id': NORA } },
    })
    return body.data
  }

  it('[X-22] are what moved their accounts, what they did, and what became of their payments', async () => {
    const first = await page(NORA, LAST_ID)
    expect(new Set(first?.stated.map((row) => row.transfer_id)).size).toBe(26)
    expect(first?.done).toHaveLength(26)
    expect(first?.stated).toHaveLength(26)
    const reversed = await page(TOM, LAST_ID, 5)
    expect(reversed?.unstated).toHaveLength(5)
  })

  it.each([
    ['the newest', LAST_ID],
    ['those in the middle', 15_000],
  ])('[X-22] read no more rows than a page needs: %s', async (_which, beforeId) => {
    const body = {
      query: { query, variables: { personId: NORA, beforeId, limit: 26 } },
      user: { 'x-hasura-role': 'staff', 'x-hasura-user-id': NORA },
    }
    const { body: plans } = await request<{ field: string; plan: string[] }[]>(
      'POST',
      `${engine.url}/v1/graphql/explain`,
      body,
      { adminSecret: true },
    )
    const planOf = (name: string) => plans.find(({ field }) => field === name)?.plan.join('\n')
    expect(planOf('stated')).toMatch(/using ledger_statement_lines_(pkey|currency_idx)/)
    expect(planOf('done')).toMatch(/Index Scan using ledger_transfers_actor_idx/)
    expect(planOf('unstated')).toMatch(/using ledger_transfers_subject_idx/)
    for (const { plan } of plans.slice(0, 2)) expect(plan.join('\n')).not.toContain('Sort')
    for (const { plan } of plans)
      expect(plan.join('\n')).not.toMatch(/Seq Scan on (ledger_(entries|transfers)|purchases)/)
  })
})

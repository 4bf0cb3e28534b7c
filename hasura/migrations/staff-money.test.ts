import { beforeAll, describe, expect, it } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { createTestDatabase } from '#tests/database.js'

const database = await createTestDatabase()
const TOM = stableUuid('person:tom@client.example')
const ADA = stableUuid('person:ada@sagework.example')
const NORA = stableUuid('person:nora@brightwater.example')

/** The constraint that refuses the statement. */
async function refusalOf(statement: string, values: unknown[]): Promise<string | undefined> {
  try {
    await database.query(statement, values)
    return undefined
  } catch (error) {
    return (error as { constraint?: string; message: string }).constraint ?? String(error)
  }
}

let transferId: string
beforeAll(async () => {
  const [row] = await database.query<{ id: string }>(
    `with transfer as (
       insert into ledger_transfers (key, request_hash, kind, reason) values ('staff-money', 'x', 'test', 'A test') returning id
     ), booked as (
       insert into ledger_entries (transfer_id, account_id, amount, currency)
       select transfer.id, account.id, case account.kind when 'sales' then 5 else -5 end, currency
       from transfer, ledger_accounts account where account.kind in ('sales', 'fees')
     ) select id from transfer`,
  )
  transferId = String(row?.id)
})

describe('a credit request', () => {
  const insert = 'insert into credit_requests (user_id, wizlings, reason) values ($1, $2, $3)'
  const decide = (set: string) => refusalOf(`update credit_requests set ${set} where user_id = $1`, [TOM])

  it('[GK-036] is sized, waits alone, and is answered once', async () => {
    const reason = 'x'.repeat(50)
    for (const wizlings of [9, 0, -10, 100_001])
      expect(await refusalOf(insert, [TOM, wizlings, reason])).toBe('credit_requests_wizlings_sized')
    expect(await refusalOf(insert, [TOM, 10, 'x'.repeat(49)])).toBe('credit_requests_reason_length')
    expect(await refusalOf(insert, [TOM, 10, ' '.repeat(50)])).toBe('credit_requests_reason_visible')
    expect(await refusalOf(insert, [TOM, 10, reason])).toBeUndefined()
    expect(await refusalOf(insert, [TOM, 10, reason])).toBe('credit_requests_one_pending')
    const by = (id: string) => `decided_by = '${id}', decided_at = now()`
    expect(await decide(`status = 'APPROVED', ${by(ADA)}`)).toBe('credit_requests_approved_is_booked')
    expect(await decide(`status = 'REJECTED', ${by(ADA)}`)).toBe('credit_requests_rejected_has_reason')
    expect(await decide(`status = 'REJECTED', decision_reason = 'No'`)).toBe('credit_requests_decision_whole')
    expect(await decide(`status = 'REJECTED', decision_reason = 'No', ${by(TOM)}`)).toBe(
      'credit_requests_not_decided_for_oneself',
    )
    expect(await decide('wizlings = 5000')).toBe('credit_requests_answered_once')
    expect(await decide(`status = 'APPROVED', transfer_id = ${transferId}, ${by(ADA)}`)).toBeUndefined()
    expect(await decide(`status = 'PENDING', transfer_id = null, decided_by = null, decided_at = null`)).toBe(
      'credit_requests_answered_once',
    )
  })
})

describe('a proposal', () => {
  const insert = `insert into ledger_proposals (kind, user_id, credits, worth_cents, reason, proposed_by, expires_at)
    values ('grant', $1, 20000, 100000, 'A large project', $2, now() + $3::interval)`
  const decide = (status: string, by: string, transfer: string | null = null) =>
    refusalOf(`update ledger_proposals set status = $1, decided_by = $2, decided_at = now(), transfer_id = $3`, [
      status,
      by,
      transfer,
    ])

  it('[X-16] is confirmed by a second person, never for oneself, and once', async () => {
    expect(await refusalOf(insert, [ADA, ADA, '7 days'])).toBe('ledger_proposals_not_for_oneself')
    expect(await refusalOf(insert, [TOM, ADA, '-1 day'])).toBe('ledger_proposals_expire_later')
    expect(await refusalOf(insert, [TOM, ADA, '7 days'])).toBeUndefined()
    expect(await decide('confirmed', ADA, transferId)).toBe('ledger_proposals_second_person')
    expect(await decide('confirmed', TOM, transferId)).toBe('ledger_proposals_not_for_oneself')
    expect(await decide('confirmed', NORA)).toBe('ledger_proposals_confirmed_is_booked')
    expect(await decide('withdrawn', NORA)).toBe('ledger_proposals_withdrawn_by_proposer')
    expect(await refusalOf('update ledger_proposals set credits = $1', [1])).toBe('ledger_proposals_decided_once')
    expect(await decide('confirmed', NORA, transferId)).toBeUndefined()
    expect(await decide('declined', NORA)).toBe('ledger_proposals_decided_once')
    expect(await refusalOf('delete from ledger_proposals where kind = $1', ['grant'])).toBeDefined()
  })
})

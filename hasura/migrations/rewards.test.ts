import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { createTestDatabase } from '#tests/database.js'

const database = await createTestDatabase()
const TOM = stableUuid('person:tom@client.example')
const ADA = stableUuid('person:ada@sagework.example')
const ELENA = stableUuid('person:elena@sagework.example')
const AT = '2030-05-01T00:00:00Z'

/** The constraint that refuses the statement. */
async function refusalOf(statement: string, values: unknown[] = []): Promise<string | undefined> {
  try {
    await database.query(statement, values)
    return undefined
  } catch (error) {
    return (error as { constraint?: string; message: string }).constraint ?? String(error)
  }
}

const transfers: string[] = []
beforeAll(async () => {
  for (let index = 0; index < 80; index++) {
    const [row] = await database.query<{ id: string }>(
      `with transfer as (
         insert into ledger_transfers (key, request_hash, kind, reason) values ('reward:' || $1, 'x', 'test', 'A test') returning id
       ), booked as (
         insert into ledger_entries (transfer_id, account_id, amount, currency)
         select transfer.id, account.id, case account.kind when 'sales' then 5 else -5 end, currency
         from transfer, ledger_accounts account where account.kind in ('sales', 'fees')
       ) select id from transfer`,
      [index],
    )
    transfers.push(String(row?.id))
  }
})

const held = () => ({
  ...{ response_id: randomUUID(), user_id: ELENA, asker_id: TOM, stars: 5, state: 'held', cents: 2000, credits: 5 },
  ...{ question_key: 'q', paid_with: ['bought'], asker_since: AT, booked_at: AT, due_at: '2030-05-15T00:00:00Z' },
  ...{ income_transfer_id: transfers.pop(), credits_transfer_id: transfers.pop() },
})
const insert = (row: object) =>
  refusalOf(
    `insert into answer_rewards select * from jsonb_populate_record(null::answer_rewards, '{"refusals": []}' || $1::jsonb)`,
    [JSON.stringify(row)],
  )
const refused = {
  state: 'refused',
  cents: 0,
  credits: 0,
  due_at: null,
  income_transfer_id: null,
  credits_transfer_id: null,
}

describe('a reward', () => {
  it.each<[object, string]>([
    [{ stars: 3 }, 'answer_rewards_stars_good'],
    [{ state: 'paid' }, 'answer_rewards_state_known'],
    [{ cents: -1, income_transfer_id: null, unpaid_because: 'off' }, 'answer_rewards_cents_not_negative'],
    [{ credits: -1, credits_transfer_id: null }, 'answer_rewards_credits_not_negative'],
    [{ income_transfer_id: null }, 'answer_rewards_amounts_are_booked'],
    [{ credits: 0 }, 'answer_rewards_amounts_are_booked'],
    [{ cents: 0, income_transfer_id: null }, 'answer_rewards_unpaid_has_a_cause'],
    [{ unpaid_because: 'limit' }, 'answer_rewards_unpaid_has_a_cause'],
    [{ due_at: null }, 'answer_rewards_refused_or_booked'],
    [{ refusals: ['suspended'] }, 'answer_rewards_refused_or_booked'],
    [refused, 'answer_rewards_refused_or_booked'],
    [{ state: 'posted', settled_at: AT }, 'answer_rewards_begin_unsettled'],
    [{ settled_at: AT }, 'answer_rewards_settled_whole'],
    [{ void_reason: 'Why' }, 'answer_rewards_voided_whole'],
  ])('[X-23] can’t be %j', async (wrong, constraint) => {
    expect(await insert({ ...held(), ...wrong })).toBe(constraint)
  })

  it('[GK-002, GD-16] is one for each answer, settled once, by others than its owner, and never deleted', async () => {
    const row = held()
    expect(await insert(row)).toBeUndefined()
    expect(await insert({ ...held(), response_id: row.response_id })).toBe('answer_rewards_pkey')
    const set = (words: string) =>
      refusalOf(`update answer_rewards set ${words} where response_id = $1`, [row.response_id])
    const voided = (by: string) => `state = 'voided', settled_at = now(), voided_by = '${by}'`
    expect(await set('cents = 4000')).toBe('answer_rewards_settled_once')
    expect(await set(`state = 'refused'`)).toBe('answer_rewards_settled_once')
    expect(await set(voided(ADA))).toBe('answer_rewards_voided_whole')
    expect(await set(`${voided(ADA)}, void_reason = ' '`)).toBe('answer_rewards_void_reason_visible')
    expect(await set(`${voided(ELENA)}, void_reason = 'Why'`)).toBe('answer_rewards_not_voided_by_oneself')
    expect(await set(`${voided(ADA)}, void_reason = 'Why'`)).toBeUndefined()
    expect(await set(`state = 'posted', voided_by = null, void_reason = null`)).toBe('answer_rewards_settled_once')
    expect(await refusalOf('delete from answer_rewards')).toBe('answer_rewards_no_delete')
    expect(await refusalOf('truncate answer_rewards')).toBe('answer_rewards_no_truncate')
  })

  it('[CRED-22, CRED-23, X-23] never exceeds the limit of its window, nor the cap of its month, whoever books it', async () => {
    await database.query(
      `update expert_details set response_limit = 2, response_limit_start_at = '2030-06-10T00:00:00Z' where user_id = $1`,
      [ELENA],
    )
    const at = (booked_at: string) => insert({ ...held(), booked_at })
    const both = await Promise.all([at('2030-06-11T00:00:00Z'), at('2030-06-12T00:00:00Z'), at('2030-07-09T23:59:59Z')])
    expect(both.filter(Boolean)).toEqual(['answer_rewards_within_limit'])
    expect(await at('2030-07-10T00:00:00Z')).toBeUndefined()
    await database.query(`update expert_details set response_limit = 1000 where user_id = $1`, [ELENA])
    await database.query(`update system_configurations set value = '40' where config = 'ANSWER_REWARD_MONTHLY_CAP_USD'`)
    const month = ['2030-09-01T00:00:00Z', '2030-09-30T23:59:59Z', '2030-09-15T00:00:00Z']
    expect((await Promise.all(month.map(at))).filter(Boolean)).toEqual(['answer_rewards_within_cap'])
    expect(await at('2030-10-01T00:00:00Z')).toBeUndefined()
    const noExpert = { ...held(), user_id: TOM }
    expect(await insert(noExpert)).toBe('answer_rewards_within_limit')
  })

  it('[CRED-22] a limit is a whole number from 0 to 1000', async () => {
    const set = (limit: number) =>
      refusalOf('update expert_details set response_limit = $2 where user_id = $1', [ELENA, limit])
    for (const limit of [-1, 1001]) expect(await set(limit)).toBe('expert_details_response_limit_bounded')
    expect(await set(0)).toBeUndefined()
    const configure = (value: string) =>
      refusalOf(`update system_configurations set value = $1 where config = 'ANSWER_REWARD_USD'`, [value])
    for (const value of ['-20', '1.5', '', 'x'])
      expect(await configure(value)).toBe('system_configurations_rewards_are_whole')
  })

  it('[GI-70] who asked is asked to rate from a percentage of the answer on, 30 unless staff say otherwise', async () => {
    const config = "config = 'RATING_MODAL_VIEW_PERCENT'"
    expect(await database.query(`select value, is_public from system_configurations where ${config}`)).toEqual([
      { value: '30', is_public: true },
    ])
    const configure = (value: string) =>
      refusalOf(`update system_configurations set value = $1 where ${config}`, [value])
    for (const value of ['0', '101', '-5', '2.5', ''])
      expect(await configure(value)).toBe('system_configurations_rating_mark_is_a_percentage')
    expect(await configure('100')).toBeUndefined()
  })
})

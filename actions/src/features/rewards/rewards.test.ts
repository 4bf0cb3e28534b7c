import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { grantCredits, spendCredits } from '#domain/ledger/credits.js'
import { settleDueAccounts } from '#domain/ledger/settle-due-accounts.js'
import { bookAnswerReward } from '#domain/rewards/book-answer-reward.js'
import { markPostedRewards } from '#domain/rewards/mark-posted-rewards.js'
import { DAY_MS } from '#platform/clock.js'
import type { Services } from '#platform/services.js'
import { openIncome } from '../income/income.testkit.js'

const kit = await openIncome()
const { database, handle, act, elena, ada, bea, tom, balances, differences, noticesOf } = kit
const REASON = 'Both accounts belong to one person'

await database.query(
  `insert into notification_preferences (user_id, kind, is_email_enabled) values ($1, 'achievement', false)`,
  [elena.id],
)
await database.query(`update users set created_at = now() - interval '100 days'`)

/** An answer of Elena's that Tom paid for and rated. */
async function earn(): Promise<string> {
  const responseId = randomUUID()
  const services = { clock: { now: () => new Date() } } as Services
  await handle.database.transaction().execute(async (tx) => {
    const key = `question:${responseId}`
    const heading = { key, kind: 'ask_question' as const, reason: 'A question', actorId: tom.id }
    const pays = { userId: tom.id, amount: 200 }
    await grantCredits(tx, { ...heading, ...pays, key: `${key}:buy`, source: 'bought', endsAt: null })
    await spendCredits(tx, { ...heading, ...pays, now: new Date() })
    const rating = { responseId, expertId: elena.id, askerId: tom.id, stars: 5, questionKey: key }
    await bookAnswerReward(tx, services, rating)
  })
  return responseId
}
const take = (responseId: string, { by = ada, reason = REASON as unknown } = {}) =>
  act('voidAnswerReward', { responseId, reason }, by)
const rowOf = async (responseId: string) => {
  const [row] = await database.query(
    'select state, voided_by, void_reason from answer_rewards where response_id = $1',
    [responseId],
  )
  return row
}

beforeEach(async () => {
  await database.query(`delete from notifications`)
  await database.query(`update expert_details set response_limit = 100 where user_id = $1`, [elena.id])
})

describe('a reward on hold', () => {
  it('[X-23] is taken back whole, once, with a reason that the expert and the staff log keep', async () => {
    const before = await balances()
    const responseId = await earn()
    expect(await balances()).toMatchObject({ income_held: (before.income_held ?? 0) + 2000 })
    const answers = await Promise.all([take(responseId), take(responseId), take(responseId, { by: bea })])
    expect(answers.map(({ code, status }) => code ?? status).sort()).toEqual([200, 'ALREADY_DONE', 'ALREADY_DONE'])
    expect(await balances()).toEqual(before)
    expect(await rowOf(responseId)).toMatchObject({ state: 'voided', void_reason: REASON })
    expect((await noticesOf(elena.id)).filter((title) => title === 'A reward was taken back')).toHaveLength(1)
    const [logged] = await database.query(
      `select action, reason, details ->> 'responseId' as response from staff_audit_log where subject_id = $1 order by created_at desc`,
      [elena.id],
    )
    expect(logged).toEqual({ action: 'void answer reward', reason: REASON, response: responseId })
    const lines = await database.query(
      `select reason, corrects_id is not null as names_it from ledger_transfers where kind = 'reward_voided' and subject_id = $1`,
      [responseId],
    )
    const line = { reason: `Reward taken back by our staff: ${REASON}`, names_it: true }
    expect(lines).toEqual([line, line])
    expect(await differences()).toEqual([])
  })

  it('[X-23] is never posted once it is taken back, nor taken back once it is posted', async () => {
    const [voided, posted] = [await earn(), await earn()]
    await take(voided)
    const due = new Date(Date.now() + 15 * DAY_MS)
    const before = (await balances()).income ?? 0
    await settleDueAccounts(handle.database, due)
    expect((await balances()).income).toBe(before + 2000)
    expect((await take(posted)).code).toBe('ALREADY_DONE')
    expect(await rowOf(posted)).toMatchObject({ voided_by: null })
    expect((await balances()).income).toBe(before + 2000)
    expect(await differences()).toEqual([])
  })

  it('[X-22, X-23] is no matter for the ledger’s corrections until it is posted', async () => {
    const responseId = await earn()
    const halves = await database.query<{ id: string; accounts: string[]; amounts: string[] }>(
      `select transfer.id, array_agg(account_id::text order by account_id) as accounts,
         array_agg((-amount)::text order by account_id) as amounts
       from ledger_transfers as transfer join ledger_entries on transfer_id = transfer.id
       where subject_id = $1 group by transfer.id`,
      [responseId],
    )
    const correct = () =>
      Promise.all(
        halves.map(({ id, accounts, amounts }) =>
          act(
            'correctTransfer',
            {
              ...{ transferId: Number(id), reason: REASON, requestId: randomUUID() },
              entries: accounts.map((account, index) => ({
                accountId: Number(account),
                amount: Number(amounts[index]),
              })),
            },
            ada,
          ),
        ),
      )
    expect((await correct()).map(({ code }) => code)).toEqual(['NOT_CORRECTABLE', 'NOT_CORRECTABLE'])
    expect(await rowOf(responseId)).toMatchObject({ state: 'held' })
    await settleDueAccounts(handle.database, new Date(Date.now() + 15 * DAY_MS))
    expect((await correct()).map(({ code }) => code)).toEqual([undefined, undefined])
    expect(await differences()).toEqual([])
  })

  it('[X-22, X-23] shows its expert what is left of it, whether it is on hold, posted, corrected or taken back', async () => {
    const shown = async (responseId: string) => {
      const [row] = await database.query(
        'select state, cents, credits, cents_left, credits_left from answer_earnings where response_id = $1',
        [responseId],
      )
      return row
    }
    const whole = { cents: 2000, credits: 5, cents_left: 2000, credits_left: 5 }
    const [voided, corrected] = [await earn(), await earn()]
    expect(await shown(corrected)).toEqual({ state: 'held', ...whole })
    await take(voided)
    expect(await shown(voided)).toEqual({ state: 'voided', ...whole, cents_left: 0, credits_left: 0 })
    await settleDueAccounts(handle.database, new Date(Date.now() + 15 * DAY_MS))
    await markPostedRewards(handle.database, new Date(Date.now() + 15 * DAY_MS))
    expect(await shown(corrected)).toEqual({ state: 'posted', ...whole })
    const correct = async (cents: number) => {
      const accounts = await database.query<{ id: number; kind: string; transfer: number }>(
        `select account.id::int, account.kind, transfer_id::int as transfer from ledger_entries
         join ledger_accounts as account on account.id = account_id join answer_rewards on income_transfer_id = transfer_id
         where response_id = $1 order by amount`,
        [corrected],
      )
      const entries = accounts.map(({ id, kind }) => ({
        accountId: id,
        amount: kind === 'income_held' ? -cents : cents,
      }))
      const heading = { transferId: accounts[0]?.transfer, reason: REASON, requestId: randomUUID() }
      expect(await act('correctTransfer', { ...heading, entries }, ada)).toMatchObject({ status: 'booked' })
    }
    await correct(750)
    expect(await shown(corrected)).toEqual({ state: 'posted', ...whole, cents_left: 1250 })
    await correct(1250)
    expect(await shown(corrected)).toEqual({ state: 'posted', ...whole, cents_left: 0 })
  })

  it('[X-23] taken back while it falls due ends one way or the other', async () => {
    const due = new Date(Date.now() + 15 * DAY_MS)
    for (let round = 0; round < 5; round++) {
      const before = await balances()
      const responseId = await earn()
      // of two at once, the second fails and is run again by its job
      const settle = () => settleDueAccounts(handle.database, due)
      const [{ code }] = await Promise.all([take(responseId), settle().catch(settle)])
      await settle()
      const gained = ((await balances()).income ?? 0) - (before.income ?? 0)
      expect([code, gained]).toEqual(code === undefined ? [undefined, 0] : ['ALREADY_DONE', 2000])
      expect((await balances()).income_held ?? 0).toBe(0)
    }
    expect(await differences()).toEqual([])
  })

  it('[X-14, X-16] is only taken back by staff, never by its owner, and never without a reason', async () => {
    const responseId = await earn()
    for (const by of [elena, tom]) expect((await take(responseId, { by })).code).toBe('STAFF_ONLY')
    for (const reason of [null, '', '  ', 'hm', 'x'.repeat(401), 7])
      expect((await take(responseId, { reason })).code).toBe('VALIDATION_FAILED')
    expect((await take('not-an-id')).code).toBe('VALIDATION_FAILED')
    expect((await take(randomUUID())).code).toBe('NOT_FOUND')
    expect(await rowOf(responseId)).toMatchObject({ state: 'held' })
  })
})

describe('the limit of an expert', () => {
  const set = (input: object, by = ada) =>
    act('setResponseLimit', { email: elena.email, limit: 8, startsNow: false, reason: REASON, ...input }, by)
  const stored = async () => {
    const [row] = await database.query<{ response_limit: number; response_limit_start_at: Date | null }>(
      'select response_limit, response_limit_start_at from expert_details where user_id = $1',
      [elena.id],
    )
    return row
  }

  it('[CRED-22] is set by staff, with a new window if they say so; the expert is told and the log keeps it', async () => {
    expect((await set({ limit: 0 })).code).toBeUndefined()
    expect(await stored()).toEqual({ response_limit: 0, response_limit_start_at: null })
    await set({ limit: 8, startsNow: true, email: ` ${elena.email.toUpperCase()} ` })
    const { response_limit, response_limit_start_at: start } = (await stored()) ?? {}
    expect([response_limit, Date.now() - (start?.getTime() ?? 0) < 60_000]).toEqual([8, true])
    expect(await noticesOf(elena.id)).toHaveLength(2)
    const [logged] = await database.query(
      `select details -> 'before' as before, details -> 'limit' as after from staff_audit_log
       where action = 'set response limit' order by created_at desc`,
    )
    expect(logged).toEqual({ before: 0, after: 8 })
  })

  it.each([
    [{ limit: -1 }, 'VALIDATION_FAILED'],
    [{ limit: 1.5 }, 'VALIDATION_FAILED'],
    [{ limit: 1001 }, 'VALIDATION_FAILED'],
    [{ limit: null }, 'VALIDATION_FAILED'],
    [{ limit: '5' }, 'VALIDATION_FAILED'],
    [{ reason: '' }, 'VALIDATION_FAILED'],
    [{ startsNow: 'yes' }, 'VALIDATION_FAILED'],
    [{ email: 'nobody@nowhere.example' }, 'NOT_FOUND'],
    [{ email: tom.email }, 'NOT_FOUND'],
  ])('%j is refused', async (input, code) => {
    const before = await stored()
    expect((await set(input)).code).toBe(code)
    expect(await stored()).toEqual(before)
  })

  it('[X-14] is nobody’s but staff’s to set', async () => {
    for (const by of [elena, tom]) expect((await set({ limit: 900 }, by)).code).toBe('STAFF_ONLY')
    expect(await stored()).toMatchObject({ response_limit: 100 })
  })
})

it('[X-16] nobody takes back their own reward or sets their own limit', async () => {
  const responseId = await earn()
  await database.query('update user_accounts set is_admin = true where user_id = $1', [elena.id])
  const limit = { email: elena.email, limit: 900, startsNow: false, reason: REASON }
  const answers = [
    await act('voidAnswerReward', { responseId, reason: REASON }, elena, 'staff'),
    await act('setResponseLimit', limit, elena, 'staff'),
  ]
  expect(answers.map(({ code }) => code)).toEqual(['OWN_BALANCE', 'OWN_BALANCE'])
  expect(await rowOf(responseId)).toMatchObject({ state: 'held' })
})

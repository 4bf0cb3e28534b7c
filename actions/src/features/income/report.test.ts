import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { postTransfer, type TransferHeading } from '#domain/ledger/post-transfer.js'
import { tokenFor } from '#tests/tokens.js'
import { openIncome } from './income.testkit.js'

const income = await openIncome()
const { actions, database, elena, tom } = income

interface Report {
  growthArrow: string
  growthPercentage: number
  totalIncome: number
  charData: { name: string; value: number }[]
  count: number
  items: { id: string; kind: string; amount: number; createdAt: string }[]
}

const read = (query = '', person = elena) =>
  actions.get<Report & { errorCode: string }>(`/api/dashboard/expertIncome/all${query}`, { token: tokenFor(person) })

/** An earning that was booked some days ago. */
async function earnedAgo(days: number, cents: number, kind: TransferHeading['kind'], userId = elena.id) {
  const { transferId } = await income.earn(cents, kind, { userId })
  await database.query('alter table ledger_accounts disable trigger user')
  await database.query(
    `update ledger_accounts set created_at = now() - $2 * interval '1 day'
     where id = (select account_id from ledger_entries where transfer_id = $1 and owner_id is not null)`,
    [transferId, days],
  )
  await database.query('alter table ledger_accounts enable trigger user')
}

describe('the income of an expert', () => {
  it('[DASH-29, GD-10] is nothing at first', async () => {
    expect((await read()).body).toEqual({
      ...{ growthArrow: 'NEUTRAL', growthPercentage: 0, totalIncome: 0, charData: [], count: 0, items: [] },
    })
  })

  it('[DASH-28, DASH-31, GD-10] is summed by source and period, and compared with the period before', async () => {
    await earnedAgo(1, 2000, 'answer_reward')
    await earnedAgo(6, 8000, 'redemption_approved')
    await earnedAgo(20, 5000, 'advice_earning')
    await earnedAgo(45, 10_000, 'project_payment')
    await earnedAgo(300, 700, 'test')
    await earnedAgo(1, 99_999, 'answer_reward', tom.id)
    expect((await read('?days=7')).body).toMatchObject({
      ...{ totalIncome: 10_000, count: 2, charData: [{ name: 'qandaIncome', value: 10_000 }] },
      ...{ growthArrow: 'UP', growthPercentage: 100 },
    })
    const { body: month } = await read()
    expect(month).toMatchObject({ totalIncome: 15_000, growthArrow: 'UP', growthPercentage: 50 })
    expect(month.charData).toEqual([
      { name: 'qandaIncome', value: 10_000 },
      { name: 'consultationIncome', value: 5000 },
    ])
    const { body: overall } = await read('?days=overall')
    expect(overall).toMatchObject({ totalIncome: 25_700, count: 5, growthArrow: 'NEUTRAL', growthPercentage: 0 })
    expect(overall.charData.at(-1)).toEqual({ name: 'projectIncome', value: 10_700 })
    expect((await read('?days=365')).body.totalIncome).toBe(25_700)
  })

  it('[DASH-34, GD-10] comes in pages, the newest first', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => read(`?days=overall&limit=2&page=${page}`)))
    const amounts = pages.map(({ body }) => body.items.map(({ amount }) => amount))
    expect(amounts).toEqual([[2000, 8000], [5000, 10_000], [700], []])
    expect(pages[0]?.body.items[0]).toEqual({
      ...{ id: expect.any(String), kind: 'qandaIncome', amount: 2000, createdAt: expect.any(String) },
    })
  })

  it('leaves out what staff took back before it became available', async () => {
    const { transferId } = await income.earn(4000, 'answer_reward')
    const [pot] = await database.query<{ id: string }>(
      'select account_id as id from ledger_entries where transfer_id = $1 and owner_id is not null',
      [transferId],
    )
    expect((await read('?days=7')).body.totalIncome).toBe(14_000)
    await income.book(
      async () => [
        { account: { id: pot?.id ?? '' }, amount: -4000 },
        { account: { kind: 'sales' }, amount: 4000 },
      ],
      'correction',
    )
    expect((await read('?days=7')).body).toMatchObject({ totalIncome: 10_000, count: 2 })
  })

  it('counts what staff left of an earning, whether they corrected it before or after it became available', async () => {
    const { transferId } = await income.earn(4000, 'answer_reward')
    const [pot] = await database.query<{ id: string }>(
      'select account_id as id from ledger_entries where transfer_id = $1 and owner_id is not null',
      [transferId],
    )
    const potId = pot?.id ?? ''
    const total = async () => (await read('?days=7')).body.totalIncome
    const move = (to: 'sales' | 'income', amount: number, kind: TransferHeading['kind'], correctsId?: string) =>
      income.handle.database.transaction().execute((transaction) =>
        postTransfer(transaction, {
          ...{ key: randomUUID(), kind, reason: 'A test', actorId: null, owners: [elena.id], request: {} },
          ...(correctsId ? { correctsId } : {}),
          entries: async () => [
            { account: { id: potId }, amount: -amount },
            { account: to === 'income' ? { kind: to, ownerId: elena.id } : { kind: to }, amount },
          ],
        }),
      )
    const before = (await total()) - 4000
    await move('sales', 1500, 'correction', transferId)
    expect((await total()) - before).toBe(2500)
    const released = await move('income', 2500, 'earning_released')
    expect((await total()) - before).toBe(2500)
    await move('income', -500, 'correction', released.transferId)
    await move('sales', 500, 'correction', transferId)
    expect((await total()) - before).toBe(2000)
    await move('income', -2000, 'correction', released.transferId)
    await move('sales', 2000, 'correction', transferId)
    expect(await total()).toBe(before)
  })

  it('[GD-77] is for experts, and of periods that the widget knows', async () => {
    expect((await read('', tom)).body.errorCode).toBe('EXPERTS_ONLY')
    for (const query of ['?days=8', '?days=', '?days=7&page=0', '?days=7&limit=101', '?page=1.5'])
      expect((await read(query)).status).toBe(400)
    expect((await actions.get('/api/dashboard/expertIncome/all')).status).toBe(401)
  })

  it('reads the earnings of this person and period only, by index', async () => {
    await database.query(
      `insert into ledger_accounts (kind, owner_id, created_at)
       select 'income_held', person, now() - interval '2 years' from generate_series(1, 5000), unnest($1::uuid[]) as person`,
      [[elena.id, tom.id]],
    )
    await database.query('analyze ledger_accounts')
    const plan = await database.query<Record<string, string>>(
      `explain select sum(cents) from income_earnings where user_id = '${elena.id}' and earned_at >= now() - interval '30 days'`,
    )
    const text = plan.map((line) => Object.values(line)[0]).join('\n')
    expect(text).toMatch(/Index (Only )?Scan using ledger_accounts_earned_idx/)
  })
})

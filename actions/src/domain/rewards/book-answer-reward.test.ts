import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { days, NORA, NOW, TOM } from '#domain/ledger/ledger.testkit.js'
import { settleDueAccounts } from '#domain/ledger/settle-due-accounts.js'
import { returnCharge } from '#domain/prices/charge-for.js'
import { bookInsightReward } from './book-insight-reward.js'
import { markPostedRewards } from './mark-posted-rewards.js'
import { ELENA, KENJI, openRewards } from './rewards.testkit.js'

const kit = await openRewards()
const { database, handle, book, rate, ask, rewardOf, configure, total, differences } = kit

const limit = (count: number, start: string | null = '2030-05-01T00:00:00Z', expertId = ELENA) =>
  database.query('update expert_details set response_limit = $2, response_limit_start_at = $3 where user_id = $1', [
    ...[expertId, count, start],
  ])
const forget = async () => {
  await database.query('alter table answer_rewards disable trigger user')
  await database.query('delete from answer_rewards')
  await database.query('alter table answer_rewards enable trigger user')
}
const paid = async (expertId = ELENA) =>
  (await database.query('select 1 from answer_rewards where user_id = $1 and cents > 0', [expertId])).length

beforeEach(async () => {
  await forget()
  await limit(5)
  await configure('ANSWER_REWARD_USD', '20')
  await configure('ANSWER_REWARD_CREDITS', '5')
  await configure('ANSWER_REWARD_MONTHLY_CAP_USD', '5000')
})

describe('a rating', () => {
  it('[CRED-21, DASH-49, QNA-26, QNA-27] of 4 or 5 books $20 and 5 reward credits, on hold for 14 days', async () => {
    const before = [await total('income_held', ELENA), await total('reward_credits_held', ELENA)]
    const responseId = randomUUID()
    expect(await rate({ responseId, stars: 4 })).toEqual({ state: 'held', cents: 2000, credits: 5 })
    expect([await total('income_held', ELENA), await total('reward_credits_held', ELENA)]).toEqual([
      ...[(before[0] ?? 0) + 2000, (before[1] ?? 0) + 5],
    ])
    expect(await rewardOf(responseId)).toMatchObject({
      ...{ state: 'held', due_at: days(14), stars: 4, asker_id: TOM, paid_with: ['bought'], unpaid_because: null },
    })
    const [notice] = await database.query(`select title, body from notifications where effect_key = $1`, [
      `answer-reward:${responseId}`,
    ])
    expect(notice).toEqual({
      title: 'Your answer earned a reward',
      body: 'An answer of yours was rated 4 stars and earned $20 and 5 Reward Credits. It’s on hold for 14 days while our staff can check it.',
    })
  })

  it('[GD-16, BASE-43, DASH-49] below 4 books nothing; the first of 4 or 5 does, and no later one adds or takes anything', async () => {
    const answer = { responseId: randomUUID(), questionKey: await ask() }
    for (const stars of [1, 2, 3]) expect((await rate({ ...answer, stars })).state).toBeNull()
    expect((await rate({ ...answer, stars: 5 })).cents).toBe(2000)
    const held = await total('income_held', ELENA)
    await Promise.all([4, 5, 1, 5].map((stars) => rate({ ...answer, stars })))
    expect(await total('income_held', ELENA)).toBe(held)
    expect(await rewardOf(answer.responseId)).toMatchObject({ stars: 5 })
  })

  it('[X-23] that a guard refuses books nothing, for good, and tells staff why', async () => {
    const before = [await total('income_held'), await total('reward_credits_held')]
    const responseId = randomUUID()
    expect(await rate({ responseId, source: 'welcome' })).toEqual({ state: 'refused', cents: 0, credits: 0 })
    expect((await rate({ responseId, source: 'bought' })).state).toBe('refused')
    expect(await rewardOf(responseId)).toMatchObject({ refusals: ['question_unpaid'], paid_with: ['welcome'] })
    const [tom] = await database.query<{ created_at: Date }>('select created_at from users where id = $1', [TOM])
    const soon = new Date((tom?.created_at.getTime() ?? 0) + 7 * 86_400_000)
    const early = randomUUID()
    await rate({ responseId: early, at: soon })
    expect(await rewardOf(early)).toMatchObject({ refusals: ['asker_too_new'] })
    for (const rating of [{ source: null }, { askerId: ELENA, source: 'bought' as const }])
      expect((await rate(rating)).state).toBe('refused')
    await database.query('insert into referrals (invitee_id, referrer_id) values ($1, $2), ($3, $1)', [
      NORA,
      KENJI,
      TOM,
    ])
    const chain = randomUUID()
    await rate({ responseId: chain, expertId: KENJI })
    expect(await rewardOf(chain)).toMatchObject({ refusals: ['referral_chain'] })
    expect([await total('income_held'), await total('reward_credits_held')]).toEqual(before)
  })

  it('[X-23] of somebody who pays with the expert’s card, or whose colleague does, books nothing', async () => {
    const pays = (userId: string, digest: string) =>
      database.query('insert into private.payment_methods values ($1, $2, $3, $3)', [userId, digest.repeat(43), NOW])
    await pays(TOM, 'a')
    await pays(ELENA, 'b')
    expect((await rate()).state).toBe('held')
    await pays(ELENA, 'a')
    const responseId = randomUUID()
    expect((await rate({ responseId })).state).toBe('refused')
    expect(await rewardOf(responseId)).toMatchObject({ refusals: ['same_payment_method'] })
    await database.query('delete from private.payment_methods')
    expect((await rate()).state).toBe('held')
  })

  it('[X-23] of a question whose price was given back earns nothing', async () => {
    const questionKey = await ask()
    const responseId = randomUUID()
    await book((tx) =>
      returnCharge(tx, { key: questionKey, reason: 'Returned', subject: { type: 'question', id: 'q' }, actorId: null }),
    )
    await rate({ responseId, questionKey })
    expect(await rewardOf(responseId)).toMatchObject({ refusals: ['question_unpaid'] })
  })

  it('[X-24, GI-52] each half is switched by its setting; with both off nothing is earned later either', async () => {
    await configure('ANSWER_REWARD_USD', '0')
    expect(await rate()).toEqual({ state: 'held', cents: 0, credits: 5 })
    await configure('ANSWER_REWARD_CREDITS', '0')
    const answer = { responseId: randomUUID(), questionKey: await ask() }
    expect((await rate(answer)).state).toBe('refused')
    await configure('ANSWER_REWARD_USD', '7')
    expect((await rate(answer)).state).toBe('refused')
    expect(await rate()).toEqual({ state: 'held', cents: 700, credits: 0 })
  })
})

describe('the window of paid answers', () => {
  it('[CRED-22, GK-002, GK-003] pays up to the limit, then credits alone; 0 pays none', async () => {
    await limit(2)
    const cents = [await rate(), await rate(), await rate()].map((reward) => [reward.cents, reward.credits])
    expect(cents).toEqual([[2000, 5], [2000, 5], [0, 5]]) // biome-ignore format: a table
    await limit(0)
    const responseId = randomUUID()
    await rate({ responseId, at: days(40) })
    expect(await rewardOf(responseId)).toMatchObject({ cents: 0, credits: 5, unpaid_because: 'limit' })
  })

  it('[CRED-23, GK-003] restarts every 30 days from its start, in whole steps; without one, from the account’s creation', async () => {
    await limit(1, '2030-05-01T12:00:00Z')
    expect((await rate({ at: NOW })).cents).toBe(2000)
    expect((await rate({ at: new Date(days(30).getTime() - 1) })).cents).toBe(0)
    expect((await rate({ at: days(30) })).cents).toBe(2000)
    expect((await rate({ at: days(59) })).cents).toBe(0)
    expect((await rate({ at: days(95) })).cents).toBe(2000)
    // a clock that went back counts in the window it shows
    expect((await rate({ at: days(1) })).cents).toBe(0)
    expect((await rate({ at: days(-1) })).cents).toBe(2000)
    await limit(1, null)
    const [span] = await database.query<{ starts_at: Date; created_at: Date }>(
      `select starts_at, created_at from users, private.response_window($1, $2) where id = $1`,
      [ELENA, NOW],
    )
    const steps = ((span?.starts_at.getTime() ?? 0) - (span?.created_at.getTime() ?? 0)) / (30 * 86_400_000)
    expect(Number.isInteger(steps)).toBe(true)
    expect(NOW.getTime() - (span?.starts_at.getTime() ?? 0)).toBeLessThan(30 * 86_400_000)
  })

  it('[X-23] the platform’s cap of a month counts all experts, and begins anew with the month', async () => {
    await configure('ANSWER_REWARD_MONTHLY_CAP_USD', '50')
    const responseId = randomUUID()
    const first = await Promise.all([rate(), rate(), rate({ responseId })])
    expect(first.map(({ cents }) => cents).sort()).toEqual([0, 2000, 2000])
    expect((await rate({ at: new Date('2030-05-31T23:59:59.999Z') })).cents).toBe(0)
    expect((await rate({ at: new Date('2030-06-01T00:00:00Z') })).cents).toBe(2000)
  })

  it('[CRED-22, X-23] in any order of ratings, repeated and at once: booked once, never above limit or cap', async () => {
    const rating = fc.record({ answer: fc.nat(9), stars: fc.integer({ min: 1, max: 5 }) })
    await fc.assert(
      fc.asyncProperty(
        fc.array(rating, { minLength: 5, maxLength: 20 }),
        fc.nat(4),
        fc.nat(6),
        async (ratings, most, answersOfCap) => {
          await forget()
          await limit(most)
          await configure('ANSWER_REWARD_MONTHLY_CAP_USD', String(answersOfCap * 20))
          const before = [await total('income_held', ELENA), await total('reward_credits_held', ELENA)]
          const ids = Array.from({ length: 10 }, () => randomUUID())
          const questionKey = await ask()
          await Promise.all(
            ratings.map(({ answer, stars }) => rate({ responseId: ids[answer] ?? '', stars, questionKey })),
          )
          const rewarded = new Set(ratings.filter(({ stars }) => stars > 3).map(({ answer }) => answer)).size
          const earning = Math.min(rewarded, most, answersOfCap)
          expect(await paid()).toBe(earning)
          expect((await total('income_held', ELENA)) - (before[0] ?? 0)).toBe(earning * 2000)
          expect((await total('reward_credits_held', ELENA)) - (before[1] ?? 0)).toBe(rewarded * 5)
        },
      ),
      { numRuns: 12 },
    )
    expect(await differences()).toEqual([])
  })
})

it('[X-23] is posted when it is due, and the row says so', async () => {
  const responseId = randomUUID()
  await rate({ responseId })
  const settle = async (at: Date) => {
    await settleDueAccounts(handle.database, at)
    await markPostedRewards(handle.database, at)
  }
  await settle(days(13))
  expect(await rewardOf(responseId)).toMatchObject({ state: 'held', settled_at: null })
  // marking alone posts nothing that the ledger still holds
  await markPostedRewards(handle.database, days(14))
  expect(await rewardOf(responseId)).toMatchObject({ state: 'held' })
  const income = await total('income', ELENA)
  await settle(days(14))
  await settle(days(15))
  expect(await rewardOf(responseId)).toMatchObject({ state: 'posted', settled_at: days(14) })
  expect(await total('income', ELENA)).toBeGreaterThanOrEqual(income + 2000)
})

describe('an approved insight', () => {
  const END = 'INSIGHT_PROMO_END_DATE'
  const approve = (insightId: string, approvedAt: Date) =>
    book((tx) => bookInsightReward(tx, { insightId, expertId: ELENA, approvedAt }))

  it('[DASH-48, BASE-43, GD-14] earns 400 credits once while the promotion runs, to the last second of its day', async () => {
    const last = new Date('2030-10-31T23:59:59.999Z')
    expect(await approve(randomUUID(), NOW)).toBe(0)
    await database.query('insert into system_configurations (config, value) values ($1, $2)', [END, '2030-10-31'])
    const insightId = randomUUID()
    expect(await approve(insightId, last)).toBe(400)
    expect(await total('credits', ELENA)).toBe(400)
    await configure('INSIGHT_REWARD_CREDITS', '500')
    expect(await approve(insightId, NOW)).toBe(0)
    expect(await approve(randomUUID(), new Date(last.getTime() + 1))).toBe(0)
    expect(await total('credits', ELENA)).toBe(400)
    for (const wrong of ['2030-13-01', 'October 31st', ''])
      await expect(configure(END, wrong)).rejects.toThrow(/promotion_ends_on_a_day/)
  })
})

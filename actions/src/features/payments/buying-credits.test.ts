import { beforeAll, describe, expect, it, vi } from 'vitest'
import { spendCredits } from '#domain/ledger/credits.js'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { atEnd } from '#tests/at-end.js'
import { persona, tokenFor } from '#tests/tokens.js'
import { openTestPurchases, PACK, type TestPurchases } from './payments.testkit.js'

let shop: TestPurchases
beforeAll(async () => {
  shop = await openTestPurchases()
})

/** Invited, one for each test of a reward; none works at Nora’s company. */
const INVITEES = ['ingrid@halden.example', 'elena@sagework.example', 'kenji@sagework.example', 'priya@sagework.example']
const reviewed = () =>
  vi.waitFor(
    async () => {
      // what waits for something to be heard of is tried again at once
      await shop.database.query(
        `with failed as (
           delete from graphile_worker._private_jobs where attempts > 0 and locked_at is null returning task_id, payload
         ) select graphile_worker.add_job(identifier, payload) from failed
         join graphile_worker._private_tasks as task on task.id = task_id`,
      )
      const left = `select last_error from graphile_worker.jobs where task_identifier = 'review-referral'`
      expect(await shop.database.query(left)).toEqual([])
    },
    { timeout: 20_000, interval: 50 },
  )

describe('buying a pack', () => {
  it('[CRED-03, PLAN-48, HIRE-14, X-45] answers with the page to pay at, and only the signed event brings the credits', async () => {
    const before = await shop.credits()
    const answer = await shop.start()
    expect([answer.status, answer.body]).toEqual([
      200,
      { url: expect.stringMatching(/^http:\/\/localhost:3000\/api\/payment\/sandbox\/checkout\/cs_test_/) },
    ])
    const sessionId = String(answer.body.url.split('/').at(-1))
    const { to } = await shop.pay(sessionId)
    expect(to).toBe(`http://localhost:3000/payment/status/${sessionId}?redirectUrl=%2Fdashboard`)
    expect([await shop.credits(), (await shop.purchase(sessionId)).status]).toEqual([before, 'open'])
    await shop.deliverAll(sessionId)
    expect([await shop.credits(), (await shop.purchase(sessionId)).status]).toEqual([before + 200, 'fulfilled'])
  })

  it.each([
    ['credits_200', 1_000, 200],
    ['credits_1000', 5_000, 1_000],
    ['credits_2000', 10_000, 2_000],
  ])('[GK-034, X-24] books what the row %s says', async (priceId, cents, credits) => {
    const [sales, had] = [await shop.sales(), await shop.credits()]
    const sessionId = await shop.open({ ...PACK, priceId })
    expect(await shop.payments.readCheckout(sessionId)).toMatchObject({ amountCents: cents })
    await shop.pay(sessionId)
    await shop.deliverAll(sessionId)
    expect([await shop.sales(), await shop.credits()]).toEqual([sales + cents, had + credits])
  })

  it('goes the same way at the alias, and to a path of ours afterwards', async () => {
    const answer = await shop.actions.post<{ url: string }>(
      '/api/payment/checkout',
      { ...PACK, redirectTo: '/dashboard/post?step=2' },
      { token: tokenFor(shop.nora) },
    )
    const sessionId = String(answer.body.url.split('/').at(-1))
    expect((await shop.pay(sessionId)).to).toMatch(/redirectUrl=%2Fdashboard%2Fpost%3Fstep%3D2$/)
    await shop.deliverAll(sessionId)
    const elsewhere = await shop.open({ ...PACK, redirectTo: '//evil.example' })
    expect((await shop.purchase(elsewhere)).redirect_to).toBeNull()
  })

  it('[CRED-04, X-23] rewards whoever brought the buyer, at the first purchase only', async () => {
    await shop.database.query('insert into referrals (invitee_id, referrer_id) values ($1, $2)', [
      shop.tom.id,
      shop.nora.id,
    ])
    const before = await shop.credits(shop.nora)
    for (const priceId of ['credits_200', 'credits_1000']) {
      const sessionId = await shop.open({ ...PACK, priceId }, shop.tom)
      await shop.pay(sessionId)
      await shop.deliverAll(sessionId)
    }
    expect(await shop.credits(shop.nora)).toBe(before + 100)
  })

  it('[CRED-04, X-25] takes that reward back once nothing of what the buyer paid is left', async () => {
    const refund = async ({ payment_id }: { payment_id: string | null }) => {
      shop.clock.move(2000)
      await shop.stripe.refunds.create({ payment_intent: String(payment_id) })
      await shop.deliverAll(String(payment_id))
      await shop.deliverAll(String(payment_id))
      await reviewed()
    }
    const rewarded = await shop.credits(shop.nora)
    const [first, second] = await shop.database.query<{ payment_id: string }>(
      `select payment_id from purchases where buyer_id = $1 and status = 'fulfilled' order by created_at`,
      [shop.tom.id],
    )
    if (!first || !second) throw new Error('both were paid')
    await refund(first)
    expect(await shop.credits(shop.nora)).toBe(rewarded)
    const spent = await shop.services.database.transaction().execute(async (transaction) => {
      const amount = rewarded - 30
      await spendCredits(transaction, {
        ...{ key: 'spent-reward', kind: 'ask_question', reason: 'Asked', actorId: shop.nora.id },
        ...{ userId: shop.nora.id, amount, now: shop.clock.now() },
      })
      return amount
    })
    await refund(second)
    expect([await shop.credits(shop.nora), await shop.owed()]).toEqual([rewarded - spent - 100, 70])
    const [line] = await shop.database.query(`select reason, subject_type from ledger_transfers where key = $1`, [
      `referral:${shop.tom.id}:back`,
    ])
    expect(line).toEqual({
      ...{ reason: 'Your reward for inviting Tom: their payment was refunded', subject_type: 'referral' },
    })
    const changed = `update referrals set taken_back_at = null`
    await expect(shop.database.query(changed)).rejects.toThrow()
    // whoever buys again brings nothing more: one reward for each invited account
    const again = await shop.open({ ...PACK, priceId: 'credits_200' }, shop.tom)
    await shop.pay(again)
    await shop.deliverAll(again)
    expect(await shop.owed()).toBe(70)
  })

  it.each([
    ['before it', false],
    ['after it', true],
  ])(
    '[CRED-04, X-25] takes it back or not by when another payment was collected, %s, whatever is heard first',
    async (_, isLater) => {
      for (const isHeardFirst of [true, false]) {
        await shop.database.query('alter table referrals disable trigger user')
        await shop.database.query('delete from referrals')
        await shop.database.query('alter table referrals enable trigger user')
        const buyer = await persona(shop.database, INVITEES.pop() ?? '')
        await shop.database.query('insert into referrals (invitee_id, referrer_id) values ($1, $2)', [
          buyer.id,
          shop.nora.id,
        ])
        const pay = async () => {
          const sessionId = await shop.open(PACK, buyer)
          await shop.pay(sessionId)
          return sessionId
        }
        const lose = async () => {
          shop.clock.move(2000)
          await shop.stripe.refunds.create({ payment_intent: String(payment_id) })
          shop.clock.move(2000)
        }
        const first = await pay()
        await shop.deliverAll(first)
        const { payment_id } = await shop.purchase(first)
        if (isLater) await lose()
        const second = await pay()
        if (!isLater) await lose()
        for (const id of isHeardFirst ? [second, payment_id] : [payment_id, second]) await shop.deliverAll(String(id))
        await reviewed()
        const [referral] = await shop.database.query('select taken_back_at is not null as lost from referrals')
        expect(referral).toEqual({ lost: isLater })
      }
    },
  )

  it('numbers receipts without gaps, and only for what was paid', async () => {
    const left = await shop.open({ ...PACK, priceId: 'credits_2000' }, shop.tom)
    const numbers: unknown[] = []
    for (const priceId of ['credits_200', 'credits_1000']) {
      const sessionId = await shop.open({ ...PACK, priceId }, shop.tom)
      await shop.pay(sessionId)
      await shop.deliverAll(sessionId)
      numbers.push((await shop.purchase(sessionId)).receipt_number)
    }
    expect(numbers[1]).toBe(Number(numbers[0]) + 1)
    expect((await shop.purchase(left)).receipt_number).toBeNull()
  })
})

describe('two clicks, two tabs', () => {
  it('share one open checkout, which is charged once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.start({ ...PACK, priceId: 'credits_1000' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  })

  it('open another one once the first is paid', async () => {
    const first = await shop.open()
    await shop.pay(first)
    expect((await shop.start()).body.url).toBe(`http://localhost:3000/payment/status/${first}?redirectUrl=%2Fdashboard`)
    await shop.deliverAll(first)
    expect(await shop.open()).not.toBe(first)
  })

  it('close the first if the second asks for something else', async () => {
    const first = await shop.open(PACK, shop.tom)
    const second = await shop.open({ ...PACK, redirectTo: '/dashboard' }, shop.tom)
    expect(second).not.toBe(first)
    expect((await shop.payments.readCheckout(first)).status).toBe('cancelled')
    expect((await shop.purchase(first)).status).toBe('cancelled')
    await shop.deliverAll(first)
    expect((await shop.purchase(second)).status).toBe('open')
  })
})

describe('a refund', () => {
  it('[X-25] in parts takes back credits in proportion, and of what was spent leaves a debt that blocks spending', async () => {
    const rest = await shop.credits(shop.tom)
    const sessionId = await shop.open({ ...PACK, priceId: 'credits_1000' }, shop.tom)
    await shop.pay(sessionId)
    await shop.deliverAll(sessionId)
    const { payment_id } = await shop.purchase(sessionId)
    const paymentId = String(payment_id)
    await shop.payments.refund({ paymentId, amountCents: 1_250, metadata: {} }, `first-${paymentId}`)
    await shop.deliverAll(paymentId)
    expect([await shop.credits(shop.tom), (await shop.purchase(sessionId)).status]).toEqual([rest + 750, 'fulfilled'])

    const { database, close } = openDatabase(shop.database.actionsUrl, createLogger('silent'))
    atEnd(() => close())
    const spend = (amount: number, key: string) =>
      database.transaction().execute((transaction) =>
        spendCredits(transaction, {
          ...{ key: `${key}:${paymentId}`, kind: 'test', reason: 'A test', actorId: null },
          ...{ userId: shop.tom.id, amount, now: new Date() },
        }),
      )
    await spend(rest + 700, 'spend')
    await shop.payments.refund({ paymentId, metadata: {} }, `rest-${paymentId}`)
    await shop.deliverAll(paymentId)
    expect([await shop.owed(shop.tom), (await shop.purchase(sessionId)).status]).toEqual([700, 'refunded'])
    await expect(spend(1, 'more')).rejects.toMatchObject({ code: 'CREDITS_OWED' })
    const again = await shop.open({ ...PACK, priceId: 'credits_1000' }, shop.tom)
    await shop.pay(again)
    await shop.deliverAll(again)
    expect([await shop.owed(shop.tom), await shop.credits(shop.tom)]).toEqual([0, 300])
  })

  it('[X-25] by a lost dispute takes back everything, by a won one nothing', async () => {
    const paid = async () => {
      const sessionId = await shop.open()
      await shop.pay(sessionId)
      await shop.deliverAll(sessionId)
      return { sessionId, paymentId: String((await shop.purchase(sessionId)).payment_id) }
    }
    const before = [await shop.credits(), await shop.sales()]
    const lost = await paid()
    for (const [status, end] of [
      ['won', 'fulfilled'],
      ['lost', 'charged_back'],
    ] as const) {
      const { sessionId, paymentId } = status === 'lost' ? lost : await paid()
      const { id } = await shop.helper<{ id: string }>('disputes', { payment_intent: paymentId })
      await shop.deliverAll(id)
      expect((await shop.purchase(sessionId)).status).toBe('disputed')
      await shop.helper(`disputes/${id}/close`, { status })
      await shop.deliverAll(id)
      expect((await shop.purchase(sessionId)).status).toBe(end)
    }
    expect([await shop.credits(), await shop.sales()]).toEqual([Number(before[0]) + 200, Number(before[1]) + 1_000])
  })
})

describe('an unpaid checkout', () => {
  it('ends when the provider says that it has expired', async () => {
    const sessionId = await shop.open({ ...PACK, priceId: 'credits_2000' })
    await shop.payments.cancelCheckout(sessionId)
    await shop.deliverAll(sessionId)
    expect((await shop.purchase(sessionId)).status).toBe('expired')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../opportunities/opportunities.testkit.js'
import { COUNTER_CENTS, OFFER_CENTS, type Refused } from '../applications.testkit.js'
import { FEE, openHirePayments } from './hire-payment.testkit.js'

const { arrange, begin, begun, booksSince, call, checkOut, database, ...also } = await openHirePayments()
const { hireNow, hires, newest, paid, purchase, refunded, shop, standing, toldTo, who } = also
const PERCENT = 8
const MISMATCH = 'The payment amount does not match the agreed value.'

let id: string
beforeEach(async () => {
  id = await begun()
})

describe('a hire for which a fee is due', () => {
  it('[GO-47, OBASE-18] is refused with 402 until it is paid; isDirectHire must be true', async () => {
    const { status, body } = await hireNow()
    expect([status, body.errorCode, await standing()]).toEqual([402, 'PAYMENT_REQUIRED', 'interested'])
    const direct = {
      opportunityId: id,
      userId: who.elena.id,
      seenVersion: 1,
      seenAmount: 6500,
      seenAmountUnit: 'month',
      seenTermsVersion: 1,
    }
    for (const isDirectHire of [undefined, false, 'true', null]) {
      const answer = await shop.actions.post(
        '/api/opportunities/hire',
        { ...direct, isDirectHire },
        { token: who.nora.token },
      )
      expect(answer.status).toBe(400)
    }
  })

  it('[OBASE-24, OBASE-26, HIRE-14, GO-50] is made by the signed event alone, once, and its fee is booked', async () => {
    const before = await newest()
    const { sessionId, to } = await paid()
    const back = new URL(String(to))
    expect(back.pathname).toBe(`/dashboard/opportunity_detail/${id}`)
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      ...{ is_payment_success: 'true', purchaseType: 'hire_expert', expertName: 'Elena Marchetti' },
      session: sessionId,
    })
    expect([await standing(), await purchase(sessionId), await booksSince(before)]).toEqual(['interested', 'open', {}])
    for (let delivery = 0; delivery < 3; delivery++) await shop.deliverAll(sessionId)
    expect([await standing(), await purchase(sessionId)]).toEqual(['pending', 'fulfilled'])
    expect(await hires()).toEqual([{ cents: OFFER_CENTS, unit: 'month' }])
    expect(await booksSince(before)).toEqual({ payments: -FEE, fees: FEE })
    expect((await toldTo(id, who.elena)).map(({ kind }) => kind)).toEqual(['hire_offer'])
    expect((await hireNow()).body.errorCode).toBe('INVALID_STATUS_TRANSITION')
    expect((await checkOut()).body.errorCode).toBe('INVALID_STATUS_TRANSITION')
  })

  it('[HIRE-12, GO-41] costs a percentage of the counter offer once that is accepted', async () => {
    await arrange(id, who.elena, { standing: 'interested', hasProposal: true, counterOffer: 'accepted' })
    const seenAmount = COUNTER_CENTS / 100
    expect((await checkOut({ seenAmount })).body.message).toBe(MISMATCH)
    const sessionId = await begin({ seenAmount, customAmount: (COUNTER_CENTS * PERCENT) / 100 })
    await shop.pay(sessionId)
    await shop.deliverAll(sessionId)
    expect(await hires()).toEqual([{ cents: COUNTER_CENTS, unit: 'month' }])
  })

  it('[GO-54] is charged again for every other hire', async () => {
    await arrange(id, who.marcus, { standing: 'interested', hasProposal: true })
    const { sessionId } = await paid()
    await shop.deliverAll(sessionId)
    expect((await hireNow(who.marcus)).body.errorCode).toBe('PAYMENT_REQUIRED')
    const second = await begin({ hireExpertId: who.marcus.id, hireExpertName: 'Marcus' })
    expect(second).not.toBe(sessionId)
  })

  it('[GO-47] needs no payment where the fee is too small to be charged', async () => {
    const [offer, seenAmount] = [600, 6]
    await database.query('update opportunity_trackings set agreed_value_cents = $2 where opportunity_id = $1', [
      id,
      offer,
    ])
    expect((await checkOut({ seenAmount, customAmount: 48 })).body.message).toBe('Nothing has to be paid for this hire')
    expect((await hireNow()).status).toBe(200)
  })
})

describe('the amount', () => {
  it.each([
    ['one cent less', { customAmount: FEE - 1 }],
    ['one cent more', { customAmount: FEE + 1 }],
    ['nothing', { customAmount: 0 }],
    ['negative', { customAmount: -FEE }],
    ['beyond every integer', { customAmount: 9_007_199_254_740_991 }],
    ['another percentage', { agreedValPercent: 5 }],
    ['amount and percentage of another plan', { agreedValPercent: 5, customAmount: 32_500 }],
  ])('[GO-48] is refused if it isn’t what the server computes: %s', async (_what, changes) => {
    const { status, body } = await checkOut(changes)
    expect([status, body.message]).toEqual([400, MISMATCH])
  })

  it.each([
    ['customAmount', { customAmount: FEE + 0.5 }],
    ['customAmount', { customAmount: String(FEE) }],
    ['customAmount', { customAmount: 1e300 }],
    ['customAmount', { customAmount: null }],
    ['agreedValPercent', { agreedValPercent: '8' }],
    ['hireExpertId', { hireExpertId: null }],
    ['opportuntiyId', { opportuntiyId: undefined }],
    ['seenAmount', { seenAmount: 6500.001 }],
  ])('[GO-48] is no other type of value: %s', async (field, changes) => {
    const { status, body } = await checkOut(changes)
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]])
  })

  it('[GO-48, X-71] is refused with the current terms if those on the page have changed', async () => {
    for (const seen of [{ seenAmount: 6400 }, { seenAmountUnit: 'day' }, { seenVersion: 2 }, { seenTermsVersion: 2 }])
      expect((await checkOut(seen)).body.errorCode).toBe('TERMS_CHANGED')
  })
})

describe('who may pay for a hire', () => {
  it('[HIRE-04, GO-50] only its poster, where the hire is possible', async () => {
    for (const by of [who.elena, who.jonas, who.ingrid])
      expect((await checkOut({}, by)).status).toBeGreaterThanOrEqual(400)
    expect((await checkOut({ hireExpertId: who.marcus.id })).body.errorCode).toBe('APPLICATION_NOT_FOUND')
    expect((await checkOut({ opportuntiyId: 'x' })).body.errorCode).toBe('OPPORTUNITY_NOT_FOUND')
    await arrange(id, who.elena, { standing: 'interested' })
    expect((await checkOut()).body.errorCode).toBe('PROPOSAL_REQUIRED')
    expect(await hires()).toEqual([])
  })

  it('[GO-49] names their own kind of account and a known type of purchase', async () => {
    expect((await checkOut({ saasType: 'user' })).body.errors?.[0]?.field).toBe('saasType')
    expect((await checkOut({ purchaseType: 'gift' })).status).toBe(400)
    expect((await checkOut({ currentSubscriptionId: 'sub_of_somebody_else' })).status).toBe(403)
  })
})

/** What the expert is told: who heard that the post ended hears of no attempt besides. */
const TRIED = 'The company tried to hire you'
const ENDED = 'A role has ended'

describe('between the start of the payment and its event', () => {
  it('a declined card hires nobody, and another card then does', async () => {
    const sessionId = await begin()
    const declined = await shop.pay(sessionId, { number: '4000 0000 0000 0002' })
    expect(declined.html).toContain('Your card was declined.')
    expect([await purchase(sessionId), await standing()]).toEqual(['open', 'interested'])
    await shop.pay(sessionId)
    await shop.deliverAll(sessionId)
    expect([await purchase(sessionId), await standing()]).toEqual(['fulfilled', 'pending'])
  })

  it('a checkout that ends unpaid hires nobody', async () => {
    const sessionId = await begin()
    await shop.payments.cancelCheckout(sessionId)
    await shop.deliverAll(sessionId)
    expect([await purchase(sessionId), await standing()]).toEqual(['expired', 'interested'])
    expect(await begin()).not.toBe(sessionId)
  })

  it.each([
    ['the expert opts out', 'opted out', TRIED, () => call('optOut', who.elena, { id, expert: who.elena })],
    ['the post is closed', 'no hires', ENDED, () => call('closeOpportunity', who.nora, { id, expert: who.elena })],
    [
      'the expert offers another amount',
      'interested',
      TRIED,
      () =>
        database.query('update opportunity_trackings set agreed_value_cents = 700000 where opportunity_id = $1', [id]),
    ],
    [
      'the same amount is for another unit',
      'interested',
      TRIED,
      () =>
        database.query(`update opportunity_trackings set agreed_value_unit = 'day' where opportunity_id = $1`, [id]),
    ],
    [
      'a counter offer is accepted',
      'interested',
      TRIED,
      () => arrange(id, who.elena, { standing: 'interested', hasProposal: true, counterOffer: 'accepted' }),
    ],
  ])(
    '[GO-50] if %s, nobody is hired, the payment is refunded, and both sides learn it',
    async (_what, after, told, change) => {
      const before = await newest()
      const { sessionId } = await paid()
      await change()
      await shop.deliverAll(sessionId)
      expect([await standing(), await hires(), await refunded(sessionId)]).toEqual([after, [], 'refunded'])
      expect(await booksSince(before)).toEqual({})
      const titles = async (person: Actor) => (await toldTo(id, person)).map(({ title }) => title)
      expect(await titles(who.nora)).toContain('The hire wasn’t made, and your payment is refunded')
      expect((await titles(who.elena)).filter((title) => title === TRIED || title === ENDED)).toEqual([told])
    },
  )
})

describe('after the hire', () => {
  it('[GO-54] an opt-out refunds nothing; a refund by hand leaves the hire as it is', async () => {
    const before = await newest()
    const { sessionId } = await paid()
    await shop.deliverAll(sessionId)
    expect((await call('optOut', who.elena, { id, expert: who.elena })).status).toBe(200)
    expect([await purchase(sessionId), await booksSince(before)]).toEqual(['fulfilled', { payments: -FEE, fees: FEE }])
    const { payment_id: paymentId } = await shop.purchase(sessionId)
    await shop.payments.refund({ paymentId: String(paymentId), amountCents: 10_000, metadata: {} }, `part-${paymentId}`)
    await shop.deliverAll(String(paymentId))
    expect(await booksSince(before)).toEqual({ payments: 10_000 - FEE, fees: FEE - 10_000 })
    await shop.payments.refund({ paymentId: String(paymentId), metadata: {} }, `rest-${paymentId}`)
    await shop.deliverAll(String(paymentId))
    expect([await purchase(sessionId), await booksSince(before), (await hires()).length]).toEqual(['refunded', {}, 1])
    const booked = await database.query<{ reason: string }>(
      'select distinct kind, reason from ledger_transfers where id > $1 and key like $2',
      [before, `%${(await shop.purchase(sessionId)).id}%`],
    )
    expect(booked.map(({ reason }) => reason).sort()).toEqual([
      'Fee for hiring Elena Marchetti',
      'Payment: Fee for hiring Elena Marchetti',
      'Refund: Fee for hiring Elena Marchetti',
      'Returned: Fee for hiring Elena Marchetti',
    ])
  })
})

// near the end, because it changes the plan
describe('the other way to pay less', () => {
  it('[OBASE-24, OBASE-25, GO-49] the Basic plan is bought with the same opportunity, at its own price, and hires nobody', async () => {
    await database.query('delete from subscriptions where company_id = (select company_id from users where id = $1)', [
      who.nora.id,
    ])
    const basic = {
      ...{ purchaseType: 'saas', opportuntiyId: id, oppName: 'Chief Marketing Officer', currentSubscriptionId: null },
      ...{ saasType: 'company', priceId: 'basic_quarterly_company' },
    }
    const buy = (changes: object = {}) =>
      shop.actions.post<Refused & { url?: string }>(
        '/api/payment/checkout-session',
        { ...basic, ...changes },
        { token: who.nora.token },
      )
    expect((await buy({ priceId: 'basic_quarterly_user' })).status).toBe(400)
    const { status, body } = await buy()
    expect(status).toBe(200)
    const sessionId = String(body.url?.split('/').at(-1))
    expect(await shop.payments.readCheckout(sessionId)).toMatchObject({ amountCents: 23_700 })
    await shop.pay(sessionId)
    await shop.deliverAll(sessionId)
    expect([await standing(), await purchase(sessionId)]).toEqual(['interested', 'fulfilled'])
    const [plan] = await database.query<{ id: string }>(
      'select stripe_subscription_id as id from subscriptions where stripe_subscription_id is not null',
    )
    const lower = { agreedValPercent: 12, customAmount: 78_000, currentSubscriptionId: plan?.id }
    expect((await checkOut(lower)).status).toBe(200)
    expect((await checkOut()).body.message).toBe(MISMATCH)
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#platform/clock.js'
import { openTestPlans, type TestPlans } from '../plans.testkit.js'

let shop: TestPlans
beforeAll(async () => {
  shop = await openTestPlans()
})
beforeEach(async () => {
  await shop.database.query('delete from subscriptions')
  await shop.database.query('delete from auth.throttles')
})

interface Quote {
  amountCents: number
  proratedAt: string
}
const quote = async (priceId: string) => {
  const answer = await shop.ask<Quote>('quote', shop.ingrid, { priceId })
  expect(answer).toMatchObject({ status: 200 })
  return answer.body
}
const change = (priceId: string, quoted: Quote) => shop.ask('change', shop.ingrid, { priceId, ...quoted })
const buyBasic = () => shop.buy('basic_quarterly_company', shop.ingrid)
const charged = async (id: string) =>
  (await shop.eventsOf(id)).flatMap((event) =>
    event.type === 'invoice-paid' && event.reason === 'change' ? [event.amountCents] : [],
  )

const act = async (name: string, input: object = {}, by = shop.ingrid) => {
  const path = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const { body, status } = await shop.actions.hook<Quote & { extensions?: { code: string } }>(
    `/hooks/actions/${path}`,
    {
      ...{ action: { name }, input },
      session_variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': by.id, 'x-hasura-session-id': by.sessionId },
    },
  )
  return { ...body, httpStatus: status, code: body.extensions?.code }
}

describe('the actions', () => {
  it('[X-44, X-45, GK-025] do what the REST paths do', async () => {
    const id = await buyBasic()
    const { amountCents, proratedAt } = await act('quotePlanChange', { priceId: 'growth_yearly_company' })
    expect(amountCents).toBe((await quote('growth_yearly_company')).amountCents)
    const wanted = { priceId: 'growth_yearly_company', amountCents, proratedAt }
    expect((await act('changePlan', { ...wanted, amountCents: amountCents - 1 })).code).toBe('TERMS_CHANGED')
    expect((await act('changePlan', { ...wanted, amountCents: 1.5 })).code).toBe('VALIDATION_FAILED')
    expect(await act('changePlan', wanted)).toMatchObject({ httpStatus: 200, status: 'changing' })
    await shop.settle(id)
    expect((await shop.subscription(shop.ingrid)).plan_code).toBe('professional_annual')
    expect(await act('cancelPlan')).toMatchObject({ httpStatus: 200, endsAt: expect.any(String) })
    await shop.settle(id)
    expect((await shop.subscription(shop.ingrid)).ends_with_period).toBe(true)
    expect(await act('keepPlan')).toMatchObject({ httpStatus: 200, renewsAt: expect.any(String) })
    await shop.settle(id)
    expect((await shop.subscription(shop.ingrid)).ends_with_period).toBe(false)
  })

  it('[X-44] refuse whoever has no plan of their own', async () => {
    await buyBasic()
    for (const name of ['cancelPlan', 'keepPlan'] as const)
      expect((await act(name, {}, shop.tom)).code).toBe('NOT_FOUND')
    expect((await act('quotePlanChange', { priceId: 'growth_yearly_user' }, shop.tom)).code).toBe('NOT_FOUND')
  })
})

describe('changing the plan', () => {
  it('[PLAN-24, GK-025, GK-029] charges what was quoted, and only the event brings the new plan and its credits', async () => {
    const id = await buyBasic()
    const [had, sales] = [await shop.credits(shop.ingrid), await shop.sales()]
    const quoted = await quote('growth_yearly_company')
    expect(await change('growth_yearly_company', quoted)).toMatchObject({ status: 200 })
    expect((await shop.subscription(shop.ingrid)).plan_code).toBe('basic_quarterly')
    await shop.settle(id)
    expect(await shop.subscription(shop.ingrid)).toMatchObject({
      ...{ plan_code: 'professional_annual', price_id: 'growth_yearly_company', stripe_subscription_id: id },
    })
    expect(await charged(id)).toEqual([quoted.amountCents])
    expect([await shop.sales(), await shop.credits(shop.ingrid)]).toEqual([sales + quoted.amountCents, had + 1333])
  })

  it('twice is charged once', async () => {
    const id = await buyBasic()
    const quoted = await quote('advance_quarterly_company')
    const answers = await Promise.all([1, 2].map(() => change('advance_quarterly_company', quoted)))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    await shop.settle(id)
    expect(await charged(id)).toEqual([quoted.amountCents])
  })

  it('[X-24] refuses another amount, an old quote and one from the future', async () => {
    await buyBasic()
    const quoted = await quote('advance_quarterly_company')
    const at = (minutes: number) => new Date(Date.parse(quoted.proratedAt) + minutes * MINUTE_MS).toISOString()
    for (const forged of [
      { ...quoted, amountCents: quoted.amountCents - 1 },
      { ...quoted, proratedAt: at(-16) },
      { ...quoted, proratedAt: at(60) },
    ])
      expect(await change('advance_quarterly_company', forged)).toMatchObject({
        ...{ status: 409, body: { errorCode: 'TERMS_CHANGED' } },
      })
    for (const odd of [
      { ...quoted, amountCents: 0.5 },
      { ...quoted, proratedAt: 'soon' },
      { ...quoted, more: 1 },
    ])
      expect((await change('advance_quarterly_company', odd as Quote)).status).toBe(400)
  })

  it('[GK-024] refuses smaller plans, the trial and prices of the other kind of account', async () => {
    await shop.buy('growth_yearly_company', shop.ingrid)
    for (const [priceId, status] of [
      ['basic_quarterly_company', 409],
      ['seven_day_company', 409],
      ['growth_yearly_company', 409],
      ['premium_yearly_user', 400],
      ['nothing', 400],
    ] as const)
      expect([priceId, (await shop.ask('quote', shop.ingrid, { priceId })).status]).toEqual([priceId, status])
  })

  it('changes nothing if the card is declined', async () => {
    const id = await shop.buy('basic_quarterly_company', shop.ingrid, { number: '4000 0000 0000 0341' })
    expect(await change('advance_quarterly_company', await quote('advance_quarterly_company'))).toMatchObject({
      ...{ status: 402, body: { errorCode: 'PAYMENT_DECLINED' } },
    })
    await shop.settle(id)
    expect(await shop.subscription(shop.ingrid)).toMatchObject({ plan_code: 'basic_quarterly', status: 'active' })
  })

  it.each([
    ['heard of', true],
    ['not heard of', false],
  ])(
    '[GK-025, X-24] is refused while its renewal is declined, which was %s, before and after the quote',
    async (_, isHeard) => {
      const priceId = 'advance_quarterly_company'
      const id = await shop.buy('basic_quarterly_company', shop.ingrid, { number: '4000 0000 0000 0341' })
      const quoted = await quote(priceId)
      const sales = await shop.sales()
      await shop.helper(`subscriptions/${id}/renew`)
      if (isHeard) await shop.settle(id)
      const refused = {
        ...{ status: 409, body: { errorCode: 'PLAN_NOT_AVAILABLE', message: expect.stringContaining('was declined') } },
      }
      expect(await shop.ask('quote', shop.ingrid, { priceId })).toMatchObject(refused)
      expect(await change(priceId, quoted)).toMatchObject(refused)
      await shop.settle(id)
      expect([await shop.sales(), (await shop.subscription(shop.ingrid)).plan_code]).toEqual([sales, 'basic_quarterly'])
    },
  )

  it('[X-24] is quoted anew once the plan was renewed, and refused once it has ended', async () => {
    const priceId = 'advance_quarterly_company'
    const id = await buyBasic()
    const quoted = await quote(priceId)
    await shop.helper(`subscriptions/${id}/renew`)
    expect(await change(priceId, quoted)).toMatchObject({ status: 409, body: { errorCode: 'TERMS_CHANGED' } })
    await shop.payments.endNow(id)
    expect(await change(priceId, quoted)).toMatchObject({ status: 409, body: { errorCode: 'PLAN_NOT_AVAILABLE' } })
  })

  it('there and back grants no more credits', async () => {
    const id = await shop.buy('advance_quarterly_company', shop.ingrid)
    const had = await shop.credits(shop.ingrid)
    for (const priceId of ['advance_yearly_company', 'advance_quarterly_company']) {
      await change(priceId, await quote(priceId))
      await shop.settle(id)
    }
    expect(await shop.credits(shop.ingrid)).toBe(had)
  })

  it('is for those who have a subscription', async () => {
    expect(await shop.ask('quote', shop.ingrid, { priceId: 'advance_quarterly_company' })).toMatchObject({
      status: 404,
    })
  })
})

describe('the monthly credits', () => {
  const shift = (interval: string) =>
    shop.database.query(
      `update subscriptions set starts_at = starts_at - $1::interval, paid_until = paid_until - $1::interval,
       expires_at = expires_at - $1::interval, credits_until = credits_until - $1::interval`,
      [interval],
    )

  it('[GK-018] are granted once a month by the cron, however often it runs, and not for missed months', async () => {
    await buyBasic()
    const had = await shop.credits(shop.ingrid)
    await shop.runCron()
    expect(await shop.credits(shop.ingrid)).toBe(had)
    await shift('65 days')
    await shop.runCron()
    await shop.runCron()
    expect(await shop.credits(shop.ingrid)).toBe(had + 2000)
  })

  it('[GK-030] end with the plan', async () => {
    await buyBasic()
    const had = await shop.credits(shop.ingrid)
    await shift('100 days')
    await shop.runCron()
    expect(await shop.credits(shop.ingrid)).toBe(had)
  })
})

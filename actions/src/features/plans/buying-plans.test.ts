import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#platform/clock.js'
import { tokenFor } from '#tests/tokens.js'
import { openTestPlans, type TestPlans } from './plans.testkit.js'

let shop: TestPlans
beforeAll(async () => {
  shop = await openTestPlans()
})
/** Nobody has a plan or an open checkout. */
beforeEach(async () => {
  await shop.database.query(`update purchases set status = 'cancelled' where status = 'open'`)
  await shop.database.query('delete from subscriptions')
  await shop.database.query('delete from auth.throttles')
})

describe('buying a plan', () => {
  it('[PLAN-01, PLAN-03, PLAN-48, KBASE-65] starts it by the signed event only, with its first credits', async () => {
    const { ingrid } = shop
    const [had, sales] = [await shop.credits(ingrid), await shop.sales()]
    const answer = await shop.choose('basic_quarterly_company', ingrid, { saasType: 'company', redirectTo: '/wizling' })
    const sessionId = String(answer.body.url.split('/').at(-1))
    const { to } = await shop.pay(sessionId)
    const back = `/subscriptions?is_payment_success=true&session=${sessionId}&redirectTo=%2Fwizling`
    expect(to).toBe(`http://localhost:3000${back}`)
    expect(await shop.database.query('select 1 from subscriptions')).toEqual([])
    const subscriptionId = String((await shop.payments.readCheckout(sessionId)).subscriptionId)
    await shop.deliverAll(sessionId)
    await shop.settle(subscriptionId)
    expect(await shop.subscription(ingrid)).toMatchObject({
      ...{ plan_code: 'basic_quarterly', price_id: 'basic_quarterly_company', status: 'active', user_id: null },
      ...{ bought_by: ingrid.id, stripe_subscription_id: subscriptionId, credits_granted: 2000 },
    })
    expect([await shop.credits(ingrid), await shop.sales()]).toEqual([had + 2000, sales + 23_700])
    expect(await shop.purchase(sessionId)).toMatchObject({ status: 'fulfilled', payment_id: expect.any(String) })
  })

  it('[GD-43] announces no credits that the page after the checkout confirms', async () => {
    const announced = () =>
      shop.database.query('select 1 from credit_changes where owner_id = $1', [shop.tom.id]).then((rows) => rows.length)
    const [had, before] = [await shop.credits(shop.tom), await announced()]
    await shop.buy('seven_day_user', shop.tom)
    expect([await shop.credits(shop.tom), await announced()]).toEqual([had + 1000, before])
  })

  it('[PLAN-02] of a single user is their own', async () => {
    await shop.buy('advance_yearly_user', shop.tom)
    expect(await shop.subscription(shop.tom)).toMatchObject({
      ...{ user_id: shop.tom.id, company_id: null, plan_code: 'standard_annual', credits_granted: 1331 },
    })
  })

  it.each([
    ['basic_quarterly_user', 400, 'VALIDATION_FAILED'],
    ['free_company', 400, 'VALIDATION_FAILED'],
    ['user_yearly', 400, 'VALIDATION_FAILED'],
    ['no_such_price', 400, 'VALIDATION_FAILED'],
    ['credits_200', 400, 'VALIDATION_FAILED'],
  ])('[GK-029] refuses a company the price %s', async (priceId, status, errorCode) => {
    expect(await shop.choose(priceId)).toMatchObject({ status, body: { errorCode } })
  })

  it('[PLAN-02, GK-029] refuses a single user a company’s price, whatever they call themselves', async () => {
    for (const more of [{}, { saasType: 'company' }])
      expect(await shop.choose('basic_quarterly_company', shop.tom, more)).toMatchObject({ status: 400 })
    expect(await shop.choose('basic_quarterly_user', shop.tom, { saasType: 'company' })).toMatchObject({ status: 400 })
    expect((await shop.choose('basic_quarterly_user', shop.tom, { amountCents: 1 })).body).toMatchObject({
      errorCode: 'UNKNOWN_FIELD',
    })
  })

  it('[PLAN-04, GK-027] refuses a company without a company email', async () => {
    const change = (email: string) =>
      shop.database.query(
        `with login as (update auth.users set email = $2 where id = $1)
         update user_accounts set email = $2 where user_id = $1`,
        [shop.ingrid.id, email],
      )
    await change('ingrid@gmail.com')
    expect(await shop.choose('basic_quarterly_company')).toMatchObject({
      status: 403,
      body: {
        errorCode: 'COMPANY_EMAIL_REQUIRED',
        message: 'A company email is required to subscribe to this plan.',
      },
    })
    await change('ingrid@halden.example')
  })

  it('[KBASE-66, GK-029] refuses other people’s customers and subscriptions', async () => {
    const subscriptionId = await shop.buy('basic_quarterly_user', shop.tom)
    const { stripe_customer_id: customerId } = await shop.subscription(shop.tom)
    const refused = { status: 403, body: { errorCode: 'NOT_ALLOWED' } }
    for (const ids of [{ stripeCustomerId: customerId }, { currentSubscriptionId: subscriptionId }])
      expect(await shop.choose('basic_quarterly_company', shop.ingrid, ids)).toMatchObject(refused)
    const own = { stripeCustomerId: customerId, currentSubscriptionId: subscriptionId }
    expect(await shop.choose('advance_quarterly_user', shop.tom, own)).toMatchObject({
      status: 200,
      body: { url: 'http://localhost:3000/subscriptions?change=advance_quarterly_user' },
    })
  })

  it('[PLAN-21, GK-024] refuses a smaller plan, and the same one', async () => {
    await shop.buy('growth_yearly_user', shop.tom)
    for (const priceId of ['basic_quarterly_user', 'advance_yearly_user', 'seven_day_user', 'growth_yearly_user'])
      expect(await shop.choose(priceId, shop.tom)).toMatchObject({
        ...{ status: 409, body: { errorCode: 'PLAN_NOT_AVAILABLE' } },
      })
  })

  it('opens one checkout for two clicks, and closes it when another plan is chosen', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => shop.choose('basic_quarterly_company')))
    const [url] = answers.map(({ body }) => body.url)
    expect(new Set(answers.map(({ body }) => body.url))).toEqual(new Set([url]))
    const other = await shop.choose('advance_quarterly_company')
    expect(other.body.url).not.toBe(url)
    expect(await shop.payments.readCheckout(String(url?.split('/').at(-1)))).toMatchObject({ status: 'cancelled' })
  })

  it('opens one checkout for twenty tabs at once, and answers all of them', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.choose('basic_quarterly_user', shop.tom)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
  })

  it('is refunded and not renewed if another subscription is running by then', async () => {
    const answer = await shop.choose('basic_quarterly_company')
    const sessionId = String(answer.body.url.split('/').at(-1))
    await shop.pay(sessionId)
    // a second one that was paid in the same moment
    await shop.database.query(
      `insert into subscriptions (company_id, plan_code, price_id, bought_by, starts_at, paid_until, expires_at, stripe_customer_id,
         stripe_subscription_id) select company_id, 'basic_quarterly', 'basic_quarterly_company', id, now() - interval '1 hour',
         now() + interval '90 days', now() + interval '91 days', 'cus_x', 'sub_x' from users where id = $1`,
      [shop.ingrid.id],
    )
    const { subscriptionId } = await shop.payments.readCheckout(sessionId)
    await shop.deliverAll(sessionId)
    await shop.settle(String(subscriptionId))
    const { payment_id } = await shop.purchase(sessionId)
    await shop.settle(String(payment_id))
    expect(await shop.purchase(sessionId)).toMatchObject({ status: 'refunded' })
    expect(await shop.payments.readSubscription(String(subscriptionId))).toMatchObject({ endsWithPeriod: true })
    expect(await shop.subscription(shop.ingrid)).toMatchObject({ stripe_subscription_id: 'sub_x' })
  })
})

describe('the seven-day trial', () => {
  it('[PLAN-17, PLAN-18, PLAN-42, GK-026] lasts seven days, ends by itself, and cannot be bought again', async () => {
    const had = await shop.credits(shop.ingrid)
    await shop.buy('seven_day_company', shop.ingrid)
    const trial = await shop.subscription(shop.ingrid)
    expect(trial).toMatchObject({ plan_code: 'seven_day_full_access', stripe_subscription_id: null })
    expect(Number(trial.expires_at) - Number(trial.starts_at)).toBe(7 * DAY_MS)
    expect(await shop.credits(shop.ingrid)).toBe(had + 1000)
    expect(await shop.choose('seven_day_company')).toMatchObject({ status: 409 })
    await shop.runCron()
    expect((await shop.subscription(shop.ingrid)).status).toBe('active')
    await shop.database.query(
      `update subscriptions set starts_at = starts_at - interval '8 days', expires_at = expires_at - interval '8 days',
       paid_until = paid_until - interval '8 days'`,
    )
    await shop.runCron()
    expect((await shop.subscription(shop.ingrid)).status).toBe('ended')
    expect(await shop.choose('seven_day_company')).toMatchObject({
      status: 409,
      body: { errorCode: 'PLAN_NOT_AVAILABLE', message: 'This trial can be bought once, and you have had it.' },
    })
  })

  it('[PLAN-17] gives way to a plan that is bought meanwhile', async () => {
    await shop.buy('seven_day_user', shop.tom)
    await shop.buy('basic_quarterly_user', shop.tom)
    const rows = await shop.database.query('select plan_code, status from subscriptions order by starts_at')
    expect(rows).toEqual([
      { plan_code: 'seven_day_full_access', status: 'ended' },
      { plan_code: 'basic_quarterly', status: 'active' },
    ])
  })
})

it('[PLAN-48] needs a session', async () => {
  const body = { purchaseType: 'saas', priceId: 'basic_quarterly_user' }
  expect((await shop.actions.post('/api/payment/checkout-session', body)).status).toBe(401)
  expect((await shop.actions.get('/api/payment/subscription/renewal', { token: tokenFor(shop.tom) })).body).toEqual({
    renewal: null,
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions
beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engineEnv: { HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true' } })
})

const readAs = async (email: string) =>
  (await actions.get('/api/payment/subscription', { token: tokenFor(await persona(database, email)) })).body

describe('the plan packages over REST', () => {
  const packagesFor = async (email: string) => {
    const answer = await actions.get<{ packages: Record<string, unknown>[] }>('/api/payment/plan-packages', {
      token: tokenFor(await persona(database, email)),
    })
    return answer.body.packages
  }

  it('[PLAN-29] are those of the caller’s kind of account, with the field names of the texts', async () => {
    const packages = await packagesFor('nora@brightwater.example')
    expect(packages.find(({ priceId }) => priceId === 'advance_quarterly_company')).toEqual({
      priceId: 'advance_quarterly_company',
      packageType: 'standard_annual',
      packageTitle: 'Advance',
      packageDesc: 'For a team that hires',
      pricePerMonth: 333,
      strikeThroughPrice: 433,
      billed: 999,
      savedPrice: 300,
      benefits: expect.arrayContaining(['Up to 5 users']),
      disadvantages: [],
      isSubscriptionActive: false,
      duration: 'quarterly',
    })
    const active = packages.filter(({ isSubscriptionActive }) => isSubscriptionActive)
    expect(active.map(({ packageType }) => packageType)).toEqual(['professional_annual'])
    const own = await packagesFor('tom@client.example')
    expect(own.every(({ priceId }) => !String(priceId).includes('company'))).toBe(true)
    expect(own.filter(({ isSubscriptionActive }) => isSubscriptionActive).map(({ priceId }) => priceId)).toEqual([
      'free_user',
      'older_free_user',
    ])
  })
})

describe('the caller’s subscription over REST', () => {
  it('[PLAN-27, BASE-24, OBASE-31] is their company’s, for every member', async () => {
    for (const email of ['nora@brightwater.example', 'jonas@brightwater.example'])
      expect(await readAs(email)).toMatchObject({
        planType: 'professional_annual',
        tier: null,
        expiryDate: expect.any(String),
        stripeCustomerId: null,
        stripeSubscriptionId: null,
        sevenDayPlanUsed: false,
        features: { opportunities: {}, projects: {}, advisories: { freeCallsLimit: 5 } },
      })
  })

  it('[OBASE-31] is their own if they belong to no company, and free if they have none', async () => {
    expect(await readAs('tom@client.example')).toMatchObject({ planType: 'free', expiryDate: null })
    const { id } = await persona(database, 'elena@sagework.example')
    await database.query(`insert into subscriptions (user_id, plan_code) values ($1, 'user-yearly')`, [id])
    expect(await readAs('elena@sagework.example')).toMatchObject({ planType: 'user-yearly', tier: 'user-yearly' })
    expect((await actions.get('/api/payment/subscription')).status).toBe(401)
  })

  it('[OBASE-31, GO-101] has the paths of the texts: the company’s is for its members alone', async () => {
    const read = async (path: string, email: string) =>
      actions.get(`/api/${path}/subscription`, { token: tokenFor(await persona(database, email)) })
    for (const email of ['nora@brightwater.example', 'tom@client.example'])
      expect((await read('user', email)).body).toEqual(await readAs(email))
    const nora = 'nora@brightwater.example'
    expect((await read('company', nora)).body).toEqual(await readAs(nora))
    const refused = await read('company', 'tom@client.example')
    expect([refused.status, refused.body]).toMatchObject([404, { errorCode: 'NOT_FOUND' }])
  })

  it('[PLAN-17, GK-026] is free once a trial has ended, and remembers that it was used', async () => {
    const { id } = await persona(database, 'tom@client.example')
    await database.query(
      `insert into subscriptions (user_id, plan_code, starts_at, expires_at)
       values ($1, 'seven_day_full_access', now() - interval '6 days', now() + interval '1 day')`,
      [id],
    )
    const during = await readAs('tom@client.example')
    expect(during).toMatchObject({ planType: 'seven_day_full_access', sevenDayPlanUsed: true })
    expect(during.trialEndsAt).toBe(during.expiryDate)
    await database.query(`update subscriptions set expires_at = now() where user_id = $1`, [id])
    expect(await readAs('tom@client.example')).toMatchObject({
      planType: 'free',
      sevenDayPlanUsed: true,
      trialEndsAt: null,
      features: { advisories: { freeCallsLimit: 0 } },
    })
  })
})

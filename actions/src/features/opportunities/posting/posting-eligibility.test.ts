import { beforeAll, describe, expect, it } from 'vitest'
import { fund } from '#domain/ledger/fund.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Actor, actor, completePayload, post } from '../opportunities.testkit.js'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
})

const ask = async ({ token }: Actor) =>
  (await actions.get<object>('/api/opportunities/postingEligibility', { token })).body

describe('GET /api/opportunities/postingEligibility', () => {
  it('[FRAC-28, GD-65] reports up front that the free plan’s single post is used, not counting deleted ones', async () => {
    const tom = await actor(database, 'tom@client.example')
    await fund(database, tom.id, 200)
    expect(await ask(tom)).toMatchObject({ isEligible: true, reason: null })
    const id = await post(actions, tom, await completePayload(database))
    expect(await ask(tom)).toMatchObject({ isEligible: false, reason: 'FREE_PLAN_LIMIT' })
    await actions.post(`/api/opportunities/${id}/delete`, {}, { token: tom.token })
    expect(await ask(tom)).toMatchObject({ isEligible: true, reason: null })
  })

  it('[GK-023, X-24] reports what posting costs and what the author has, and if that is too little', async () => {
    const ingrid = await actor(database, 'ingrid@halden.example')
    const price = { credits: 100, balance: 0 }
    expect(await ask(ingrid)).toEqual({ isEligible: false, reason: 'INSUFFICIENT_CREDITS', price })
    await fund(database, ingrid.id, 100)
    expect(await ask(ingrid)).toEqual({ isEligible: true, reason: null, price: { credits: 100, balance: 100 } })
  })

  it('[FRAC-28, GD-65] counts the posts of the whole company, and checks its plan, even a lapsed one', async () => {
    const [nora, jonas] = [
      await actor(database, 'nora@brightwater.example'),
      await actor(database, 'jonas@brightwater.example'),
    ]
    for (const { id } of [nora, jonas]) await fund(database, id, 500)
    await post(actions, nora, await completePayload(database))
    expect(await ask(jonas)).toMatchObject({ isEligible: true, reason: null })
    await database.query(
      `update subscriptions set expires_at = now() where company_id = (select company_id from users where id = $1)`,
      [nora.id],
    )
    expect(await ask(jonas)).toMatchObject({ isEligible: false, reason: 'FREE_PLAN_LIMIT' })
    const refused = await actions.post('/api/opportunities', await completePayload(database), { token: jonas.token })
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'FREE_PLAN_LIMIT'])
  })

  it('[X-03] reports an unconfirmed address', async () => {
    const lena = await actor(database, 'lena@client.example')
    expect(await ask(lena)).toMatchObject({ isEligible: false, reason: 'EMAIL_NOT_VERIFIED' })
  })

  it('is for people who are signed in', async () => {
    expect((await actions.get('/api/opportunities/postingEligibility')).status).toBe(401)
  })
})

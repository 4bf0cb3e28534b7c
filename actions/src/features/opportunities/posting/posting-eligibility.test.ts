import { beforeAll, describe, expect, it } from 'vitest'
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
    expect(await ask(tom)).toEqual({ isEligible: true, reason: null })
    const id = await post(actions, tom, await completePayload(database))
    expect(await ask(tom)).toEqual({ isEligible: false, reason: 'FREE_PLAN_LIMIT' })
    await actions.post(`/api/opportunities/${id}/delete`, {}, { token: tom.token })
    expect(await ask(tom)).toEqual({ isEligible: true, reason: null })
  })

  it('[X-03] reports an unconfirmed address', async () => {
    const lena = await actor(database, 'lena@client.example')
    expect(await ask(lena)).toEqual({ isEligible: false, reason: 'EMAIL_NOT_VERIFIED' })
  })

  it('is for people who are signed in', async () => {
    expect((await actions.get('/api/opportunities/postingEligibility')).status).toBe(401)
  })
})

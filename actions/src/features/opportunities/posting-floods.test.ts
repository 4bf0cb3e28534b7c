import { expect, it } from 'vitest'
import { fundPersonas } from '#domain/ledger/fund.testkit.js'
import { startTestActions } from '#tests/actions.js'
import { createTestDatabase } from '#tests/database.js'
import { actor, completePayload, type Posted } from './opportunities.testkit.js'

it('someone who keeps posting and deleting has to wait, and can’t flood the review queue', async () => {
  const database = await createTestDatabase()
  await fundPersonas(database)
  const actions = await startTestActions(database, { engine: false })
  const tom = await actor(database, 'tom@client.example')
  const payload = await completePayload(database)
  const post = () => actions.post<Posted>('/api/opportunities', payload, { token: tom.token })
  for (let round = 0; round < 60; round += 1) {
    const { status, body } = await post()
    expect(status).toBe(201)
    const path = `/api/opportunities/${body._id}/delete`
    expect((await actions.post(path, {}, { token: tom.token })).status).toBe(200)
  }
  const refused = await post()
  expect([refused.status, refused.body.errorCode]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
})

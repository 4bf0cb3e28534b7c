import { beforeAll, describe, expect, it } from 'vitest'
import { fundPersonas } from '#domain/ledger/fund.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Actor, actor, completePayload, post } from '../opportunities.testkit.js'

let database: TestDatabase
let actions: TestActions
let nora: Actor
let elena: Actor
let marcus: Actor
let applied: string
let addressed: string
let viewed: string

beforeAll(async () => {
  database = await createTestDatabase()
  await fundPersonas(database)
  actions = await startTestActions(database, { engine: false })
  nora = await actor(database, 'nora@brightwater.example')
  elena = await actor(database, 'elena@sagework.example')
  marcus = await actor(database, 'marcus@sagework.example')
  const payload = await completePayload(database)
  applied = await post(actions, nora, payload)
  addressed = await post(actions, nora, payload)
  viewed = await post(actions, nora, payload)
  const tracking = `insert into opportunity_trackings (opportunity_id, user_id, status, interest_shown_at) values`
  const steps = [
    `update opportunities set status = 'published' where id in ('${applied}', '${viewed}')`,
    `update opportunities set assigned_expert_id = '${elena.id}' where id = '${addressed}'`,
    `${tracking} ('${applied}', '${elena.id}', 'interested', now()), ('${viewed}', '${elena.id}', 'viewed', null)`,
  ]
  await database.query(`begin; set local sagework.seeding = on; ${steps.join('; ')}; commit`)
})

interface Requirements {
  items: { opportunityId: string }[]
}
const ask = (expertId: string, by: Actor) =>
  actions.get<Requirements>(`/api/opportunities/fractionalRequirements/${expertId}`, { token: by.token })

describe('fractional requirements by expert', () => {
  it('[X-77, GO-101, OBASE-29] are the caller’s own posts addressed to the expert or applied to by them, newest first', async () => {
    const { status, body } = await ask(elena.id, nora)
    expect(status).toBe(200)
    expect(body.items.map(({ opportunityId }) => opportunityId)).toEqual([addressed, applied])
    expect(body.items[1]).toEqual({
      opportunityId: applied,
      title: expect.stringContaining('Fractional Role'),
      status: 'published',
      minValue: 5000,
      maxValue: 9000,
      unit: 'month',
    })
  })

  it('[X-77] are empty for everyone else, including the expert, and for an expert who has not applied', async () => {
    for (const [expertId, by] of [
      [elena.id, marcus],
      [elena.id, elena],
      [marcus.id, nora],
      ['nobody', nora],
      ['00000000-0000-4000-8000-000000000001', nora],
    ] as const) {
      expect((await ask(expertId, by)).body).toEqual({ items: [] })
    }
  })

  it('[X-77] require a session, and omit withdrawn ones', async () => {
    expect((await actions.get(`/api/opportunities/fractionalRequirements/${elena.id}`)).status).toBe(401)
    await actions.post(`/api/opportunities/${addressed}/delete`, {}, { token: nora.token })
    const { body } = await ask(elena.id, nora)
    expect(body.items.map(({ opportunityId }) => opportunityId)).toEqual([applied])
  })
})

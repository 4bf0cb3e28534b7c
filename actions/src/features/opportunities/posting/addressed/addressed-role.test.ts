import { beforeAll, describe, expect, it } from 'vitest'
import { fundPersonas } from '#domain/ledger/fund.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Actor, actor, completePayload, type Posted } from '../../opportunities.testkit.js'

let database: TestDatabase
let actions: TestActions
let nora: Actor
let elena: Actor
let marcus: Actor
let payload: Record<string, unknown>

beforeAll(async () => {
  database = await createTestDatabase()
  await fundPersonas(database)
  actions = await startTestActions(database, { engine: false })
  nora = await actor(database, 'nora@brightwater.example')
  elena = await actor(database, 'elena@sagework.example')
  marcus = await actor(database, 'marcus@sagework.example')
  for (const { id } of [elena, marcus])
    await database.query(
      `insert into fractional_rate_cards (user_id, min_value_cents, max_value_cents, starting_at_cents, rate_unit_id, category_id)
       select $1, 900000, 1200000, 900000, private.stable_uuid('duration:month'), id from master_objectives order by id limit 1`,
      [id],
    )
  await database.query(
    `insert into rate_card_roles select $1, private.stable_uuid('role:' || name), place - 1
     from unnest(array['VP of Sales', 'Chief Revenue Officer']) with ordinality as held (name, place)`,
    [elena.id],
  )
  await database.query(`update expert_details set is_available_for_hire_as_cxo = true where user_id = any($1)`, [
    [elena.id, marcus.id],
  ])
  payload = {
    ...(await completePayload(database)),
    ...{ clientMinBudget: undefined, clientMaxBudget: undefined, minBudgetAmount: 9000, maxBudgetAmount: 12_000 },
    ...{ noOfDays: 2, noOfDaysPerUnit: 'week', expertId: elena.id },
  }
})

const send = (changes: Record<string, unknown> = {}) =>
  actions.post<Posted>('/api/opportunities', { ...payload, ...changes }, { token: nora.token })
const messagesOf = async (changes: Record<string, unknown>) => {
  const { status, body } = await send(changes)
  return [status, ...body.errors.map(({ field, message }) => `${field}: ${message}`)]
}

describe('a role for one expert', () => {
  it('[FRAC-29, GD-66, GD-85] is stored as such, about what the rate card says and not what was sent', async () => {
    const { status, body } = await send({ isFractionalFromAssignedExpert: false, roles: ['whatever'], skills: [] })
    expect(status).toBe(201)
    const [row] = await database.query(
      `select title, status, assigned_expert_id, is_fractional_from_assigned_expert as is_addressed,
        array(select role_name from opportunity_roles join master_roles r on r.id = role_id
          where opportunity_id = post.id order by position) as roles,
        (select count(*) from opportunity_topics where opportunity_id = post.id)
          = (select count(*) from expert_topics where user_id = assigned_expert_id) as has_topics
       from opportunities post where id = $1`,
      [body._id],
    )
    expect(row).toMatchObject({
      title: expect.stringMatching(/^Fractional Role for a VP of Sales/),
      status: 'draft',
      assigned_expert_id: elena.id,
      is_addressed: true,
      roles: ['VP of Sales', 'Chief Revenue Officer'],
      has_topics: true,
    })
  })

  it.each([
    ['FRAC-32', { minBudgetAmount: 6999 }, 'minBudgetAmount: Min amount cannot be lesser than $7,000'],
    ['FRAC-34', { maxBudgetAmount: 40_001 }, 'maxBudgetAmount: Max amount cannot be greater than $40,000'],
    ['FRAC-35', { maxBudgetAmount: 8999 }, 'maxBudgetAmount: Max amount cannot be smaller than min amount'],
    ['FRAC-41', { noOfDays: null }, 'noOfDays: No of days can be 1 or greater'],
  ])('[FRAC-32, FRAC-34, FRAC-35, GD-63] has the limits of its first role (%s)', async (_, changes, message) => {
    expect(await messagesOf(changes)).toEqual([400, message])
  })

  it('[GD-66, X-12] asks an expert, and nobody who is none, is suspended, or is the poster', async () => {
    const unknown = [400, 'expertId: This expert can’t be asked at the moment']
    const victor = await actor(database, 'victor@sagework.example')
    const tom = await actor(database, 'tom@client.example')
    expect(await messagesOf({ expertId: '00000000-0000-4000-8000-000000000000' })).toEqual(unknown)
    expect(await messagesOf({ expertId: 'elena' })).toEqual(unknown)
    expect(await messagesOf({ expertId: tom.id })).toEqual(unknown)
    await database.query('update users set is_suspended = true where id = $1', [victor.id])
    expect(await messagesOf({ expertId: victor.id })).toEqual(unknown)
    expect(await messagesOf({ expertId: nora.id })).toEqual([400, 'expertId: You can’t ask yourself'])
  })

  it('[GD-54, GD-85] only if they are available and their rate card names a role', async () => {
    const unavailable = [400, 'expertId: This expert isn’t available for fractional roles']
    expect(await messagesOf({ expertId: marcus.id })).toEqual(unavailable)
    await database.query('update expert_details set is_available_for_hire_as_cxo = false where user_id = $1', [
      elena.id,
    ])
    expect(await messagesOf({})).toEqual(unavailable)
    await database.query('update expert_details set is_available_for_hire_as_cxo = true where user_id = $1', [elena.id])
  })

  it('[GD-66] can’t be sent for a type that isn’t meant for one expert', async () => {
    expect(await messagesOf({ type: 'project' })).toEqual([
      400,
      'expertId: A post of this type can’t be addressed to one expert',
    ])
  })

  it('[X-31, GD-85] is edited like any other, but stays theirs, and keeps what their card said', async () => {
    const { body } = await send()
    const edit = (changes: Record<string, unknown>) =>
      actions.request<Posted>(
        'PATCH',
        `/api/opportunities/${body._id}`,
        { version: 1, ...changes },
        { token: nora.token },
      )
    await database.query('delete from rate_card_roles where user_id = $1 and position = 0', [elena.id])
    const other = await edit({ expertId: marcus.id })
    expect([other.status, other.body.errors[0]?.field]).toEqual([400, 'expertId'])
    const edited = await edit({ expertId: elena.id, duration: 12, roles: [] })
    expect([edited.status, edited.body.title]).toEqual([200, body.title])
  })

  it('[FRAC-29, GO-28] is found by that expert, once staff approve it, and by nobody else', async () => {
    const { body } = await send()
    await database.query(`update opportunities set status = 'published' where id = $1`, [body._id])
    const interest = async ({ token }: Actor) =>
      (
        await actions.post<Posted>(
          '/api/opportunities/interest',
          { opportunityId: body._id, status: 'interested' },
          { token },
        )
      ).body.errorCode
    expect(await interest(marcus)).toBe('OPPORTUNITY_NOT_FOUND')
    expect(await interest(elena)).toBeUndefined()
  })
})

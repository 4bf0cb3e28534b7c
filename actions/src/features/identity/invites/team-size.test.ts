import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'
import { mailedToken, openBrowser, PASSWORD, SHOWN_TEXTS } from '../identity.testkit.js'

let database: TestDatabase
let actions: TestActions
let ingrid: Persona
beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  ingrid = await persona(database, 'ingrid@halden.example')
})

let names = 0
const newAddress = () => `colleague${++names}@halden.example`
/** Halden with a plan, its owner and nobody else. */
async function onPlan(code: string) {
  await database.query('delete from auth.throttles')
  await database.query(
    `with gone as (delete from company_members where user_id <> $1
       and company_id = (select company_id from users where id = $1) returning user_id)
     update users set company_id = null from gone where id = gone.user_id`,
    [ingrid.id],
  )
  await database.query(`delete from private.company_invites`)
  await database.query(
    `update subscriptions set plan_code = $2, starts_at = now() - interval '1 day', expires_at = now() + interval '1 day',
     paid_until = null where company_id = (select company_id from users where id = $1)`,
    [ingrid.id, code],
  )
}
const invite = (email = newAddress()) => actions.post('/api/invites', { email }, { token: tokenFor(ingrid) })
async function join(email: string) {
  const token = await mailedToken(database, email, 'company-invite')
  return openBrowser(actions).post(`/api/invites/${token}/accept`, {
    firstName: 'Ida',
    lastName: 'Berg',
    password: PASSWORD,
    ...SHOWN_TEXTS,
  })
}

describe('the size of a team', () => {
  beforeEach(() => onPlan('basic_quarterly'))

  it.each([
    ['free', 0],
    ['basic_quarterly', 1],
    ['standard_annual', 4],
    ['professional_annual', 9],
    ['premium_annual', 24],
    ['seven_day_full_access', 0],
    ['company-yearly', 4],
  ])('[PLAN-32, PLAN-33, PLAN-34, PLAN-35] on %s leaves room for %i besides the owner', async (code, room) => {
    await onPlan(code)
    for (let place = 0; place < room; place++) {
      const { status } = await invite()
      if (status === 429) await database.query('delete from auth.throttles')
      expect([place, status === 429 ? (await invite()).status : status]).toEqual([place, 201])
    }
    await database.query('delete from auth.throttles')
    expect(await invite()).toMatchObject({ status: 409, body: { errorCode: 'TEAM_LIMIT_REACHED' } })
  })

  it('[PLAN-31] counts members and open invitations, but one person once', async () => {
    const email = newAddress()
    expect((await invite(email)).status).toBe(201)
    expect((await invite(email)).status).toBe(201)
    expect((await invite()).body).toMatchObject({
      errorCode: 'TEAM_LIMIT_REACHED',
      message: 'Your plan includes 2 users, open invitations counted. Upgrade your plan to invite more people.',
    })
    expect((await join(email)).status).toBe(200)
    expect((await invite()).status).toBe(409)
  })

  it('frees the place of an invitation that was withdrawn or has expired', async () => {
    const { body } = await invite()
    expect(
      (await actions.request('DELETE', `/api/invites/${body.id}`, undefined, { token: tokenFor(ingrid) })).status,
    ).toBe(200)
    expect((await invite()).status).toBe(201)
    await database.query(`update private.company_invites set expires_at = now() where withdrawn_at is null`)
    expect((await invite()).status).toBe(201)
  })

  it('[GK-028] keeps everybody after a downgrade, but nobody joins or is invited any more', async () => {
    await onPlan('standard_annual')
    const [first, second] = [newAddress(), newAddress()]
    await invite(first)
    await invite(second)
    expect((await join(first)).status).toBe(200)
    await database.query(`update subscriptions set plan_code = 'basic_quarterly' where company_id is not null`)
    expect(await join(second)).toMatchObject({ status: 409, body: { errorCode: 'TEAM_LIMIT_REACHED' } })
    expect((await invite()).body.errorCode).toBe('TEAM_LIMIT_REACHED')
    const members = await database.query(
      `select 1 from company_members where company_id = (select company_id from users where id = $1)`,
      [ingrid.id],
    )
    expect(members).toHaveLength(2)
  })

  it('[PLAN-30] is that of the free plan once the subscription has ended', async () => {
    await database.query(
      `update subscriptions set expires_at = now() where company_id = (select company_id from users where id = $1)`,
      [ingrid.id],
    )
    expect((await invite()).body.errorCode).toBe('TEAM_LIMIT_REACHED')
  })

  it('holds for simultaneous invitations and joins', async () => {
    const statuses = await Promise.all([invite(), invite(), invite()])
    expect(statuses.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    await onPlan('standard_annual')
    const guests = [newAddress(), newAddress(), newAddress()]
    for (const email of guests) await invite(email)
    await database.query(`update subscriptions set plan_code = 'basic_quarterly' where company_id is not null`)
    const joined = await Promise.all(guests.map(join))
    expect(joined.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions
let ada: Persona
let tom: Persona

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  ada = await persona(database, 'ada@sagework.example')
  tom = await persona(database, 'tom@client.example')
})

const GUARD = { 'x-requested-with': 'sagework' }
const suspend = (id: string, token: string, body: object = { reason: 'spam' }) =>
  actions.post(`/api/admin/users/${id}/suspend`, body, { token })
const signIn = () =>
  actions.post('/api/auth/sign-in/email', { email: tom.email, password: 'sagework-demo' }, { headers: GUARD })

describe('suspending somebody', () => {
  it('[BASE-23] is for staff, by both the stored flag and the token’s role', async () => {
    const asUser = await actions.post(`/api/admin/users/${tom.id}/suspend`, { reason: 'x' }, { token: tokenFor(tom) })
    expect(asUser).toMatchObject({ status: 403, body: { errorCode: 'STAFF_ONLY' } })
    const forged = await actions.post(
      `/api/admin/users/${tom.id}/suspend`,
      { reason: 'x' },
      { token: tokenFor(tom), role: 'staff', headers: { 'x-hasura-user-id': ada.id } },
    )
    expect(forged.status).toBe(403)
    const staleFlag = await suspend(tom.id, tokenFor(tom, { allowedRoles: ['user', 'staff'] }))
    const withoutRole = await suspend(tom.id, tokenFor(ada, { allowedRoles: ['user'] }))
    expect([staleFlag.status, withoutRole.status]).toEqual([403, 403])
  })

  it('ends their sessions at once, blocks sign-in, and is logged', async () => {
    const cookie = (await signIn()).headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const token = () => actions.post('/api/session/token', {}, { cookie, headers: GUARD })
    const bearer = String((await token()).body.accessToken)
    expect((await suspend(tom.id, tokenFor(ada))).body).toEqual({ status: 'suspended' })
    expect((await token()).status).toBe(401)
    expect((await actions.get('/api/sessions', { token: bearer })).status).toBe(401)
    expect((await actions.get('/api/sessions', { token: tokenFor(tom) })).body.errorCode).toBe('TOKEN_INVALID')
    expect((await signIn()).body.errorCode).toBe('ACCOUNT_SUSPENDED')
    const log = await database.query(`select actor_id, action, subject_id, reason from staff_audit_log`)
    expect(log).toEqual([{ actor_id: ada.id, action: 'suspend user', subject_id: tom.id, reason: 'spam' }])
  })

  it('works once, and is undone by reinstating', async () => {
    expect((await suspend(tom.id, tokenFor(ada))).body.errorCode).toBe('ALREADY_DONE')
    const reinstate = () =>
      actions.post(`/api/admin/users/${tom.id}/reinstate`, { reason: 'a mistake' }, { token: tokenFor(ada) })
    expect([(await reinstate()).status, (await reinstate()).status]).toEqual([200, 409])
    expect((await signIn()).status).toBe(200)
  })

  it('requires a reason and an existing person other than oneself', async () => {
    const token = tokenFor(ada)
    expect((await suspend(tom.id, token, {})).body).toMatchObject({ errors: [{ field: 'reason' }] })
    expect((await suspend(tom.id, token, { reason: ' \u200b\u{e0041}' })).body).toMatchObject({
      errors: [{ field: 'reason' }],
    })
    expect((await suspend(ada.id, token)).status).toBe(403)
    expect((await suspend('3a1c9f0e-0000-4000-8000-000000000000', token)).body.errorCode).toBe('USER_NOT_FOUND')
    expect((await suspend('1', token)).status).toBe(404)
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { type CapturedLog, captureLog } from '#tests/captured-log.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'
import { mailedToken, openBrowser, signUpAndConfirm } from './identity.testkit.js'

const PASSWORD = 'sagework-demo'
const ADDRESS = '203.0.113.7'

let database: TestDatabase
let actions: TestActions
let captured: CapturedLog
let tom: Persona
let ada: Persona

beforeAll(async () => {
  database = await createTestDatabase()
  captured = captureLog()
  actions = await startTestActions(database, { engine: false, fakes: { log: captured.log } })
  tom = await persona(database, 'tom@client.example')
  ada = await persona(database, 'ada@sagework.example')
})

beforeEach(async () => {
  await database.query('delete from auth.throttles')
  captured.lines.length = 0
})

const browser = () => openBrowser(actions, { 'x-forwarded-for': ADDRESS })
/** The logged events, each with the request id. */
function events() {
  const lines = captured.securityLines()
  for (const { requestId } of lines) expect(requestId).toMatch(/^[\w-]{8,64}$/)
  for (const line of captured.lines.filter((one) => one.includes('"security":'))) {
    expect(line.match(/"requestId":/g)).toHaveLength(1)
  }
  return lines.map(({ security }) => security)
}
const by = (person: Persona) => ({ personId: person.id, address: ADDRESS })

describe('the security log', () => {
  it('[X-16] has successful and refused sign-ins, with person and address', async () => {
    const mine = browser()
    await mine.post('/api/auth/sign-in/email', { email: tom.email, password: 'wrong' })
    await mine.post('/api/auth/sign-in/email', { email: 'nobody@client.example', password: 'wrong' })
    await mine.post('/api/auth/sign-in/email', { email: tom.email, password: PASSWORD })
    await mine.post('/api/auth/sign-out')
    expect(events()).toEqual([
      { event: 'sign-in-refused', code: 'INVALID_CREDENTIALS', ...by(tom) },
      { event: 'sign-in-refused', code: 'INVALID_CREDENTIALS', personId: null, address: ADDRESS },
      { event: 'signed-in', way: '/sign-in/email', sessionId: expect.any(String), ...by(tom) },
      { event: 'signed-out', sessionId: expect.any(String), ...by(tom) },
    ])
  })

  it('names the sign-in method of newcomers', async () => {
    await signUpAndConfirm(actions, database, 'newcomer@log.example')
    expect(events()).toMatchObject([{ event: 'signed-in', way: 'confirmation' }])
  })

  it('records when a code is requested, and when it is wrong', async () => {
    const mine = browser()
    await mine.post('/api/auth/sign-in/email', { email: ada.email, password: PASSWORD })
    await mine.post('/api/auth/two-factor/verify-totp', { code: '000000' })
    expect(events()).toMatchObject([
      { event: 'code-asked', ...by(ada) },
      { event: 'code-refused', code: 'CODE_INVALID', ...by(ada) },
    ])
  })

  it('has changes of an account’s credentials', async () => {
    const mine = browser()
    await mine.post('/api/auth/sign-in/email', { email: tom.email, password: PASSWORD })
    const { accessToken: token } = (await mine.token()).body
    captured.lines.length = 0
    await mine.post('/api/auth/two-factor/enable', { password: 'wrong' }, { token })
    await mine.post('/api/auth/two-factor/enable', { password: PASSWORD }, { token })
    await mine.post(
      '/api/auth/change-password',
      { currentPassword: PASSWORD, newPassword: 'a kettle at noon, twice' },
      { token },
    )
    await mine.post('/api/auth/request-password-reset', { email: tom.email })
    const link = await mailedToken(database, tom.email, 'password-reset')
    await mine.post('/api/auth/reset-password', { token: link, newPassword: 'plum lantern over the harbour' })
    await mine.post('/api/auth/reset-password', { token: link, newPassword: 'plum lantern over the harbour' })
    expect(events()).toMatchObject([
      { event: 'password-refused', code: 'CURRENT_PASSWORD_WRONG', ...by(tom) },
      { event: 'second-factor-begun', ...by(tom) },
      { event: 'password-changed', ...by(tom) },
      { event: 'password-reset', ...by(tom) },
      { event: 'link-refused', code: 'LINK_INVALID', personId: null, address: ADDRESS },
    ])
  })

  it('has ended sessions, and what staff do to accounts', async () => {
    const nora = await persona(database, 'nora@brightwater.example')
    const other = await persona(database, 'nora@brightwater.example')
    const from = { token: tokenFor(nora), headers: { 'x-forwarded-for': ADDRESS } }
    await actions.request('DELETE', `/api/sessions/${other.sessionId}`, undefined, from)
    await actions.post('/api/sessions/end-all', {}, from)
    await actions.get('/api/sessions', from)
    const staff = { token: tokenFor(ada), headers: { 'x-forwarded-for': ADDRESS } }
    await actions.post(`/api/admin/users/${nora.id}/suspend`, { reason: 'spam' }, staff)
    await actions.post(`/api/admin/users/${nora.id}/reinstate`, { reason: 'a mistake' }, staff)
    await actions.post(
      `/api/admin/users/${nora.id}/suspend`,
      { reason: 'x' },
      { ...staff, token: tokenFor(ada, { allowedRoles: ['user'] }) },
    )
    expect(events()).toMatchObject([
      { event: 'session-ended', sessionId: other.sessionId, ...by(nora) },
      { event: 'sessions-ended', count: 1, ...by(nora) },
      { event: 'access-refused', code: 'TOKEN_INVALID', address: ADDRESS },
      { event: 'user-suspended', actorId: ada.id, ...by(nora) },
      { event: 'user-reinstated', actorId: ada.id, ...by(nora) },
      { event: 'access-refused', code: 'STAFF_ONLY', ...by(ada) },
    ])
  })
})

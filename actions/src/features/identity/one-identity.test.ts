import type { Request } from 'express'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requireOneIdentity } from '#platform/trust/one-identity.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { newSession, persona, tokenFor } from '#tests/tokens.js'
import { doors } from '../../doors.js'
import { type Browser, openBrowser } from './identity.testkit.js'

const PASSWORD = 'sagework-demo'
const VICTIM = 'tom@client.example'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
})

beforeEach(() => database.query('delete from auth.throttles'))

async function browserOf(email: string): Promise<Browser> {
  const browser = openBrowser(actions)
  await browser.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  return browser
}

/** Endpoints that act on the session cookie for a person; public ones know only the cookie's own person. */
const cookieDoors = doors.filter(({ isCookieBound, auth }) => isCookieBound && auth !== 'public')
const at = (path: string) => path.replace(/:\w+/g, '3a1c9f0e-0000-4000-8000-000000000000')

describe('an endpoint that uses the session cookie', () => {
  it('is covered by these tests', () => {
    expect(cookieDoors.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'POST /api/auth/change-password',
        'POST /api/auth/two-factor/disable',
        'POST /api/auth/two-factor/enable',
        'POST /api/auth/two-factor/generate-backup-codes',
        'POST /api/invites/:token/accept',
      ]),
    )
  })

  it.each(cookieDoors.map(({ method, path, auth }) => [method.toUpperCase(), at(path), auth]))(
    '[X-11, X-73] %s %s refuses a token of another account or session',
    async (method, path, auth) => {
      const victim = await browserOf(VICTIM)
      const attacker = await persona(database, 'lena@client.example')
      const tom = await persona(database, VICTIM)
      const ask = (browser: Browser, token: string) => browser.request(method, path, {}, { token })
      const refused = { status: 403, body: { errorCode: 'SESSION_MISMATCH' } }
      expect(await ask(victim, tokenFor(attacker))).toMatchObject(refused)
      expect(await ask(victim, tokenFor(tom))).toMatchObject(refused)
      if (auth === 'optional') return
      expect(await ask(openBrowser(actions), tokenFor(tom))).toMatchObject({
        status: 401,
        body: { errorCode: 'NO_SESSION' },
      })
    },
  )

  it('passes on no cookie that hasn’t been compared with the token', () => {
    expect(() => requireOneIdentity({} as Request)).toThrow(expect.objectContaining({ code: 'INTERNAL' }))
  })
})

describe('with someone else’s cookie and password, and a token of one’s own account', () => {
  it('[X-16] none of the account’s credentials can be changed', async () => {
    const victim = await browserOf(VICTIM)
    const token = tokenFor(await persona(database, 'lena@client.example'))
    const before = await protection()
    const change = { currentPassword: PASSWORD, newPassword: 'a longer evening walk' }
    const answers = [
      await victim.post('/api/auth/change-password', change, { token }),
      await victim.post('/api/auth/two-factor/enable', { password: PASSWORD }, { token }),
      await victim.post('/api/auth/two-factor/generate-backup-codes', { password: PASSWORD }, { token }),
      await victim.post('/api/auth/two-factor/disable', { password: PASSWORD }, { token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(await protection()).toEqual(before)
  })

  const protection = () =>
    database.query(
      `select account.password, factor.backup_codes from auth.users login
       join auth.accounts account on account.user_id = login.id
       left join auth.two_factors factor on factor.user_id = login.id where login.email = $1`,
      [VICTIM],
    )
})

describe('guesses', () => {
  it('of a password in a session count against the account, whatever session and address they come from', async () => {
    const guess = async (address: string) => {
      const browser = openBrowser(actions, { 'x-forwarded-for': address })
      await browser.post('/api/auth/sign-in/email', { email: VICTIM, password: PASSWORD })
      const { accessToken: token } = (await browser.token()).body
      return (await browser.post('/api/auth/two-factor/disable', { password: 'a guess' }, { token })).status
    }
    const statuses: number[] = []
    for (let at = 1; at <= 11; at += 1) statuses.push(await guess(`203.0.113.${at}`))
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })

  it('of a code count against the account, however often a sign-in is restarted', async () => {
    const { id } = await persona(database, 'ada@sagework.example')
    const guess = async (address: string) => {
      const browser = openBrowser(actions, { 'x-forwarded-for': address })
      await browser.post('/api/auth/sign-in/email', { email: 'ada@sagework.example', password: PASSWORD })
      const { status } = await browser.post('/api/auth/two-factor/verify-backup-code', { code: 'aaaaa-bbbbb' })
      // The library's own account lockout is switched off here, because this test is about ours.
      await database.query(
        'update auth.two_factors set failed_verification_count = 0, locked_until = null where user_id = $1',
        [id],
      )
      return status
    }
    const statuses: number[] = []
    for (let at = 1; at <= 11; at += 1) statuses.push(await guess(`203.0.113.${at}`))
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  })
})

describe('[X-73] a token', () => {
  it('of another person’s session, of no session or of an ended one is refused everywhere', async () => {
    const [tom, lena] = [await persona(database, VICTIM), await persona(database, 'lena@client.example')]
    const ask = async (token: string) => (await actions.get('/api/sessions', { token })).body.errorCode
    expect(await ask(tokenFor(tom))).toBeUndefined()
    expect(await ask(tokenFor({ ...tom, sessionId: lena.sessionId }))).toBe('TOKEN_INVALID')
    expect(await ask(tokenFor({ id: tom.id, isExpert: false, isAdmin: false }))).toBe('TOKEN_INVALID')
    expect(await ask(tokenFor({ ...tom, sessionId: 'no uuid' }))).toBe('TOKEN_INVALID')
    const sessionId = await newSession(database, tom.id)
    await database.query('update auth.sessions set expires_at = now() where id = $1', [sessionId])
    expect(await ask(tokenFor({ ...tom, sessionId }))).toBe('TOKEN_INVALID')
  })

  it('is also checked by actions, through the session variable that the engine passes on', async () => {
    const nora = await persona(database, 'nora@brightwater.example')
    const invite = async (variables: object) => {
      const call = {
        action: { name: 'inviteCompanyMember' },
        input: { email: 'new@brightwater.example' },
        session_variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': nora.id, ...variables },
      }
      return (await actions.hook('/hooks/actions/invite-company-member', call)).status
    }
    const sessionId = nora.sessionId
    expect(await invite({ 'x-hasura-session-id': sessionId })).toBe(200)
    expect(await invite({})).toBe(401)
    expect(await invite({ 'x-hasura-session-id': 'no uuid' })).toBe(401)
    await database.query('delete from auth.sessions where id = $1', [sessionId])
    expect(await invite({ 'x-hasura-session-id': sessionId })).toBe(401)
  })
})

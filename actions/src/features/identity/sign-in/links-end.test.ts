import { beforeAll, beforeEach, expect, it } from 'vitest'
import { parseConfig } from '#actions/config.js'
import { systemClock } from '#platform/clock.js'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { currentCode } from '#providers/identity/second-factor-secrets.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { actionsEnvironment } from '#tests/environment.js'
import { persona, tokenFor } from '#tests/tokens.js'
import { type Browser, mailedToken, openBrowser } from '../identity.testkit.js'

const EMAIL = 'tom@client.example'
const OTHER = 'lena@client.example'
const PASSWORD = 'sagework-demo'
const NEW_PASSWORD = 'plum lantern over the harbour'

let database: TestDatabase
let actions: TestActions
let code: (userId: string) => Promise<string>

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  const config = parseConfig(actionsEnvironment(database, 'http://127.0.0.1:9', 0))
  const log = createLogger('silent')
  const handle = openDatabase(config.DATABASE_URL, log)
  code = async (id) => (await currentCode({ config, log, database: handle.database, clock: systemClock }, id)) ?? ''
  return handle.close
})

beforeEach(async () => {
  await database.query('delete from auth.throttles')
  await database.query('delete from auth.verifications')
  await database.query('delete from private.outbox_mails')
})

async function signedIn(email: string, password: string): Promise<{ browser: Browser; token: string }> {
  const browser = openBrowser(actions)
  await browser.post('/api/auth/sign-in/email', { email, password })
  return { browser, token: (await browser.token()).body.accessToken }
}

/** A sign-in link and a password link, from two emails. */
async function linksTo(email: string): Promise<{ signIn: string; reset: string }> {
  await openBrowser(actions).post('/api/auth/sign-in/magic-link', { email })
  await openBrowser(actions).post('/api/auth/request-password-reset', { email })
  return {
    signIn: await mailedToken(database, email, 'sign-in-link'),
    reset: await mailedToken(database, email, 'password-reset'),
  }
}

const redeem = async (token: string) =>
  (await openBrowser(actions).post('/api/session/magic-link', { token })).body.errorCode
const reset = async (token: string, newPassword: string) =>
  (await openBrowser(actions).post('/api/auth/reset-password', { token, newPassword })).body.errorCode

let password = PASSWORD

it('setting a password by link invalidates all other links of this person, and nobody else’s', async () => {
  const links = await linksTo(EMAIL)
  const { reset: earlier } = await linksTo(EMAIL)
  const others = await linksTo(OTHER)
  expect(await reset(links.reset, NEW_PASSWORD)).toBeUndefined()
  password = NEW_PASSWORD
  expect([await redeem(links.signIn), await reset(earlier, PASSWORD)]).toEqual(['LINK_INVALID', 'LINK_INVALID'])
  expect(await redeem(others.signIn)).toBeUndefined()
})

it('changing the password invalidates links emailed before', async () => {
  const links = await linksTo(EMAIL)
  const { browser, token } = await signedIn(EMAIL, password)
  const change = { currentPassword: password, newPassword: 'a kettle under seven bridges' }
  expect((await browser.post('/api/auth/change-password', change, { token })).status).toBe(200)
  password = change.newPassword
  expect([await redeem(links.signIn), await reset(links.reset, NEW_PASSWORD)]).toEqual(['LINK_INVALID', 'LINK_INVALID'])
})

it('a second factor invalidates earlier links, and ends sessions that began without it', async () => {
  const elsewhere = await signedIn(EMAIL, password)
  const { browser, token } = await signedIn(EMAIL, password)
  const links = await linksTo(EMAIL)
  await browser.post('/api/auth/two-factor/enable', { password }, { token })
  const { id } = await persona(database, EMAIL)
  expect((await browser.post('/api/auth/two-factor/verify-totp', { code: await code(id) })).status).toBe(200)
  expect([await redeem(links.signIn), await reset(links.reset, NEW_PASSWORD)]).toEqual(['LINK_INVALID', 'LINK_INVALID'])
  expect((await elsewhere.browser.token()).status).toBe(401)
  expect((await browser.token()).body.user.isSecondFactorOn).toBe(true)
})

it('[X-16] suspension invalidates links and a sign-in waiting for its code, whoever suspends', async () => {
  const links = await linksTo(EMAIL)
  const waiting = openBrowser(actions)
  const begun = await waiting.post('/api/auth/sign-in/email', { email: EMAIL, password })
  expect(begun.body).toMatchObject({ twoFactorRedirect: true })
  const tom = await persona(database, EMAIL)
  const ada = await persona(database, 'ada@sagework.example')
  const by = { token: tokenFor(ada) }
  await actions.post(`/api/admin/users/${tom.id}/suspend`, { reason: 'spam' }, by)
  await actions.post(`/api/admin/users/${tom.id}/reinstate`, { reason: 'a mistake' }, by)
  expect([await redeem(links.signIn), await reset(links.reset, NEW_PASSWORD)]).toEqual(['LINK_INVALID', 'LINK_INVALID'])
  await waiting.post('/api/auth/two-factor/verify-totp', { code: await code(tom.id) })
  expect((await waiting.token()).status).toBe(401)
})

it('a used code stays used when links are invalidated', async () => {
  const tom = await persona(database, EMAIL)
  const digits = await code(tom.id)
  const verify = async (browser: Browser) => {
    await browser.post('/api/auth/sign-in/email', { email: EMAIL, password })
    return browser.post('/api/auth/two-factor/verify-totp', { code: digits })
  }
  expect((await verify(openBrowser(actions))).status).toBe(200)
  await database.query('select auth.end_links($1)', [tom.id])
  expect((await verify(openBrowser(actions))).body.errorCode).toBe('CODE_INVALID')
})

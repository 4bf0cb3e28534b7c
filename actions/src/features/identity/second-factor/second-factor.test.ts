import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseConfig } from '#actions/config.js'
import { systemClock } from '#platform/clock.js'
import { openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { currentCode } from '#providers/identity/second-factor-secrets.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { actionsEnvironment } from '#tests/environment.js'
import { runStaffCommand } from '../../staff/staff-commands.js'
import { type Browser, mailedToken, openBrowser, PASSWORD, signUpAndConfirm } from '../identity.testkit.js'

let database: TestDatabase
let actions: TestActions
let code: (userId: string) => Promise<string>
let staff: (...words: string[]) => Promise<string[]>

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  const config = parseConfig(actionsEnvironment(database, 'http://127.0.0.1:9', 0))
  const log = createLogger('silent')
  const handle = openDatabase(config.DATABASE_URL, log)
  const parts = { config, log, database: handle.database, clock: systemClock }
  code = async (userId) => (await currentCode(parts, userId)) ?? ''
  staff = (...words) => runStaffCommand(parts, words)
  return handle.close
})

beforeEach(() => database.query('delete from auth.throttles'))
/** As if 30 seconds had passed, because each code works only once. */
beforeEach(() => database.query(`delete from auth.verifications where id like 'used-code-%'`))

const email = 'guarded@firm.example'
const signIn = (browser: Browser) => browser.post('/api/auth/sign-in/email', { email, password: PASSWORD })
const verify = (browser: Browser, digits: string) => browser.post('/api/auth/two-factor/verify-totp', { code: digits })
const wrong = (digits: string) => String((Number(digits) + 1) % 1_000_000).padStart(6, '0')

interface Setup {
  totpURI: string
  backupCodes: string[]
}

describe('a second factor', () => {
  let userId: string
  let backupCodes: string[]

  it('is enrolled with the password, and takes effect after a correct code', async () => {
    const { browser, token, user } = await signUpAndConfirm(actions, database, email)
    userId = user.userId
    const enable = (password: string) => browser.post<Setup>('/api/auth/two-factor/enable', { password }, { token })
    expect((await enable('not the password')).status).toBe(400)
    const setup = await enable(PASSWORD)
    backupCodes = setup.body.backupCodes
    expect(setup.body.totpURI).toMatch(/^otpauth:\/\/totp\/Sagework/)
    expect((await browser.token()).body.user.isSecondFactorOn).toBe(false)
    expect((await verify(browser, wrong(await code(userId)))).body.errorCode).toBe('CODE_INVALID')
    expect((await verify(browser, await code(userId))).status).toBe(200)
    const after = (await browser.token()).body
    expect(after.user.isSecondFactorOn).toBe(true)
    const security = await browser.request('GET', '/api/account/security', undefined, { token: after.accessToken })
    expect(security.body).toMatchObject({ hasPassword: true, isSecondFactorOn: true, backupCodesLeft: 10 })
  })

  it('is required between the password and a session', async () => {
    const browser = openBrowser(actions)
    expect((await signIn(browser)).body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
    expect((await browser.token()).status).toBe(401)
    expect((await verify(browser, wrong(await code(userId)))).body.errorCode).toBe('CODE_INVALID')
    expect((await verify(browser, await code(userId))).body).toEqual({ status: 'signed-in' })
    expect((await browser.token()).status).toBe(200)
  })

  it('is required after an emailed link as well', async () => {
    const browser = openBrowser(actions)
    await browser.post('/api/auth/sign-in/magic-link', { email })
    const token = await mailedToken(database, email, 'sign-in-link')
    const answer = await browser.post('/api/session/magic-link', { token })
    expect(answer.body).toMatchObject({ twoFactorRedirect: true })
    expect((await browser.token()).status).toBe(401)
  })

  it('[X-16] accepts a code once: not again in another browser, nor to raise a session', async () => {
    const digits = await code(userId)
    const [first, second] = [openBrowser(actions), openBrowser(actions)]
    for (const browser of [first, second]) await signIn(browser)
    expect((await verify(first, digits)).status).toBe(200)
    expect(await code(userId)).not.toBe(digits)
    expect(await verify(second, digits)).toMatchObject({ status: 401, body: { errorCode: 'CODE_INVALID' } })
    expect((await verify(first, digits)).body.errorCode).toBe('CODE_INVALID')
    // The challenge is still valid: the next code completes it.
    expect((await verify(second, await code(userId))).status).toBe(200)
  })

  it('[X-16] accepts a code once when it is sent many times concurrently', async () => {
    const digits = await code(userId)
    const browsers = Array.from({ length: 8 }, () => openBrowser(actions))
    for (const browser of browsers) await signIn(browser)
    await database.query('delete from auth.throttles')
    const answers = await Promise.all(browsers.map((browser) => verify(browser, digits)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('can be replaced by a backup code, once', async () => {
    const spend = async (browser: Browser) => {
      await signIn(browser)
      return browser.post('/api/auth/two-factor/verify-backup-code', { code: backupCodes[0] })
    }
    expect((await spend(openBrowser(actions))).status).toBe(200)
    expect((await spend(openBrowser(actions))).body.errorCode).toBe('CODE_INVALID')
  })

  it('can’t be re-enrolled while active', async () => {
    const browser = openBrowser(actions)
    await signIn(browser)
    await verify(browser, await code(userId))
    const { accessToken: token } = (await browser.token()).body
    const again = await browser.post('/api/auth/two-factor/enable', { password: PASSWORD }, { token })
    expect(again).toMatchObject({ status: 409, body: { errorCode: 'ALREADY_DONE' } })
  })

  it('is enrolled with the app only: a backup code neither completes it nor ends any session', async () => {
    const { browser, token } = await signUpAndConfirm(actions, database, 'half-way@firm.example')
    const { body } = await browser.post<Setup>('/api/auth/two-factor/enable', { password: PASSWORD }, { token })
    const early = await browser.post('/api/auth/two-factor/verify-backup-code', { code: body.backupCodes[0] })
    expect(early).toMatchObject({ status: 400, body: { errorCode: 'SECOND_FACTOR_NOT_SET_UP' } })
    expect(await browser.token()).toMatchObject({ status: 200, body: { user: { isSecondFactorOn: false } } })
  })

  it('[X-16] no longer raises any session once disabled', async () => {
    const own = 'off-again@firm.example'
    const { browser, token, user } = await signUpAndConfirm(actions, database, own)
    await browser.post('/api/auth/two-factor/enable', { password: PASSWORD }, { token })
    await verify(browser, await code(user.userId))
    const other = openBrowser(actions)
    await other.post('/api/auth/sign-in/email', { email: own, password: PASSWORD })
    await verify(other, await code(user.userId))
    const { accessToken } = (await browser.token()).body
    await browser.post('/api/auth/two-factor/disable', { password: PASSWORD }, { token: accessToken })
    const renew = '/api/auth/two-factor/generate-backup-codes'
    const renewed = await browser.post(
      renew,
      { password: PASSWORD },
      { token: (await browser.token()).body.accessToken },
    )
    expect(renewed).toMatchObject({ status: 409, body: { errorCode: 'SECOND_FACTOR_OFF' } })
    await staff('add', own)
    const left = await database.query(
      'select id from auth.sessions where user_id = $1 and second_factor_at is not null',
      [user.userId],
    )
    expect(left).toEqual([])
    await database.query('update auth.sessions set second_factor_at = now() where user_id = $1', [user.userId])
    const { body } = await other.token()
    expect(body.user).toMatchObject({ roles: ['user'], isStaffSecondFactorMissing: true })
  })

  it('can’t be used without having started to sign in', async () => {
    expect((await verify(openBrowser(actions), await code(userId))).body.errorCode).toBe('NO_SESSION')
  })

  it('can’t be locked by someone with the password, in a browser that knows the owner', async () => {
    const own = openBrowser(actions)
    await signIn(own)
    await verify(own, await code(userId))
    await own.token()
    await own.post('/api/auth/sign-out')
    await database.query(`delete from auth.verifications where id like 'used-code-%'`)
    const guesses: unknown[] = []
    for (let round = 0; round < 12; round += 1) {
      const thief = openBrowser(actions, { 'x-forwarded-for': `203.0.113.${round}` })
      await signIn(thief)
      guesses.push((await verify(thief, wrong(await code(userId)))).body.errorCode)
    }
    expect(guesses).toEqual([...Array(10).fill('CODE_INVALID'), ...Array(2).fill('TOO_MANY_ATTEMPTS')])
    await signIn(own)
    expect((await verify(own, await code(userId))).status).toBe(200)
  })

  it('can’t be guessed: a challenge ends after five wrong codes', async () => {
    const browser = openBrowser(actions)
    await signIn(browser)
    const codes: unknown[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      codes.push((await verify(browser, wrong(await code(userId)))).body.errorCode)
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('CODE_INVALID'))
    expect(codes[5]).not.toBe('CODE_INVALID')
    expect((await verify(browser, await code(userId))).status).not.toBe(200)
  })
})

describe('staff', () => {
  const member = 'operator@firm.example'

  it('don’t get the staff role before their second factor, and are told so', async () => {
    const { browser, token, user } = await signUpAndConfirm(actions, database, member)
    expect(await staff('add', member)).toEqual([expect.stringContaining('is staff now')])
    expect(await staff('add', member)).toEqual([expect.stringContaining('already')])
    expect((await browser.token()).body.user).toMatchObject({ roles: ['user'], isStaffSecondFactorMissing: true })
    await browser.post('/api/auth/two-factor/enable', { password: PASSWORD }, { token })
    await verify(browser, await code(user.userId))
    const raised = (await browser.token()).body
    expect(raised.user).toMatchObject({ roles: ['user', 'staff'], isStaffSecondFactorMissing: false })
    expect(await staff('list')).toContainEqual(expect.stringMatching(/operator@firm\.example .* second factor on/))
    const off = await browser.post(
      '/api/auth/two-factor/disable',
      { password: PASSWORD },
      { token: raised.accessToken },
    )
    expect(off).toMatchObject({ status: 403, body: { errorCode: 'SECOND_FACTOR_REQUIRED' } })
  })

  it('keep the role when they change their password', async () => {
    const browser = openBrowser(actions)
    await browser.post('/api/auth/sign-in/email', { email: member, password: PASSWORD })
    const [row] = await database.query(`select id from auth.users where email = $1`, [member])
    await verify(browser, await code(String(row?.id)))
    const { accessToken: token } = (await browser.token()).body
    const change = { currentPassword: PASSWORD, newPassword: 'a longer evening walk' }
    expect((await browser.post('/api/auth/change-password', change, { token })).status).toBe(200)
    expect((await browser.token()).body.user.roles).toEqual(['user', 'staff'])
  })

  it('raise an earlier session with a code, and can’t change credentials until then', async () => {
    const { browser, token, user } = await signUpAndConfirm(actions, database, 'older@firm.example')
    await browser.post('/api/auth/two-factor/enable', { password: PASSWORD }, { token })
    await verify(browser, await code(user.userId))
    await staff('add', 'older@firm.example')
    const other = openBrowser(actions)
    await other.post('/api/auth/sign-in/email', { email: 'older@firm.example', password: PASSWORD })
    await verify(other, await code(user.userId))
    await database.query('update auth.sessions set second_factor_at = null where user_id = $1', [user.userId])
    const before = (await other.token()).body
    expect(before.user.roles).toEqual(['user'])
    const renew = () =>
      other.post('/api/auth/two-factor/generate-backup-codes', { password: PASSWORD }, { token: before.accessToken })
    expect((await renew()).body.errorCode).toBe('SECOND_FACTOR_REQUIRED')
    expect((await verify(other, await code(user.userId))).status).toBe(200)
    expect((await other.token()).body.user.roles).toEqual(['user', 'staff'])
    expect((await renew()).status).toBe(200)
  })

  it('in the demo have a second factor whose code the command line shows', async () => {
    const [digits = ''] = await staff('code', 'ada@sagework.example')
    const browser = openBrowser(actions)
    await browser.post('/api/auth/sign-in/email', { email: 'ada@sagework.example', password: 'sagework-demo' })
    expect((await verify(browser, digits)).status).toBe(200)
    expect((await browser.token()).body.user.roles).toEqual(['user', 'staff'])
  })

  it('can only be appointed from people who have signed up', async () => {
    await expect(staff('add', 'nobody@firm.example')).rejects.toThrow('Nobody has signed up as nobody@firm.example.')
    expect(await staff('help')).toEqual([expect.stringContaining('npm run staff -- add')])
  })
})

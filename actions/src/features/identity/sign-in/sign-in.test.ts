import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Browser, mailedToken, mailsTo, openBrowser, PASSWORD, signUpAndConfirm } from '../identity.testkit.js'

let database: TestDatabase
let actions: TestActions
let browser: Browser

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  await signUpAndConfirm(actions, database, 'mara@firm.example')
})

beforeEach(async () => {
  await database.query('delete from auth.throttles')
  browser = openBrowser(actions)
})

const signIn = (email: string, password = PASSWORD, rest: object = {}) =>
  browser.post('/api/auth/sign-in/email', { email, password, ...rest })
const stripped = ({ status, body }: { status: number; body: object }) => ({ status, body: { ...body, requestId: '' } })

describe('signing in by password', () => {
  it('sets a cookie that scripts can’t read, and doesn’t reveal its token', async () => {
    const answer = await signIn('Mara@Firm.example')
    expect(answer).toMatchObject({ status: 200, body: { status: 'signed-in' } })
    expect(Object.keys(answer.body)).toEqual(['status'])
    expect(answer.headers.get('set-cookie')).toMatch(
      /sagework\.session_token=.*Max-Age=2592000.*HttpOnly; SameSite=Lax/,
    )
    expect((await browser.token()).body.user.email).toBe('mara@firm.example')
  })

  it('forgets the session with the browser when asked to', async () => {
    const answer = await signIn('mara@firm.example', PASSWORD, { rememberMe: false })
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('sagework.session_token='))
    expect(cookie).not.toMatch(/max-age/i)
  })

  it('refuses a wrong password and an unknown address with the same message', async () => {
    const wrong = await signIn('mara@firm.example', 'not the password')
    const unknown = await signIn('nobody@firm.example', 'not the password')
    expect(stripped(wrong)).toEqual(stripped(unknown))
    expect(wrong).toMatchObject({ status: 401, body: { errorCode: 'INVALID_CREDENTIALS' } })
  })

  it('locks out after eight wrong passwords, whether or not the address exists', async () => {
    const attempts = async (email: string) => {
      const codes: unknown[] = []
      for (let attempt = 0; attempt < 9; attempt += 1)
        codes.push((await signIn(email, 'not the password')).body.errorCode)
      return codes
    }
    const known = await attempts('mara@firm.example')
    expect(known).toEqual([...Array(8).fill('INVALID_CREDENTIALS'), 'TOO_MANY_ATTEMPTS'])
    expect(await attempts('nobody@firm.example')).toEqual(known)
    const right = await signIn('mara@firm.example')
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(60)
  })

  it('stays locked out after a restart', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) await signIn('mara@firm.example', 'not the password')
    const other = await startTestActions(database, { engine: false })
    const body = { email: 'mara@firm.example', password: PASSWORD }
    expect((await openBrowser(other).post('/api/auth/sign-in/email', body)).status).toBe(429)
  })

  it('can’t be locked by guesses from elsewhere, in a browser that knows the owner', async () => {
    const { browser: own } = await signUpAndConfirm(actions, database, 'hunted@firm.example')
    await own.post('/api/auth/sign-out')
    const guess = (password: string, with_: Browser) =>
      with_.post('/api/auth/sign-in/email', { email: 'hunted@firm.example', password })
    for (let round = 0; round < 41; round += 1) {
      const stranger = openBrowser(actions, { 'x-forwarded-for': `203.0.113.${round % 6}` })
      await guess('not the password', stranger)
    }
    const elsewhere = openBrowser(actions, { 'x-forwarded-for': '198.51.100.9' })
    expect((await guess(PASSWORD, elsewhere)).status).toBe(429)
    expect((await guess(PASSWORD, own)).status).toBe(200)
    await own.post('/api/auth/sign-out')
    for (let round = 0; round < 8; round += 1) await guess('not the password', own)
    expect((await guess(PASSWORD, own)).status).toBe(429)
  })

  it('counts an IPv6 network as one, whichever of its addresses is used', async () => {
    const statuses: number[] = []
    for (let round = 1; round <= 9; round += 1) {
      const stranger = openBrowser(actions, { 'x-forwarded-for': `2001:db8:7:1::${round}` })
      const body = { email: 'mara@firm.example', password: 'not the password' }
      statuses.push((await stranger.post('/api/auth/sign-in/email', body)).status)
    }
    expect(statuses).toEqual([...Array(8).fill(401), 429])
    const neighbour = openBrowser(actions, { 'x-forwarded-for': '2001:db8:7:2::1' })
    const body = { email: 'mara@firm.example', password: PASSWORD }
    expect((await neighbour.post('/api/auth/sign-in/email', body)).status).toBe(200)
  })

  it('resets the count after a correct password', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) await signIn('mara@firm.example', 'not the password')
      expect((await signIn('mara@firm.example')).status).toBe(200)
    }
  })

  it('is closed to demo people in live mode, as are their earlier sessions', async () => {
    await signIn('elena@sagework.example', 'sagework-demo')
    expect((await browser.token()).status).toBe(200)
    const env = { SAGEWORK_MODE: 'live', SMTP_URL: 'smtp://127.0.0.1:9' }
    const liveActions = await startTestActions(database, { engine: false, env })
    const live = openBrowser(liveActions)
    const body = { email: 'elena@sagework.example', password: 'sagework-demo' }
    expect((await live.post('/api/auth/sign-in/email', body)).body.errorCode).toBe('INVALID_CREDENTIALS')
    expect(
      (await live.post('/api/auth/sign-in/email', { email: 'mara@firm.example', password: PASSWORD })).status,
    ).toBe(200)
    expect((await browser.token()).status).toBe(401)
    await liveActions.stop()
  })

  it('tells suspended people, but only if they know the password', async () => {
    const [person] = await database.query(
      `select a.email from user_accounts a join users u on u.id = a.user_id where u.is_suspended limit 1`,
    )
    const email = String(person?.email)
    expect((await signIn(email, 'sagework-demo')).body.errorCode).toBe('ACCOUNT_SUSPENDED')
    expect((await signIn(email, 'not the password')).body.errorCode).toBe('INVALID_CREDENTIALS')
    expect(browser.cookies.size).toBe(0)
  })
})

describe('signing in by emailed link', () => {
  const ask = (email: string) => browser.post('/api/auth/sign-in/magic-link', { email })

  it('works once', async () => {
    await ask('mara@firm.example')
    const token = await mailedToken(database, 'mara@firm.example', 'sign-in-link')
    expect(await browser.post('/api/session/magic-link', { token })).toMatchObject({ body: { status: 'signed-in' } })
    expect((await browser.token()).status).toBe(200)
    const again = await openBrowser(actions).post('/api/session/magic-link', { token })
    expect(again).toMatchObject({ status: 400, body: { errorCode: 'LINK_INVALID' } })
  })

  it('continues to the requested page, and to no other site', async () => {
    const linkWith = async (next: string) => {
      await browser.post('/api/auth/sign-in/magic-link', { email: 'mara@firm.example', next })
      return (await mailsTo(database, 'mara@firm.example'))[0]?.text
    }
    expect(await linkWith('/notices?a=1')).toContain('&next=%2Fnotices%3Fa%3D1\n')
    expect(await linkWith('/..//evil.example')).not.toContain('next=')
  })

  it('gives the same response for an unknown address, and sends nothing', async () => {
    expect(stripped(await ask('nobody@firm.example'))).toEqual(stripped(await ask('mara@firm.example')))
    expect(await mailsTo(database, 'nobody@firm.example')).toEqual([])
  })

  it('doesn’t accept the stored value as the token', async () => {
    await ask('mara@firm.example')
    const rows = await database.query<{ identifier: string }>('select identifier from auth.verifications')
    for (const { identifier } of rows) {
      const answer = await browser.post('/api/session/magic-link', { token: identifier })
      expect(answer.status).toBe(400)
    }
  })

  it('lets the mailbox’s owner in, and discards a password that someone else chose for the account', async () => {
    // An account from before X-74, created before its address was confirmed.
    const email = 'lena@client.example'
    const stranger = openBrowser(actions)
    await stranger.post('/api/auth/sign-in/email', { email, password: 'sagework-demo' })
    expect((await stranger.token()).status).toBe(200)
    await ask(email)
    const token = await mailedToken(database, email, 'sign-in-link')
    await browser.post('/api/session/magic-link', { token })
    expect((await browser.token()).body.user).toMatchObject({ isEmailVerified: true })
    expect((await stranger.token()).status).toBe(401)
    expect((await signIn(email, 'sagework-demo')).status).toBe(401)
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) => browser.post('/api/auth/request-password-reset', { email })

  it('gives the same response for an unknown address, and sends nothing', async () => {
    expect(stripped(await ask('nobody@firm.example'))).toEqual(stripped(await ask('mara@firm.example')))
    expect(await mailsTo(database, 'nobody@firm.example')).toEqual([])
  })

  it('is replaced once by the link, which ends every session', async () => {
    const { browser: other } = await signUpAndConfirm(actions, database, 'reset@firm.example')
    await ask('reset@firm.example')
    const token = await mailedToken(database, 'reset@firm.example', 'password-reset')
    const reset = () => browser.post('/api/auth/reset-password', { token, newPassword: 'another quiet walk' })
    expect((await reset()).status).toBe(200)
    expect(await reset()).toMatchObject({ status: 400, body: { errorCode: 'LINK_INVALID' } })
    expect((await other.token()).status).toBe(401)
    expect((await signIn('reset@firm.example')).status).toBe(401)
    expect((await signIn('reset@firm.example', 'another quiet walk')).status).toBe(200)
    expect((await mailsTo(database, 'reset@firm.example'))[0]?.kind).toBe('password-changed')
  })

  it('continues to the requested page, and to no other site', async () => {
    const linkWith = async (next: string) => {
      await database.query('delete from auth.throttles')
      await browser.post('/api/auth/request-password-reset', { email: 'mara@firm.example', next })
      return (await mailsTo(database, 'mara@firm.example'))[0]?.text
    }
    const odd = "/notices?a=1&b=(it's~*)#c:d"
    expect(await linkWith(odd)).toContain(`&next=${encodeURIComponent(odd)}\n`)
    for (const elsewhere of ['https://evil.example/', '//evil.example', '/..//evil.example', '@evil.example'])
      expect(await linkWith(elsewhere)).toMatch(/\/reset-password\?token=[\w-]+\n/)
  })

  it('can’t be replaced by a short one, and the link stays valid', async () => {
    await ask('mara@firm.example')
    const token = await mailedToken(database, 'mara@firm.example', 'password-reset')
    const answer = await browser.post('/api/auth/reset-password', { token, newPassword: 'short' })
    expect(answer.body).toMatchObject({ errors: [{ field: 'newPassword', message: 'Use at least 10 characters' }] })
    const good = await browser.post('/api/auth/reset-password', { token, newPassword: PASSWORD })
    expect(good.status).toBe(200)
  })
})

describe('changing the password', () => {
  it('requires the current one, and ends the other sessions', async () => {
    const { browser: own, token } = await signUpAndConfirm(actions, database, 'change@firm.example')
    await browser.post('/api/auth/sign-in/email', { email: 'change@firm.example', password: PASSWORD })
    const change = (currentPassword: string) =>
      own.post('/api/auth/change-password', { currentPassword, newPassword: 'a longer evening walk' }, { token })
    expect((await change('not the password')).body.errorCode).toBe('CURRENT_PASSWORD_WRONG')
    expect((await change(PASSWORD)).body).toEqual({ status: 'changed' })
    expect([(await own.token()).status, (await browser.token()).status]).toEqual([200, 401])
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import {
  type Browser,
  mailedCode,
  mailedToken,
  mailsTo,
  openBrowser,
  PASSWORD,
  SHOWN_TEXTS,
  signUpForm,
} from '../identity.testkit.js'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
})

beforeEach(() => database.query('delete from auth.throttles'))

const STRANGERS = 'chosen by a stranger'
const OWN = 'another quiet walk'

async function signUp(email: string, rest = {}): Promise<Browser> {
  const browser = openBrowser(actions)
  expect((await browser.post('/api/signup', signUpForm(email, rest))).status).toBe(202)
  return browser
}
const linkFor = (email: string) => mailedToken(database, email, 'confirm-email')
const confirm = (browser: Browser, token: string, rest = {}) =>
  browser.post('/api/email-verification/confirm', { token, ...SHOWN_TEXTS, ...rest })
const read = (browser: Browser, token: string) => browser.post('/api/email-verification/read', { token })
const type = (browser: Browser, email: string, code: string) => browser.post('/api/signup/confirm', { email, code })
const signIn = async (email: string, password: string) =>
  (await openBrowser(actions).post('/api/auth/sign-in/email', { email, password })).status

describe('confirming in another browser', () => {
  it.each(['password', 'magic-link'])('[X-61] takes the texts from whoever confirms, by %s too', async (method) => {
    const email = `other-${method}@new.example`
    await signUp(email, { method, ...(method === 'password' ? {} : { password: undefined }) })
    const token = await linkFor(email)
    const owner = openBrowser(actions)
    const own = method === 'password' ? { password: OWN } : {}
    const silent = await owner.post('/api/email-verification/confirm', { token, ...own })
    expect(silent).toMatchObject({ status: 400, body: { errors: [{ field: 'termsVersion' }] } })
    expect(await confirm(owner, token, { ...own, termsVersion: 99 })).toMatchObject({ status: 409 })
    expect((await confirm(owner, token, own)).status).toBe(200)
    const rows = await database.query(
      `select version from private.legal_acceptances join user_accounts using (user_id) where email = $1 order by document`,
      [email],
    )
    expect(rows.map(({ version }) => version)).toEqual([SHOWN_TEXTS.privacyVersion, SHOWN_TEXTS.termsVersion])
  })
})

describe('confirming in the browser that signed up', () => {
  it('[X-74] works by link, signs in, and later says that it has been done', async () => {
    const browser = await signUp('link@new.example')
    const token = await linkFor('link@new.example')
    expect((await read(browser, token)).body).toEqual({ isOfThisBrowser: true, signUp: null })
    expect(await confirm(browser, token)).toMatchObject({ status: 200, body: { status: 'verified' } })
    expect((await browser.token()).body.user).toMatchObject({ isEmailVerified: true, email: 'link@new.example' })
    expect(await signIn('link@new.example', PASSWORD)).toBe(200)
    for (const someone of [browser, openBrowser(actions)]) {
      const done = { status: 409, body: { errorCode: 'EMAIL_ALREADY_VERIFIED' } }
      expect(await confirm(someone, token)).toMatchObject(done)
      expect(await read(someone, token)).toMatchObject(done)
    }
  })

  it('[CRED-08, GK-019] grants the welcome credits once, even to somebody who confirms in two tabs at once', async () => {
    const browser = await signUp('credits@new.example')
    const token = await linkFor('credits@new.example')
    const answers = await Promise.all([confirm(browser, token), confirm(browser, token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const lines = await database.query(
      `select line.amount, transfer.kind, reason, source, due_at from ledger_statement_lines as line
       join ledger_transfers as transfer on transfer.id = line.transfer_id
       join ledger_entries as entry on entry.transfer_id = transfer.id and entry.owner_id = line.owner_id
       join ledger_accounts as account on account.id = entry.account_id
       join user_accounts on user_accounts.user_id = line.owner_id where email = 'credits@new.example'`,
    )
    const reason = 'Welcome Credits, once for every account'
    expect(lines).toEqual([{ amount: '200', kind: 'welcome_credits', reason, source: 'welcome', due_at: null }])
  })

  it('[X-74] works by code, with or without the space', async () => {
    const browser = await signUp('code@new.example')
    const code = await mailedCode(database, 'code@new.example')
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
    expect(await type(browser, 'code@new.example', spaced)).toMatchObject({ status: 200, body: { status: 'verified' } })
    expect((await browser.token()).body.user).toMatchObject({ isEmailVerified: true })
  })

  it('[X-74] works by code in that browser only', async () => {
    await signUp('elsewhere@new.example')
    const code = await mailedCode(database, 'elsewhere@new.example')
    const other = openBrowser(actions)
    expect(await type(other, 'elsewhere@new.example', code)).toMatchObject({ body: { errorCode: 'CODE_SPENT' } })
    const another = await signUp('elsewhere@new.example')
    expect(await type(another, 'elsewhere@new.example', code)).toMatchObject({ body: { errorCode: 'CODE_INVALID' } })
  })

  it('[X-74] expires after 15 minutes, until the email is resent with the same link and code', async () => {
    const browser = await signUp('late@new.example')
    const [token, code] = [await linkFor('late@new.example'), await mailedCode(database, 'late@new.example')]
    await database.query(`update auth.pending_sign_ups set expires_at = expires_at - interval '15 minutes'`)
    expect((await confirm(browser, token)).body.errorCode).toBe('LINK_INVALID')
    expect((await type(browser, 'late@new.example', code)).body.errorCode).toBe('CODE_SPENT')
    const again = await browser.post('/api/signup/resend', { email: 'late@new.example' })
    expect(again).toMatchObject({ status: 202, body: { status: 'check-mail', isSent: true } })
    expect(await linkFor('late@new.example')).toBe(token)
    expect(await mailedCode(database, 'late@new.example')).toBe(code)
    expect((await type(browser, 'late@new.example', code)).status).toBe(200)
  })

  it('[X-74] allows five guesses at a code, even concurrently, and a new email brings a new code', async () => {
    const browser = await signUp('guess@new.example')
    const code = await mailedCode(database, 'guess@new.example')
    const wrong = code === '123456' ? '654321' : '123456'
    const guesses = await Promise.all(Array.from({ length: 9 }, () => type(browser, 'guess@new.example', wrong)))
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5)
    expect((await type(browser, 'guess@new.example', code)).body.errorCode).toBe('CODE_SPENT')
    await browser.post('/api/signup/resend', { email: 'guess@new.example' })
    const next = await mailedCode(database, 'guess@new.example')
    expect(next).not.toBe(code)
    expect((await type(browser, 'guess@new.example', next)).status).toBe(200)
  })

  it('[X-74] counts guesses at one address across all browsers; the link still works', async () => {
    const owner = await signUp('target@new.example')
    const token = await linkFor('target@new.example')
    for (let round = 0; round < 4; round += 1) {
      const stranger = await signUp('target@new.example')
      for (let guess = 0; guess < 5; guess += 1) await type(stranger, 'target@new.example', '000001')
    }
    const code = await mailedCode(database, 'target@new.example')
    expect((await type(owner, 'target@new.example', code)).status).toBe(429)
    expect((await confirm(owner, token)).status).toBe(200)
  })
})

describe('a link of somebody who invites', () => {
  it('[CRED-04] is remembered until the account exists; one that nobody has stops no one', async () => {
    const [owner] = await database.query<{ id: string; code: string }>(
      'select user_id as id, referral_code as code from user_accounts order by created_at limit 1',
    )
    for (const [email, referralCode] of [
      ['invited@new.example', owner?.code],
      ['alone@new.example', 'x'.repeat(40)],
    ] as const) {
      const browser = await signUp(email, { referralCode })
      expect((await confirm(browser, await linkFor(email))).status).toBe(200)
    }
    const brought = await database.query(
      'select email, referrer_id from referrals join user_accounts on user_id = invitee_id',
    )
    expect(brought).toEqual([{ email: 'invited@new.example', referrer_id: owner?.id }])
  })
})

describe('an address that someone else signed up with', () => {
  it('[X-74] gets neither the stranger’s password nor their session when the owner clicks', async () => {
    const stranger = await signUp('victim@new.example', { password: STRANGERS, companyName: 'Evil' })
    const token = await linkFor('victim@new.example')
    const owner = openBrowser(actions)
    expect((await read(owner, token)).body).toEqual({
      isOfThisBrowser: false,
      signUp: {
        email: 'victim@new.example',
        firstName: 'Mara',
        lastName: 'Lind',
        accountType: 'client',
        companyName: 'Evil',
        needsPassword: true,
      },
    })
    const bare = await confirm(owner, token)
    expect(bare).toMatchObject({ status: 400, body: { errors: [{ field: 'password', message: 'Enter a password' }] } })
    expect((await confirm(owner, token, { password: 'aaaaaaaaaa' })).status).toBe(400)
    expect((await confirm(owner, token, { password: OWN })).status).toBe(200)
    expect((await owner.token()).status).toBe(200)
    expect((await stranger.token()).status).toBe(401)
    expect([await signIn('victim@new.example', STRANGERS), await signIn('victim@new.example', OWN)]).toEqual([401, 200])
  })

  it('[X-74] can be declined by the owner, who then signs up', async () => {
    const stranger = await signUp('declined@new.example', { password: STRANGERS })
    const [token, code] = [await linkFor('declined@new.example'), await mailedCode(database, 'declined@new.example')]
    const owner = openBrowser(actions)
    const decline = () => owner.post('/api/email-verification/decline', { token })
    expect(await decline()).toMatchObject({ status: 200, body: { status: 'declined' } })
    expect((await decline()).body.errorCode).toBe('LINK_INVALID')
    expect((await type(stranger, 'declined@new.example', code)).body.errorCode).toBe('CODE_SPENT')
    expect((await confirm(stranger, token)).body.errorCode).toBe('LINK_INVALID')
    const own = await signUp('declined@new.example')
    expect((await confirm(own, await linkFor('declined@new.example'))).status).toBe(200)
  })

  it('[X-74] gets what the owner filled in, whichever email they open', async () => {
    const owner = await signUp('both@new.example', { firstName: 'Owner', password: OWN })
    await signUp('both@new.example', { firstName: 'Stranger', password: STRANGERS })
    const strangers = await linkFor('both@new.example')
    expect((await read(owner, strangers)).body).toEqual({ isOfThisBrowser: true, signUp: null })
    expect((await confirm(owner, strangers)).status).toBe(200)
    expect((await owner.token()).body.user.userData).toMatchObject({ first_name: 'Owner' })
    expect([await signIn('both@new.example', STRANGERS), await signIn('both@new.example', OWN)]).toEqual([401, 200])
  })

  it('can be confirmed once by two concurrent requests', async () => {
    const browser = await signUp('race@new.example')
    const token = await linkFor('race@new.example')
    const statuses = (await Promise.all([confirm(browser, token), confirm(browser, token)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    expect(await database.query(`select id from auth.users where email = 'race@new.example'`)).toHaveLength(1)
  })

  it('[X-74] is no longer pending once confirmed: every other email says so, and new ones mention the account', async () => {
    const laptop = await signUp('two@new.example')
    const first = await linkFor('two@new.example')
    const phone = await signUp('two@new.example')
    expect((await confirm(phone, await linkFor('two@new.example'))).status).toBe(200)
    expect((await confirm(laptop, first)).body.errorCode).toBe('EMAIL_ALREADY_VERIFIED')
    await laptop.post('/api/signup/resend', { email: 'two@new.example' })
    expect((await mailsTo(database, 'two@new.example'))[0]?.kind).toBe('account-exists')
  })
})

describe('a forged link', () => {
  it.each(['made-up', 'x'.repeat(80), '6f9619ff-8b86-4011-b42d-00c04fc964ff-AAAA'])(
    'is rejected: %s',
    async (token) => {
      const browser = openBrowser(actions)
      expect((await confirm(browser, token)).body.errorCode).toBe('LINK_INVALID')
    },
  )
})

describe('a legacy account with an unconfirmed address', () => {
  const email = 'lena@client.example'

  it('is confirmed by a link on request; earlier links stay valid, and a used one says so', async () => {
    const browser = openBrowser(actions)
    await browser.post('/api/auth/sign-in/email', { email, password: 'sagework-demo' })
    const { accessToken } = (await browser.token()).body
    const ask = () => browser.post('/api/email-verification/request', {}, { token: accessToken })
    expect(await ask()).toMatchObject({ status: 202, body: { isSent: true } })
    const first = await linkFor(email)
    expect((await ask()).status).toBe(202)
    expect((await read(browser, first)).body).toEqual({ isOfThisBrowser: true, signUp: null })
    expect((await confirm(browser, first)).status).toBe(200)
    expect(await signIn(email, 'sagework-demo')).toBe(200)
    expect(await confirm(openBrowser(actions), first)).toMatchObject({ body: { errorCode: 'EMAIL_ALREADY_VERIFIED' } })
    const { accessToken: now } = (await browser.token()).body
    expect(await browser.post('/api/email-verification/request', {}, { token: now })).toMatchObject({
      status: 409,
      body: { errorCode: 'EMAIL_ALREADY_VERIFIED' },
    })
  })

  it('[X-74] loses its creator’s password and sessions when the link is opened elsewhere', async () => {
    await database.query(`update auth.users set email_verified = false where email = $1`, [email])
    const stranger = openBrowser(actions)
    await stranger.post('/api/auth/sign-in/email', { email, password: 'sagework-demo' })
    const { accessToken } = (await stranger.token()).body
    await stranger.post('/api/email-verification/request', {}, { token: accessToken })
    const owner = openBrowser(actions)
    expect((await confirm(owner, await linkFor(email))).status).toBe(200)
    expect((await owner.token()).body.user).toMatchObject({ isEmailVerified: true })
    expect((await stranger.token()).status).toBe(401)
    expect(await signIn(email, 'sagework-demo')).toBe(401)
  })
})

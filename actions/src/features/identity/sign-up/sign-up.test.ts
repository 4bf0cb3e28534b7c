import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import {
  mailedCode,
  mailedToken,
  mailsTo,
  openBrowser,
  SHOWN_TEXTS,
  signUpAndConfirm,
  signUpForm,
} from '../identity.testkit.js'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
})

beforeEach(() => database.query('delete from auth.throttles'))

const signUp = (body: unknown) => openBrowser(actions).post('/api/signup', body)
const count = async (table: string) => Number((await database.query(`select count(*) from ${table}`))[0]?.count)

describe('signing up', () => {
  it('[X-74] creates no account before the address is confirmed, and opens no session', async () => {
    const before = await count('auth.users')
    const browser = openBrowser(actions)
    const answer = await browser.post('/api/signup', signUpForm('Nobody@Yet.example'))
    expect(answer).toMatchObject({ status: 202, body: { status: 'check-mail', email: 'nobody@yet.example' } })
    expect(await count('auth.users')).toBe(before)
    expect((await browser.token()).status).toBe(401)
    const { password } = signUpForm('')
    const signIn = await browser.post('/api/auth/sign-in/email', { email: 'nobody@yet.example', password })
    expect(signIn.body.errorCode).toBe('INVALID_CREDENTIALS')
  })

  it('[X-03] creates a client with a company completely: login, card, account and membership', async () => {
    const rest = { companyName: 'Firm', timeZone: 'Europe/Vienna' }
    const { user } = await signUpAndConfirm(actions, database, 'owner@firm.example', rest)
    expect(user).toMatchObject({ isEmailVerified: true, memberRole: 'owner' })
    const [row] = await database.query(
      `select u.is_expert, u.slug, a.is_email_verified, a.time_zone, c.company_name, m.member_role
       from user_accounts a join users u on u.id = a.user_id join companies c on c.id = u.company_id
       join company_members m on m.user_id = u.id join auth.users l on l.id = u.id where a.email = 'owner@firm.example'`,
    )
    expect(row).toMatchObject({ is_expert: false, is_email_verified: true, time_zone: 'Europe/Vienna' })
    expect(row).toMatchObject({ company_name: 'Firm', member_role: 'owner', slug: expect.stringMatching(/^mara-lind/) })
  })

  it('[X-03] creates an expert with their details row, and without a password if they chose links', async () => {
    const rest = { accountType: 'expert', method: 'magic-link', password: undefined }
    await signUpAndConfirm(actions, database, 'expert@new.example', rest)
    const [row] = await database.query(
      `select u.is_expert, d.profile_complete_percent, (select count(*)::int from auth.accounts where user_id = u.id) as logins
       from user_accounts a join users u on u.id = a.user_id join expert_details d on d.user_id = u.id
       where a.email = 'expert@new.example'`,
    )
    expect(row).toMatchObject({ is_expert: true, profile_complete_percent: 0, logins: 0 })
  })

  it('[X-74] gives the same response for an address with an account, and writes to its owner', async () => {
    const fresh = await timed(() => signUp(signUpForm('fresh@new.example')))
    const known = await timed(() =>
      signUp(
        signUpForm('nora@brightwater.example', { password: 'somebody else’s guess', next: '/fractional-creator' }),
      ),
    )
    expect(known.answer.status).toBe(fresh.answer.status)
    expect(known.answer.body).toEqual({ ...fresh.answer.body, email: 'nora@brightwater.example' })
    expect([...known.answer.headers.keys()]).toEqual([...fresh.answer.headers.keys()])
    expect(Math.min(known.ms, fresh.ms)).toBeGreaterThanOrEqual(400)
    const [mail] = await mailsTo(database, 'nora@brightwater.example')
    expect(mail?.kind).toBe('account-exists')
    expect(mail?.text).toMatch(/\/login\?next=%2Ffractional-creator\n/)
    expect(mail?.text).toMatch(/\/login\?by=link&next=/)
    expect(mail?.text).toMatch(/\/forgot-password/)
    expect(mail?.text).not.toMatch(/\d{3} \d{3}|token=/)
  })

  it('[X-74] refuses codes for a known address exactly like wrong ones for a new one', async () => {
    const codes = async (email: string) => {
      const browser = openBrowser(actions)
      await browser.post('/api/signup', signUpForm(email))
      const answers: unknown[] = []
      for (let guess = 0; guess < 7; guess += 1) {
        const { status, body } = await browser.post('/api/signup/confirm', { email, code: '000000' })
        answers.push([status, body.errorCode])
      }
      return answers
    }
    const known = await codes('nora@brightwater.example')
    expect(known).toEqual(await codes('guessed@new.example'))
    expect(known).toEqual([...Array(5).fill([401, 'CODE_INVALID']), [409, 'CODE_SPENT'], [409, 'CODE_SPENT']])
  })

  it('keeps one pending sign-up for two forms from one browser, and two for two browsers', async () => {
    const form = signUpForm('twice@new.example')
    const browser = openBrowser(actions)
    await browser.post('/api/signup', form)
    await browser.post('/api/signup', { ...form, firstName: 'Marah' })
    await signUp(form)
    const rows = await database.query(
      `select first_name from auth.pending_sign_ups where email = 'twice@new.example' order by first_name`,
    )
    expect(rows).toEqual([{ first_name: 'Mara' }, { first_name: 'Marah' }])
  })

  it('accepts names with emoji, and rejects one of 300 characters at its field', async () => {
    expect((await signUp(signUpForm('emoji@new.example', { firstName: '🎈 Zoë' }))).status).toBe(202)
    const { status, body } = await signUp(signUpForm('long@new.example', { firstName: '🎈'.repeat(300) }))
    expect({ status, ...body }).toMatchObject({
      status: 400,
      errorCode: 'VALIDATION_FAILED',
      errors: [{ field: 'firstName', message: 'Use up to 100 characters' }],
    })
  })

  it('[X-61] keeps which texts were shown, and when they were accepted, with the account', async () => {
    await signUpAndConfirm(actions, database, 'agrees@new.example')
    const rows = await database.query(
      `select document, version, occasion, accepted_at <= account.created_at as is_earlier
       from private.legal_acceptances join user_accounts using (user_id) join users account on account.id = user_id
       where email = 'agrees@new.example' order by document`,
    )
    const accepted = { occasion: 'sign-up', is_earlier: true }
    expect(rows).toEqual([
      { document: 'privacy', version: SHOWN_TEXTS.privacyVersion, ...accepted },
      { document: 'terms-of-use', version: SHOWN_TEXTS.termsVersion, ...accepted },
    ])
  })

  it('[X-61] is refused without the texts, and with a version that isn’t in force', async () => {
    const before = await count('auth.pending_sign_ups')
    for (const [shown, expected] of [
      [{ termsVersion: undefined }, [400, 'VALIDATION_FAILED']],
      [{ privacyVersion: undefined }, [400, 'VALIDATION_FAILED']],
      [{ termsVersion: '1' }, [400, 'VALIDATION_FAILED']],
      [{ termsVersion: 99 }, [409, 'TERMS_CHANGED']],
      [{ privacyVersion: 99 }, [409, 'TERMS_CHANGED']],
    ] as const) {
      const { status, body } = await signUp(signUpForm('silent@new.example', shown))
      expect([status, body.errorCode]).toEqual(expected)
    }
    expect(await count('auth.pending_sign_ups')).toBe(before)
  })

  it('greets nobody with words that could be a message', async () => {
    await signUp(signUpForm('spam@new.example', { firstName: 'win at https://evil.example' }))
    expect((await mailsTo(database, 'spam@new.example'))[0]?.text).not.toContain('evil')
  })

  it('lists every missing field, and any unknown field', async () => {
    const missing = await signUp({})
    const fields = (missing.body.errors as { field: string }[]).map(({ field }) => field)
    expect(fields.sort()).toEqual([
      'accountType',
      'email',
      'firstName',
      'lastName',
      'method',
      'privacyVersion',
      'termsVersion',
    ])
    const unknown = await signUp({ ...signUpForm('unknown@new.example'), is_admin: true })
    expect(unknown).toMatchObject({
      status: 400,
      body: { errorCode: 'UNKNOWN_FIELD', errors: [{ field: 'is_admin' }] },
    })
  })

  it('is refused when another site sends it', async () => {
    const body = signUpForm('foreign@new.example')
    const foreign = openBrowser(actions, { origin: 'https://elsewhere.example' })
    const plainForm = await actions.post('/api/signup', body)
    expect([plainForm.status, (await foreign.post('/api/signup', body)).status]).toEqual([403, 403])
    expect(plainForm.body.errorCode).toBe('CSRF_REFUSED')
  })

  it('stores neither the token nor the code, nor the browser’s secret', async () => {
    const browser = openBrowser(actions)
    await browser.post('/api/signup', signUpForm('digest@new.example'))
    const secrets = [
      (await mailedToken(database, 'digest@new.example', 'confirm-email')).slice(37),
      await mailedCode(database, 'digest@new.example'),
      browser.cookies.get('sagework.sign_up'),
    ]
    const [row] = await database.query(
      `select p::text as row from auth.pending_sign_ups p where email = 'digest@new.example'`,
    )
    for (const secret of secrets) expect(row?.row).not.toContain(secret)
  })
})

async function timed<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const startedAt = performance.now()
  const answer = await work()
  return { answer, ms: performance.now() - startedAt }
}

import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '../../../../../tests/support/actions.js'
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database.js'
import { mailedToken, mailsTo, openBrowser, signUpAndConfirm, signUpForm } from '../identity.testkit.js'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
})

const signUp = (body: unknown) => openBrowser(actions).post('/api/signup', body)
const count = async (table: string) => Number((await database.query(`select count(*) from ${table}`))[0]?.count)

describe('signing up', () => {
  it('makes a client with a company whole: login, card, account and membership', async () => {
    const answer = await signUp(signUpForm('Owner@Firm.example', { companyName: 'Firm', timeZone: 'Europe/Vienna' }))
    expect(answer).toMatchObject({ status: 202, body: { status: 'check-mail', email: 'owner@firm.example' } })
    const [row] = await database.query(
      `select u.is_expert, u.slug, a.is_email_verified, a.time_zone, c.company_name, m.member_role
       from user_accounts a join users u on u.id = a.user_id join companies c on c.id = u.company_id
       join company_members m on m.user_id = u.id join auth.users l on l.id = u.id where a.email = 'owner@firm.example'`,
    )
    expect(row).toMatchObject({ is_expert: false, is_email_verified: false, time_zone: 'Europe/Vienna' })
    expect(row).toMatchObject({ company_name: 'Firm', member_role: 'owner', slug: expect.stringMatching(/^mara-lind/) })
  })

  it('makes an expert with the row of their details, and no password when they chose links', async () => {
    await signUp({
      ...signUpForm('expert@new.example', { accountType: 'expert', method: 'magic-link' }),
      password: undefined,
    })
    const [row] = await database.query(
      `select u.is_expert, d.profile_complete_percent, (select count(*)::int from auth.accounts where user_id = u.id) as logins
       from user_accounts a join users u on u.id = a.user_id join expert_details d on d.user_id = u.id
       where a.email = 'expert@new.example'`,
    )
    expect(row).toMatchObject({ is_expert: true, profile_complete_percent: 0, logins: 0 })
  })

  it('answers the same for an address that has an account, and writes to its owner', async () => {
    const before = await count('auth.users')
    const fresh = await timed(() => signUp(signUpForm('fresh@new.example')))
    const known = await timed(() =>
      signUp(signUpForm('nora@brightwater.example', { password: 'somebody else’s guess' })),
    )
    expect(known.answer.status).toBe(fresh.answer.status)
    expect(known.answer.body).toEqual({ ...fresh.answer.body, email: 'nora@brightwater.example' })
    expect([...known.answer.headers.keys()]).toEqual([...fresh.answer.headers.keys()])
    expect(Math.min(known.ms, fresh.ms)).toBeGreaterThanOrEqual(400)
    expect(await count('auth.users')).toBe(before + 1)
    expect((await mailsTo(database, 'nora@brightwater.example'))[0]?.kind).toBe('account-exists')
  })

  it('makes one person when the same form comes twice at once', async () => {
    const answers = await Promise.all([1, 2].map(() => signUp(signUpForm('twice@new.example'))))
    expect(answers.map((answer) => answer.status)).toEqual([202, 202])
    expect(await database.query(`select id from auth.users where email = 'twice@new.example'`)).toHaveLength(1)
    const kinds = (await mailsTo(database, 'twice@new.example')).map((mail) => mail.kind)
    expect(kinds.sort()).toEqual(['account-exists', 'confirm-email'])
  })

  it('takes names with emoji, and refuses one of 300 characters by its field', async () => {
    expect((await signUp(signUpForm('emoji@new.example', { firstName: '🎈 Zoë' }))).status).toBe(202)
    const { status, body } = await signUp(signUpForm('long@new.example', { firstName: '🎈'.repeat(300) }))
    expect({ status, ...body }).toMatchObject({
      status: 400,
      errorCode: 'VALIDATION_FAILED',
      errors: [{ field: 'firstName', message: 'Use up to 100 characters' }],
    })
  })

  it('names every field that is missing, and a field it does not know', async () => {
    const missing = await signUp({})
    const fields = (missing.body.errors as { field: string }[]).map(({ field }) => field)
    expect(fields.sort()).toEqual(['accountType', 'email', 'firstName', 'lastName', 'method'])
    const unknown = await signUp({ ...signUpForm('unknown@new.example'), is_admin: true })
    expect(unknown).toMatchObject({
      status: 400,
      body: { errorCode: 'UNKNOWN_FIELD', errors: [{ field: 'is_admin' }] },
    })
  })

  it('is refused when a foreign page sends it', async () => {
    const body = signUpForm('foreign@new.example')
    const foreign = openBrowser(actions, { origin: 'https://elsewhere.example' })
    const plainForm = await actions.post('/api/signup', body)
    expect([plainForm.status, (await foreign.post('/api/signup', body)).status]).toEqual([403, 403])
    expect(plainForm.body.errorCode).toBe('CSRF_REFUSED')
  })

  it('is slowed down per address', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await signUp(signUpForm('many@new.example'))).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })
})

describe('confirming an address', () => {
  it('works once, signs in, and is remembered as confirmed', async () => {
    const { user } = await signUpAndConfirm(actions, database, 'confirm@new.example')
    expect(user).toMatchObject({ isEmailVerified: true, email: 'confirm@new.example' })
    const token = await mailedToken(database, 'confirm@new.example', 'confirm-email')
    const again = await openBrowser(actions).post('/api/email-verification/confirm', { token })
    expect(again).toMatchObject({ status: 400, body: { errorCode: 'LINK_INVALID' } })
  })

  it('is over after 15 minutes', async () => {
    await signUp(signUpForm('late@new.example'))
    const token = await mailedToken(database, 'late@new.example', 'confirm-email')
    await database.query(`update auth.verifications set expires_at = expires_at - interval '15 minutes'`)
    const answer = await openBrowser(actions).post('/api/email-verification/confirm', { token })
    expect(answer.body.errorCode).toBe('LINK_INVALID')
  })

  it('can be asked for again by whoever has signed in, until it is done', async () => {
    const browser = openBrowser(actions)
    await browser.post('/api/signup', signUpForm('again@new.example'))
    await browser.post('/api/auth/sign-in/email', { email: 'again@new.example', password: signUpForm('').password })
    const { accessToken, user } = (await browser.token()).body
    expect(user.isEmailVerified).toBe(false)
    const first = await mailedToken(database, 'again@new.example', 'confirm-email')
    const ask = () => browser.post('/api/email-verification/request', {}, { token: accessToken })
    expect((await ask()).status).toBe(202)
    expect((await browser.post('/api/email-verification/confirm', { token: first })).status).toBe(400)
    const token = await mailedToken(database, 'again@new.example', 'confirm-email')
    expect((await browser.post('/api/email-verification/confirm', { token })).status).toBe(200)
    expect(await ask()).toMatchObject({ status: 409, body: { errorCode: 'EMAIL_ALREADY_VERIFIED' } })
  })

  it('keeps no token of a link, only digests', async () => {
    await signUp(signUpForm('digest@new.example'))
    const token = await mailedToken(database, 'digest@new.example', 'confirm-email')
    const [row] = await database.query(
      `select count(*)::int from auth.verifications v where v::text like '%' || $1 || '%'`,
      [token],
    )
    expect(row?.count).toBe(0)
  })
})

async function timed<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const startedAt = performance.now()
  const answer = await work()
  return { answer, ms: performance.now() - startedAt }
}

import { decodeJwt } from 'jose'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
})

beforeEach(() => database.query('delete from auth.throttles'))

const GUARD = { 'x-requested-with': 'sagework' }
const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .filter((one) => !one.startsWith('sagework.browser='))
    .map((one) => one.split(';')[0])
    .join('; ')

/** Signs a seeded person in and returns the cookie header a browser would send. */
async function signIn(email: string): Promise<string> {
  const body = { email, password: 'sagework-demo' }
  return cookieOf((await actions.post('/api/auth/sign-in/email', body, { headers: GUARD })).headers)
}

interface TokenBody {
  accessToken: string
  expiresAt: string
  errorCode?: string
  user: { userId: string; roles: string[]; userData: Record<string, unknown> }
}

const exchange = (cookie: string, headers: Record<string, string> = GUARD) =>
  actions.post<TokenBody>('/api/session/token', {}, { cookie, headers })
const tokenOf = async (cookie: string) => (await exchange(cookie)).body.accessToken
const sessionsWith = (token: string) =>
  actions.get<{ sessions: { id: string; isCurrent: boolean }[] }>('/api/sessions', { token })

describe('the access token', () => {
  it('[BASE-19, BASE-20] comes with the person’s login state', async () => {
    const { body } = await exchange(await signIn('nora@brightwater.example'))
    // the documented `sessionKey`
    expect(decodeJwt(body.accessToken).sub).toBe(body.user.userId)
    expect(body.user).toMatchObject({
      fname: 'Nora',
      lname: 'Lindqvist',
      userId: expect.any(String),
      email: 'nora@brightwater.example',
      memberRole: 'owner',
    })
    expect(body.user.userData).toMatchObject({
      _id: body.user.userId,
      is_expert: false,
      is_admin: false,
      first_name: 'Nora',
      profile_complete_percent: 0,
      wizard: { is_wizard: false },
      companyId: expect.any(String),
      companyData: { companyName: expect.stringContaining('Brightwater') },
    })
    expect(Object.keys(body.user.userData)).toEqual(
      expect.arrayContaining([
        'last_name',
        'profile_pic',
        'is_achievement_first_time',
        'is_exciting_news_modal_not_show_again',
      ]),
    )
  })

  it('[X-73] is valid for 5 minutes, for one audience, with string claims, and names its session', async () => {
    const { body } = await exchange(await signIn('elena@sagework.example'))
    const token = decodeJwt(body.accessToken)
    expect(token).toMatchObject({ iss: 'sagework', aud: 'sagework', sub: body.user.userId })
    expect(Number(token.exp) - Number(token.iat)).toBe(5 * 60)
    expect(token['https://hasura.io/jwt/claims']).toEqual({
      'x-hasura-user-id': body.user.userId,
      'x-hasura-default-role': 'expert',
      'x-hasura-allowed-roles': ['expert'],
      'x-hasura-session-id': token.sid,
    })
  })

  it('is not issued without a session, nor to another site’s page', async () => {
    const cookie = await signIn('nora@brightwater.example')
    expect(await exchange('')).toMatchObject({ status: 401, body: { errorCode: 'NO_SESSION' } })
    const forged = await exchange(cookie.replace(/token=[^.]+/, 'token=forged'))
    expect(forged.status).toBe(401)
    for (const headers of [
      {},
      { ...GUARD, origin: 'https://evil.example' },
      { ...GUARD, 'sec-fetch-site': 'cross-site' },
    ]) {
      expect(await exchange(cookie, headers)).toMatchObject({ status: 403, body: { errorCode: 'CSRF_REFUSED' } })
    }
  })

  it('[BASE-23] rejects forged and expired ones', async () => {
    const nora = await persona(database, 'nora@brightwater.example')
    const attempts = [
      await actions.get('/api/sessions'),
      await actions.get('/api/sessions', { token: tokenFor(nora, { expiresInSeconds: -1 }) }),
      await actions.get('/api/sessions', { token: tokenFor(nora, { claims: { aud: 'another' } }) }),
      await actions.get('/api/sessions', { token: `${tokenFor(nora).slice(0, -6)}AAAAAA` }),
      await actions.get('/api/sessions', { token: 'eyJhbGciOiJub25lIn0.e30.' }),
    ]
    expect(attempts.map(({ status, body }) => [status, body.errorCode])).toEqual([
      [401, 'NO_SESSION'],
      ...Array(4).fill([401, 'TOKEN_INVALID']),
    ])
  })

  it('can be verified with public keys that need no database', async () => {
    const answer = await actions.get<{ keys: object[] }>('/.well-known/jwks.json')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect(answer.body.keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig', kid: expect.any(String) })
    expect(JSON.stringify(answer.body)).not.toMatch(/"(d|p|q|dp|dq|qi)":/)
  })
})

describe('the session cookie', () => {
  const age = (minutes: number) =>
    database.query(`update auth.sessions set rotated_at = rotated_at - make_interval(mins => $1)`, [minutes])

  it('is rotated after some use; the old one works for another minute', async () => {
    const old = await signIn('nora@brightwater.example')
    await age(11)
    const rotated = await exchange(old)
    expect(cookieOf(rotated.headers)).not.toBe('')
    expect(cookieOf(rotated.headers)).not.toBe(old)
    const secondTab = await exchange(old)
    expect([secondTab.status, cookieOf(secondTab.headers)]).toEqual([200, ''])
    expect((await exchange(cookieOf(rotated.headers))).status).toBe(200)
  })

  it('ends the session if a copy of an old one turns up later', async () => {
    const old = await signIn('nora@brightwater.example')
    await age(11)
    const current = cookieOf((await exchange(old)).headers)
    await age(2)
    expect([(await exchange(old)).status, (await exchange(current)).status]).toEqual([401, 401])
  })

  it('stops working when the session has expired', async () => {
    const cookie = await signIn('nora@brightwater.example')
    await database.query(`update auth.sessions set expires_at = now() - interval '1 second'`)
    expect((await exchange(cookie)).status).toBe(401)
  })
})

describe('a session in use', () => {
  const lifeOf = async (cookie: string) => {
    const { body } = await exchange(cookie)
    const [row] = await database.query<{ days: number }>(
      `select extract(epoch from expires_at - now()) / 86400 as days from auth.sessions where id = $1`,
      [decodeJwt(body.accessToken).sid],
    )
    return Number(row?.days)
  }
  const begun = (days: number) =>
    database.query(
      `update auth.sessions set created_at = now() - make_interval(hours => 24 * $1), expires_at = now() + interval '1 hour'`,
      [days],
    )

  it('is extended by 30 days, but never beyond 90 days after it began', async () => {
    const cookie = await signIn('nora@brightwater.example')
    await begun(10)
    expect(await lifeOf(cookie)).toBeCloseTo(30, 1)
    await begun(85)
    expect(await lifeOf(cookie)).toBeCloseTo(5, 1)
  })

  it('has a cookie that expires with it', async () => {
    const cookie = await signIn('nora@brightwater.example')
    await begun(85)
    await database.query(`update auth.sessions set rotated_at = now() - interval '1 hour'`)
    const [set = ''] = (await exchange(cookie)).headers.getSetCookie()
    expect(Number(/max-age=(\d+)/i.exec(set)?.[1]) / 86_400).toBeCloseTo(5, 1)
  })

  it('can’t be extended any further: the database refuses', async () => {
    await signIn('nora@brightwater.example')
    const prolong = database.query(`update auth.sessions set expires_at = created_at + interval '91 days'`)
    await expect(prolong).rejects.toThrow('auth_sessions_end_after_90_days')
  })
})

describe('the list of sessions', () => {
  it('shows one’s own with the current one marked, and ends any of them at once', async () => {
    const here = await tokenOf(await signIn('tom@client.example'))
    const there = await tokenOf(await signIn('tom@client.example'))
    const { sessions } = (await sessionsWith(here)).body
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    const other = sessions.find(({ isCurrent }) => !isCurrent)
    expect((await actions.request('DELETE', `/api/sessions/${other?.id}`, undefined, { token: here })).status).toBe(200)
    expect(await sessionsWith(there)).toMatchObject({ status: 401, body: { errorCode: 'TOKEN_INVALID' } })
    const repeat = await actions.request('DELETE', `/api/sessions/${other?.id}`, undefined, { token: here })
    expect(repeat.status).toBe(404)
  })

  it('doesn’t let anyone end another person’s', async () => {
    const tom = await tokenOf(await signIn('tom@client.example'))
    const elena = await tokenOf(await signIn('elena@sagework.example'))
    const current = (await sessionsWith(elena)).body.sessions.find(({ isCurrent }) => isCurrent)
    const answer = await actions.request('DELETE', `/api/sessions/${current?.id}`, undefined, { token: tom })
    expect(answer).toMatchObject({ status: 404, body: { errorCode: 'SESSION_NOT_FOUND' } })
    expect((await sessionsWith(elena)).status).toBe(200)
    const malformed = await actions.request('DELETE', '/api/sessions/1', undefined, { token: tom })
    expect(malformed.status).toBe(404)
  })

  it('is emptied by signing out everywhere', async () => {
    const cookies = [await signIn('elena@sagework.example'), await signIn('elena@sagework.example')]
    const token = await tokenOf(String(cookies[0]))
    expect((await actions.post('/api/sessions/end-all', { keepCurrent: true }, { token })).status).toBe(200)
    expect((await sessionsWith(token)).body.sessions).toHaveLength(1)
    await actions.post('/api/sessions/end-all', {}, { token })
    expect(await Promise.all(cookies.map(async (cookie) => (await exchange(cookie)).status))).toEqual([401, 401])
  })
})

it('deletes expired ones, once per delivery of the schedule', async () => {
  await database.query(`insert into auth.throttles values ('old', 1, now() - interval '1 minute')`)
  const id = '7d4f4a8e-5a67-4c3b-9a55-0d6f3a1b2c3d'
  expect((await actions.hook('/hooks/crons/prune-sessions', { id, name: 'prune_sessions' })).body).toEqual({
    isNew: true,
  })
  expect((await actions.hook('/hooks/crons/prune-sessions', { id })).body).toEqual({ isNew: false })
  await expect.poll(() => database.query(`select key from auth.throttles where key = 'old'`)).toEqual([])
})

it('[X-74] deletes unconfirmed sign-ups after a day, and confirmed ones after a month', async () => {
  const waiting = (email: string, age: string, confirmed: string | null = null) =>
    database.query(
      `insert into auth.pending_sign_ups
         (browser_hash, email, first_name, last_name, account_type, method, return_path, created_at, expires_at, confirmed_at)
       values (md5($1), $1, 'Lee', 'Park', 'client', 'magic-link', '/', now() - $2::interval,
         now() - $2::interval + interval '15 minutes', now() - $3::interval)`,
      [email, age, confirmed],
    )
  await waiting('old@waiting.example', '25 hours')
  await waiting('new@waiting.example', '23 hours')
  await waiting('old@confirmed.example', '32 days', '31 days')
  await waiting('new@confirmed.example', '30 days', '29 days')
  const id = '7d4f4a8e-5a67-4c3b-9a55-0d6f3a1b2c3e'
  await actions.hook('/hooks/crons/prune-sessions', { id, name: 'prune_sessions' })
  await expect
    .poll(() => database.query('select email from auth.pending_sign_ups order by email'))
    .toEqual([{ email: 'new@confirmed.example' }, { email: 'new@waiting.example' }])
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { type Persona, persona, tokenFor } from '#tests/tokens.js'
import {
  liftTeamLimits,
  mailedCode,
  mailedToken,
  mailsTo,
  openBrowser,
  PASSWORD,
  SHOWN_TEXTS,
  signUpAndConfirm,
  signUpForm,
} from '../identity.testkit.js'

let database: TestDatabase
let actions: TestActions
let nora: Persona

beforeAll(async () => {
  database = await createTestDatabase()
  await liftTeamLimits(database)
  actions = await startTestActions(database, { engine: false })
  nora = await persona(database, 'nora@brightwater.example')
})
beforeEach(() => database.query('delete from auth.throttles'))

const NEWCOMER = { firstName: 'Ida', lastName: 'Berg', password: PASSWORD, ...SHOWN_TEXTS }
const invite = (email: string, person: Persona = nora) =>
  actions.post('/api/invites', { email }, { token: tokenFor(person) })
const accept = (token: string, body: object = NEWCOMER, bearer?: string) =>
  openBrowser(actions).post(`/api/invites/${token}/accept`, body, bearer ? { token: bearer } : {})
const linkFor = (email: string) => mailedToken(database, email, 'company-invite')

describe('inviting a colleague', () => {
  it('emails a link that is valid for seven days, and stores only its digest', async () => {
    const { status, body } = await invite('Ida@Brightwater.example')
    expect({ status, ...body }).toMatchObject({ status: 201, email: 'ida@brightwater.example', id: expect.any(String) })
    const days = (new Date(String(body.expiresAt)).getTime() - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(7, 2)
    const token = await linkFor('ida@brightwater.example')
    const rows = await database.query(`select i::text as row from private.company_invites i`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is also an action, behind the action secret', async () => {
    const call = {
      action: { name: 'inviteCompanyMember' },
      input: { email: 'action@brightwater.example' },
      session_variables: {
        'x-hasura-role': 'user',
        'x-hasura-user-id': nora.id,
        'x-hasura-session-id': nora.sessionId,
      },
    }
    const path = '/hooks/actions/invite-company-member'
    expect((await actions.hook(path, call)).body).toMatchObject({ email: 'action@brightwater.example' })
    const bad = await actions.hook(path, { ...call, input: { email: 'no address' } })
    expect(bad).toMatchObject({
      status: 400,
      body: { extensions: { code: 'VALIDATION_FAILED', errors: [{ field: 'email' }] } },
    })
    const secretless = await actions.post(path, call)
    expect(secretless).toMatchObject({ status: 401, body: { extensions: { code: 'ACTION_SECRET_WRONG' } } })
    const wrong = await actions.post(path, call, { headers: { 'x-action-secret': 'guess' } })
    expect(wrong.status).toBe(401)
    const proxied = await actions.hook(path, call, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(proxied).toMatchObject({ status: 404 })
  })

  it('is for members of a company with a confirmed address', async () => {
    const tom = await persona(database, 'tom@client.example')
    const lena = await persona(database, 'lena@client.example')
    expect((await invite('x@client.example', tom)).body.errorCode).toBe('COMPANY_REQUIRED')
    expect((await invite('x@client.example', lena)).body.errorCode).toBe('EMAIL_NOT_VERIFIED')
    expect((await actions.post('/api/invites', { email: 'x@client.example' })).status).toBe(401)
  })

  it('refuses members of one’s own company, and reveals nothing about other people', async () => {
    expect((await invite('jonas@brightwater.example')).body).toMatchObject({
      errorCode: 'ALREADY_MEMBER',
      message: 'This person is already a member of your company.',
    })
    expect((await invite('ingrid@halden.example')).status).toBe(201)
  })

  it('writes to one person three times, then stops', async () => {
    const send = async (email: string) => (await invite(email)).status
    const spellings = ['bombed', 'bombed+a', 'bom.bed', 'bombed+b', 'bombed'].map((name) => `${name}@firm.example`)
    const statuses: number[] = []
    for (const email of spellings) statuses.push(await send(email))
    expect(statuses).toEqual([201, 201, 201, 429, 429])
    expect((await invite('bombed@firm.example')).body.message).toBe(
      'This person has already been invited three times. Try again in about 8 hours.',
    )
    expect(await send('somebody.else@firm.example')).toBe(201)
  })

  it('makes nobody a member of two companies, however quickly both are accepted', async () => {
    const email = 'double@firm.example'
    const { browser, token } = await signUpAndConfirm(actions, database, email)
    const tokens: string[] = []
    for (const sender of ['nora@brightwater.example', 'ingrid@halden.example']) {
      await invite(email, await persona(database, sender))
      tokens.push(await linkFor(email))
    }
    const answers = await Promise.all(tokens.map((one) => browser.post(`/api/invites/${one}/accept`, {}, { token })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const companies = await database.query(
      'select m.company_id from company_members m join user_accounts a using (user_id) where a.email = $1',
      [email],
    )
    expect(companies).toHaveLength(1)
  })

  it('[X-74] discards what someone else typed for the address, so that no password of theirs is kept', async () => {
    const email = 'taken-first@firm.example'
    const stranger = openBrowser(actions)
    await stranger.post('/api/signup', signUpForm(email, { password: 'chosen by a stranger' }))
    const code = await mailedCode(database, email)
    await invite(email)
    expect((await accept(await linkFor(email))).status).toBe(200)
    const kept = await database.query('select password_hash, mailed_at from auth.pending_sign_ups where email = $1', [
      email,
    ])
    expect(kept).toEqual([{ password_hash: null, mailed_at: null }])
    expect((await stranger.post('/api/signup/confirm', { email, code })).body.errorCode).toBe('CODE_INVALID')
  })

  it('is listed for one’s own company only', async () => {
    await invite('listed@brightwater.example')
    const ingrid = await persona(database, 'ingrid@halden.example')
    const list = async (person: Persona) =>
      JSON.stringify((await actions.get('/api/invites', { token: tokenFor(person) })).body)
    expect(await list(nora)).toContain('listed@brightwater.example')
    expect(await list(ingrid)).not.toContain('listed@brightwater.example')
  })
})

describe('withdrawing an invitation', () => {
  const withdraw = (id: unknown, person: Persona = nora) =>
    actions.request('DELETE', `/api/invites/${id}`, undefined, { token: tokenFor(person) })

  it('ends it: the link says so, and the list omits it', async () => {
    const { body } = await invite('gone@brightwater.example')
    const token = await linkFor('gone@brightwater.example')
    expect(await withdraw(body.id)).toMatchObject({ status: 200, body: { status: 'withdrawn' } })
    expect(await actions.get(`/api/invites/${token}`)).toMatchObject({
      status: 409,
      body: { errorCode: 'INVITE_WITHDRAWN' },
    })
    expect((await accept(token)).body.errorCode).toBe('INVITE_WITHDRAWN')
    expect((await withdraw(body.id)).body.errorCode).toBe('INVITE_WITHDRAWN')
    const list = await actions.get('/api/invites', { token: tokenFor(nora) })
    expect(JSON.stringify(list.body)).not.toContain('gone@brightwater.example')
    const [row] = await database.query(`select withdrawn_by from private.company_invites where id = $1`, [body.id])
    expect(row?.withdrawn_by).toBe(nora.id)
    await invite('gone@brightwater.example')
    expect((await accept(await linkFor('gone@brightwater.example'))).status).toBe(200)
  })

  it('is for its sender and the company’s owner; to everyone else it doesn’t exist', async () => {
    const [jonas, ingrid] = await Promise.all(
      ['jonas@brightwater.example', 'ingrid@halden.example'].map((email) => persona(database, email)),
    )
    const { body: noras } = await invite('noras@brightwater.example')
    const { body: own } = await invite('jonass@brightwater.example', jonas)
    expect((await withdraw(noras.id, jonas)).body.errorCode).toBe('NOT_ALLOWED')
    expect((await withdraw(noras.id, ingrid)).body.errorCode).toBe('INVITE_NOT_FOUND')
    expect((await actions.request('DELETE', `/api/invites/${noras.id}`)).status).toBe(401)
    expect((await withdraw('no-uuid')).status).toBe(404)
    const flags = async (person: Persona | undefined) => {
      const { body } = await actions.get<{ invites: { email: string; canWithdraw: boolean }[] }>('/api/invites', {
        token: tokenFor(person as Persona),
      })
      return Object.fromEntries(body.invites.map(({ email, canWithdraw }) => [email, canWithdraw]))
    }
    expect(await flags(jonas)).toMatchObject({ 'noras@brightwater.example': false, 'jonass@brightwater.example': true })
    expect(await flags(nora)).toMatchObject({ 'noras@brightwater.example': true, 'jonass@brightwater.example': true })
    expect((await withdraw(own.id, jonas)).status).toBe(200)
    expect((await withdraw(noras.id)).status).toBe(200)
  })

  it('is also an action, and too late for one that was accepted', async () => {
    const { body } = await invite('late.withdrawal@brightwater.example')
    expect((await accept(await linkFor('late.withdrawal@brightwater.example'))).status).toBe(200)
    const call = (id: unknown) => ({
      action: { name: 'withdrawCompanyInvite' },
      input: { id },
      session_variables: {
        'x-hasura-role': 'user',
        'x-hasura-user-id': nora.id,
        'x-hasura-session-id': nora.sessionId,
      },
    })
    const path = '/hooks/actions/withdraw-company-invite'
    expect((await actions.hook(path, call(body.id))).body).toMatchObject({ extensions: { code: 'INVITE_USED' } })
    const { body: open } = await invite('by.action@brightwater.example')
    expect((await actions.hook(path, call(open.id))).body).toEqual({ id: open.id, status: 'withdrawn' })
  })

  it('while it is being accepted: exactly one succeeds', async () => {
    const { body } = await invite('both.ends@brightwater.example')
    const token = await linkFor('both.ends@brightwater.example')
    const statuses = (await Promise.all([withdraw(body.id), accept(token)])).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })
})

describe('accepting an invitation', () => {
  it('makes a newcomer a member with a confirmed address, and signs them in', async () => {
    await invite('new@brightwater.example')
    const token = await linkFor('new@brightwater.example')
    const read = await actions.get(`/api/invites/${token}`)
    expect(read.body).toMatchObject({
      email: 'new@brightwater.example',
      hasAccount: false,
      invitedBy: expect.stringMatching(/^Nora /),
    })
    const browser = openBrowser(actions)
    expect((await browser.post(`/api/invites/${token}/accept`, NEWCOMER)).body).toMatchObject({ status: 'joined' })
    const { user } = (await browser.token()).body
    expect(user).toMatchObject({
      isEmailVerified: true,
      memberRole: 'member',
      userData: { companyData: { companyName: read.body.companyName } },
    })
  })

  it('[X-13] tells the person who joined that they have, and others that it was used', async () => {
    const { browser, token: bearer } = await signUpAndConfirm(actions, database, 'twice@firm.example')
    await invite('twice@firm.example')
    const token = await linkFor('twice@firm.example')
    await browser.post(`/api/invites/${token}/accept`, {}, { token: bearer })
    const read = (options = {}) => actions.get(`/api/invites/${token}`, options)
    expect(await read({ token: (await browser.token()).body.accessToken })).toMatchObject({
      status: 200,
      body: { companyName: 'Brightwater', hasJoined: true },
    })
    for (const options of [{}, { token: tokenFor(nora) }])
      expect((await read(options)).body.errorCode).toBe('INVITE_USED')
  })

  it('works once, even for two concurrent requests', async () => {
    await invite('race@brightwater.example')
    const token = await linkFor('race@brightwater.example')
    const statuses = (await Promise.all([accept(token), accept(token)])).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect((await accept(token)).body.errorCode).toBe('INVITE_USED')
    expect((await actions.get(`/api/invites/${token}`)).status).toBe(409)
  })

  it('is impossible after seven days, or once a newer invitation was sent', async () => {
    await invite('late@brightwater.example')
    const first = await linkFor('late@brightwater.example')
    await invite('late@brightwater.example')
    expect((await accept(first)).body.errorCode).toBe('INVITE_NOT_FOUND')
    await database.query(
      `update private.company_invites set expires_at = now() where email = 'late@brightwater.example'`,
    )
    expect((await accept(await linkFor('late@brightwater.example'))).body.errorCode).toBe('INVITE_EXPIRED')
    expect((await accept('made-up')).status).toBe(404)
  })

  it('requires the invited person: others are refused, and someone with an account signs in first', async () => {
    const mine = await signUpAndConfirm(actions, database, 'mine@firm.example')
    const other = await signUpAndConfirm(actions, database, 'other@firm.example')
    await invite('mine@firm.example')
    const token = await linkFor('mine@firm.example')
    expect((await accept(token, {}, other.token)).body.errorCode).toBe('INVITE_EMAIL_MISMATCH')
    expect((await accept(token)).body.errorCode).toBe('NO_SESSION')
    expect((await accept(token, {}, mine.token)).body).toMatchObject({ status: 'joined' })
    const members = await database.query(
      `select 1 from company_members m join users u on u.id = m.user_id and u.company_id = m.company_id where u.id = $1`,
      [mine.user.userId],
    )
    expect(members).toHaveLength(1)
  })

  it('refuses anyone who belongs to a company, and leaves the invitation open', async () => {
    const ingrid = await persona(database, 'ingrid@halden.example')
    await invite('ingrid@halden.example')
    const token = await linkFor('ingrid@halden.example')
    expect((await accept(token, {}, tokenFor(ingrid))).body).toMatchObject({
      errorCode: 'ALREADY_MEMBER',
      message: 'You already belong to a company. An account can be part of only one.',
    })
    expect((await actions.get(`/api/invites/${token}`)).status).toBe(200)
  })

  it('lists the fields a newcomer left out', async () => {
    await invite('gaps@brightwater.example')
    const answer = await accept(await linkFor('gaps@brightwater.example'), { firstName: 'Ida' })
    expect(answer.status).toBe(400)
    const fields = (answer.body.errors as { field: string }[]).map(({ field }) => field)
    expect(fields.sort()).toEqual(['lastName', 'password', 'privacyVersion', 'termsVersion'])
    expect(await mailsTo(database, 'gaps@brightwater.example')).toHaveLength(1)
  })
})

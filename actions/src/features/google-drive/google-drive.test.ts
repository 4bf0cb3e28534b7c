import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Script, serveGoogle } from '#providers/google/scripted-google.testkit.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { type CapturedLog, captureLog } from '#tests/captured-log.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { newSession, type Persona, persona, tokenFor } from '#tests/tokens.js'

const PARTS = JSON.stringify([{ heading: 'Main Strategy', text: 'Call <b>twenty</b> customers.' }])

let database: TestDatabase
let google: Awaited<ReturnType<typeof serveGoogle>>
let actions: TestActions
/** the same, which waits for Google no longer than a second */
let impatient: TestActions
let captured: CapturedLog
let elena: Persona
let marcus: Persona
let tom: Persona
let now: Date | null = null

beforeAll(async () => {
  database = await createTestDatabase()
  google = await serveGoogle()
  captured = captureLog()
  const clock = { now: () => now ?? new Date() }
  const env = { ...google.settings(), LOG_LEVEL: 'info' }
  actions = await startTestActions(database, { engine: false, env, fakes: { clock, log: captured.log } })
  impatient = await startTestActions(database, { engine: false, env: google.settings(1) })
  elena = await persona(database, 'elena@sagework.example')
  marcus = await persona(database, 'marcus@sagework.example')
  tom = await persona(database, 'tom@client.example')
})

beforeEach(async () => {
  now = null
  google.asked.length = 0
  google.documents.length = 0
  google.account.expiresIn = 3599
  await show('true')
  await database.query('delete from auth.throttles')
  await database.query('delete from private.google_connections')
})

const show = (value: string) =>
  database.query(`update system_configurations set value = $1 where config = 'SHOW_GOOGLE_DRIVE_UPLOAD'`, [value])

interface Reply {
  url: string
  id: string
  isOffered: boolean
  isConnected: boolean
  expiresAt: string
  errorCode: string
  message: string
  reason: string
}
const call = (method: string, path: string, body?: object, person: Persona | null = elena, on = actions) =>
  on.request<Reply>(
    method,
    `/api/google/${path}`,
    body,
    person ? { token: tokenFor(person, { expiresInSeconds: 7200 }) } : {},
  )

const begin = async (person = elena) => (await call('POST', 'login', {}, person)).body.url
async function login(person = elena) {
  const answer = await call('POST', 'connection', google.allow(await begin(person)), person)
  expect(answer.status).toBe(200)
  return answer.body
}

/** An answer in writing, as its author keeps it. */
async function written(author: Persona, { text = PARTS as string | null, said = null as string | null } = {}) {
  const [question, id] = [randomUUID(), randomUUID()]
  await database.query(
    `insert into insights_questions (id, user_id, topic_id, category_id, question, slug)
     select $1, $2, topic.id, objective_id, $3, '' from master_topics as topic where is_approved_by_admin and not deleted limit 1`,
    [question, tom.id, `What would ${id} pay for a seat & a half?`],
  )
  await database.query(
    `insert into insights_responses (id, question_id, user_id, response_type, response_text, media_transcript_formatted)
     values ($1, $2, $3, 'text', $4, $5)`,
    [id, question, author.id, text, said],
  )
  return id
}
const save = (responseId: string, { clickId = randomUUID() as string, person = elena, on = actions } = {}) =>
  call('POST', 'documents', { responseId, clickId }, person, on)

describe('whether it is offered', () => {
  it.each([
    ['true', true],
    ['TRUE', false],
    ['1', false],
    ['', false],
    ['false', false],
  ])('[HUB-39, KUP-08] “%s” in the configuration: %s', async (value, isOffered) => {
    await show(value)
    expect((await call('GET', 'connection')).body).toEqual({ isOffered, isConnected: false, expiresAt: null })
    const refused = isOffered ? 200 : 409
    expect((await call('POST', 'login', {})).status).toBe(refused)
  })

  it('[HUB-39] isn’t without a client of the operator, nor without the row', async () => {
    const without = await startTestActions(database, { engine: false })
    expect((await call('GET', 'connection', undefined, elena, without)).body.isOffered).toBe(false)
    for (const [path, body] of [
      ['login', {}],
      ['connection', { code: 'a', state: 'b' }],
      ['documents', { responseId: randomUUID(), clickId: randomUUID() }],
    ] as const)
      expect((await call('POST', path, body, elena, without)).body.errorCode).toBe('DRIVE_NOT_OFFERED')
  })

  it('is for experts, and nobody else', async () => {
    expect((await call('GET', 'connection', undefined, tom)).body.isOffered).toBe(false)
    for (const [path, body] of [
      ['login', {}],
      ['connection', { code: 'a', state: 'b' }],
      ['documents', { responseId: randomUUID(), clickId: randomUUID() }],
    ] as const) {
      expect((await call('POST', path, body, tom)).body.errorCode).toBe('EXPERTS_ONLY')
      expect((await call('POST', path, body, null)).status).toBe(401)
    }
  })
})

describe('the login at Google', () => {
  it('[KUP-31, KBASE-73] is kept on the server, encrypted, for an hour at most', async () => {
    google.account.expiresIn = 86_400
    const before = Date.now()
    const { expiresAt, ...rest } = await login()
    expect(rest).toEqual({ isOffered: true, isConnected: true })
    expect(new Date(expiresAt).getTime() - before).toBeLessThanOrEqual(3_600_000 + 5_000)
    const [row] = await database.query<{ sealed_token: string }>(
      'select sealed_token from private.google_connections where session_id = $1',
      [elena.sessionId],
    )
    expect(row?.sealed_token).toMatch(/^[\w+/=]{40,}$/)
    expect(Buffer.from(row?.sealed_token ?? '', 'base64').toString('latin1')).not.toContain('ya29')
    now = new Date(Date.now() + 3_600_000)
    expect((await call('GET', 'connection')).body.isConnected).toBe(false)
  })

  it('belongs to the session that began it, and is used once', async () => {
    const back = google.allow(await begin())
    const other = { ...elena, sessionId: await newSession(database, elena.id) }
    for (const person of [marcus, other])
      expect((await call('POST', 'connection', back, person)).body.errorCode).toBe('GOOGLE_LOGIN_FAILED')
    expect(google.asked).toEqual([])
    expect((await call('POST', 'connection', back)).status).toBe(200)
    expect((await call('POST', 'connection', back)).body).toMatchObject({
      ...{ errorCode: 'GOOGLE_LOGIN_FAILED', message: expect.stringContaining('took too long') },
    })
    // nor is another session of the same person logged in
    expect((await call('GET', 'connection', undefined, other)).body.isConnected).toBe(false)
  })

  it('expires after ten minutes', async () => {
    const back = google.allow(await begin())
    now = new Date(Date.now() + 10 * 60_000)
    expect((await call('POST', 'connection', back)).body.errorCode).toBe('GOOGLE_LOGIN_FAILED')
    expect(google.asked).toEqual([])
  })

  it.each([
    [{ code: '', state: 'b' }, 'code'],
    [{ code: 'a', state: 'x'.repeat(2049) }, 'state'],
  ])('refuses what Google never sends', async (body, field) => {
    const answer = await call('POST', 'connection', body)
    expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ field }] }])
  })

  it.each<[string, Script]>([
    ['refuses', { status: 400, reason: 'invalid_grant' }],
    ['stays silent', 'stall'],
    ['babbles', 'babble'],
    ['breaks off', 'cut off'],
    ['grants less', { answer: { access_token: 'ya29.y', expires_in: 9, token_type: 'Bearer', scope: 'openid' } }],
  ])('leaves nothing behind if Google %s', async (_, script) => {
    google.follow('token', script)
    const on = script === 'stall' ? impatient : actions
    const answer = await call('POST', 'connection', google.allow(await begin()), elena, on)
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'GOOGLE_LOGIN_FAILED'])
    expect((await call('GET', 'connection')).body.isConnected).toBe(false)
  })

  it('ends with the session, and when its owner ends it', async () => {
    await login()
    expect((await call('DELETE', 'connection')).body.isConnected).toBe(false)
    expect(google.asked.at(-1)).toMatchObject({ errand: 'revoke', body: expect.stringMatching(/^token=ya29/) })
    const brief = { ...elena, sessionId: await newSession(database, elena.id) }
    await login(brief)
    await begin(brief)
    await database.query('delete from auth.sessions where id = $1', [brief.sessionId])
    for (const table of ['google_connections', 'google_logins'])
      expect(await database.query(`select from private.${table} where session_id = $1`, [brief.sessionId])).toEqual([])
  })

  it('ends here even if Google can’t be told', async () => {
    await login()
    google.follow('revoke', { status: 500 })
    expect((await call('DELETE', 'connection')).status).toBe(200)
    expect((await call('GET', 'connection')).body.isConnected).toBe(false)
  })

  it('can be begun forty times an hour', async () => {
    const answers = await Promise.all(Array.from({ length: 41 }, () => call('POST', 'login', {}, marcus)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('saving', () => {
  it('[IERR-16] asks for the login first', async () => {
    const answer = await save(await written(elena))
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { errorCode: 'GOOGLE_LOGIN_NEEDED', message: 'Please login first.' },
    ])
    expect(google.asked).toEqual([])
  })

  it('[KUP-30, KBASE-43] makes one document of one’s own answer, with every text escaped', async () => {
    await login()
    const id = await written(elena)
    const { status, body } = await save(id)
    const [document] = google.documents
    expect([status, body]).toEqual([
      200,
      { id: document?.id, url: `https://docs.google.com/document/d/${document?.id}/edit` },
    ])
    expect(document?.name).toBe(`What would ${id} pay for a seat & a half?`)
    expect(document?.html).toContain('<p>Call &lt;b&gt;twenty&lt;/b&gt; customers.</p>')
    expect(google.asked.map(({ errand }) => errand)).toEqual(['token', 'create', 'write'])
  })

  it('[KUP-30] makes one of what is said in a recording', async () => {
    await login()
    await save(await written(elena, { text: null, said: 'I would ask them.' }))
    expect(google.documents[0]?.html).toContain('<p>I would ask them.</p>')
  })

  it('is refused for somebody else’s answer as for none, and for an empty one', async () => {
    await login()
    for (const id of [await written(marcus), randomUUID()])
      expect((await save(id)).body.errorCode).toBe('RESPONSE_NOT_FOUND')
    expect((await save(await written(elena, { text: null }))).body.errorCode).toBe('DRIVE_NOTHING_TO_SAVE')
    expect((await call('POST', 'documents', { responseId: 'x', clickId: 'y' })).status).toBe(400)
    expect(google.documents).toEqual([])
  })

  it('makes one document of one press, however often it is sent', async () => {
    await login()
    const [id, clickId] = [await written(elena), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(id, { clickId })))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body }) => body.errorCode))).toEqual(
      new Set(refused.length ? ['DRIVE_SAVE_UNDER_WAY'] : []),
    )
    const again = await save(id, { clickId })
    expect([again.status, again.body.id]).toEqual([200, google.documents[0]?.id])
    expect(google.documents).toHaveLength(1)
    // another press is another document
    expect((await save(id)).status).toBe(200)
    expect(google.documents).toHaveLength(2)
  })

  it('makes one of two presses at once', async () => {
    await login()
    const id = await written(elena)
    let release = () => {}
    google.follow('create', { after: new Promise((resolve) => (release = () => resolve())) })
    const first = save(id)
    await vi.waitFor(() => expect(google.asked.at(-1)?.errand).toBe('create'), 10_000)
    expect((await save(id)).body.errorCode).toBe('DRIVE_SAVE_UNDER_WAY')
    release()
    expect((await first).status).toBe(200)
    expect(google.documents).toHaveLength(1)
  })

  it('can be tried again once whoever began is known to have given up', async () => {
    await login()
    const id = await written(elena)
    await database.query(
      `insert into private.drive_saves (id, click_id, user_id, item_id, leased_until, created_at)
       values ($1, $2, $3, $4, now() + interval '35 seconds', now())`,
      [randomUUID(), randomUUID(), elena.id, id],
    )
    expect((await save(id)).body.errorCode).toBe('DRIVE_SAVE_UNDER_WAY')
    now = new Date(Date.now() + 40_000)
    expect((await save(id)).status).toBe(200)
  })

  it.each(['create', 'write'] as const)('goes on where it broke off, whose answer was lost: %s', async (errand) => {
    await login()
    const id = await written(elena)
    google.follow(errand, 'lost')
    expect((await save(id)).body.errorCode).toBe('DRIVE_FILE_FAILED')
    // as after a reload, which knows nothing of the press before
    expect((await save(id)).status).toBe(200)
    expect(google.documents).toHaveLength(1)
    expect(google.documents[0]?.html).toContain('twenty')
  })

  it('begins anew if the document is in another account, or was deleted', async () => {
    await login()
    const id = await written(elena)
    google.follow('write', { status: 500 })
    await save(id)
    google.account.email = 'elena@second.example'
    await login()
    expect((await save(id)).status).toBe(200)
    google.account.email = 'elena@drive.example'
    expect(google.documents.map(({ owner }) => owner)).toEqual(['elena@drive.example', 'elena@second.example'])
  })

  it('refuses a press that was another answer’s, or another person’s', async () => {
    await login()
    await login(marcus)
    const clickId = randomUUID()
    await save(await written(elena), { clickId })
    for (const [person, id] of [
      [elena, await written(elena)],
      [marcus, await written(marcus)],
    ] as const)
      expect((await save(id, { clickId, person })).body.errorCode).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(google.documents).toHaveLength(1)
  })

  it('[IERR-16] forgets a token that Google no longer takes', async () => {
    await login()
    google.forgetTokens()
    expect((await save(await written(elena))).body.errorCode).toBe('GOOGLE_LOGIN_NEEDED')
    expect((await call('GET', 'connection')).body.isConnected).toBe(false)
  })

  it.each<[string, Script, string, string]>([
    ['has no room', { status: 403, reason: 'storageQuotaExceeded' }, 'Google Drive is full', 'storageQuotaExceeded'],
    ['forbids it', { status: 403, reason: 'domainPolicy' }, 'another Google account', 'domainPolicy'],
    ['is asked too often', { status: 429 }, 'Wait a minute', 'status 429'],
    ['has trouble', { status: 500 }, 'try again in a moment', 'status 500'],
    ['stays silent', 'stall', 'took too long', 'stalled'],
    ['breaks off', 'cut off', 'try again in a moment', 'cut off'],
    ['lies', { answer: { id: '../x' } }, 'try again in a moment', 'unreadable'],
  ])('[IERR-17] says that it failed, and what to do, if Google %s', async (_, script, advice, reason) => {
    await login()
    google.follow('create', script)
    const on = script === 'stall' ? impatient : actions
    const { status, body } = await save(await written(elena), { on })
    expect([status, body.errorCode]).toEqual([502, 'DRIVE_FILE_FAILED'])
    expect(body.message).toMatch(/^Error creating file\. Check console for details\. /)
    expect(body.message).toContain(advice)
    expect(body.reason).toContain(reason)
    expect(JSON.stringify(body)).not.toContain('ya29')
  })

  it('[IERR-17] leaves its cause in the log, and nothing secret', () => {
    const all = captured.lines.join('\n')
    expect(all).toContain('storageQuotaExceeded')
    expect(all).not.toMatch(/ya29|test-client-secret|code_verifier|twenty/)
  })

  it('can be asked sixty times an hour', async () => {
    const id = await written(marcus)
    const answers = await Promise.all(Array.from({ length: 61 }, () => save(id, { person: marcus })))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

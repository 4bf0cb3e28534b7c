import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Script } from '#providers/google/scripted-google.testkit.js'
import { startTestActions } from '#tests/actions.js'
import { newSession } from '#tests/tokens.js'
import { prepareDrive } from './google-drive.testkit.js'

const { kit, show, call, begin, login, written } = prepareDrive()

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
    const without = await startTestActions(kit.database, { engine: false })
    expect((await call('GET', 'connection', undefined, kit.elena, without)).body.isOffered).toBe(false)
    for (const [path, body] of [
      ['login', {}],
      ['connection', { code: 'a', state: 'b' }],
      ['documents', { responseId: randomUUID(), clickId: randomUUID() }],
    ] as const)
      expect((await call('POST', path, body, kit.elena, without)).body.errorCode).toBe('DRIVE_NOT_OFFERED')
  })

  it('is for experts, and nobody else', async () => {
    expect((await call('GET', 'connection', undefined, kit.tom)).body.isOffered).toBe(false)
    for (const [path, body] of [
      ['login', {}],
      ['connection', { code: 'a', state: 'b' }],
      ['documents', { responseId: randomUUID(), clickId: randomUUID() }],
    ] as const) {
      expect((await call('POST', path, body, kit.tom)).body.errorCode).toBe('EXPERTS_ONLY')
      expect((await call('POST', path, body, null)).status).toBe(401)
    }
  })
})

describe('the login at Google', () => {
  it('[KUP-31, KBASE-73] is kept on the server, encrypted, for an hour at most', async () => {
    expect(new URL(await begin()).searchParams.get('scope')).toBe('https://www.googleapis.com/auth/drive.file')
    kit.google.account.expiresIn = 86_400
    const now = new Date()
    kit.now = now
    const { expiresAt, ...rest } = await login()
    expect(rest).toEqual({ isOffered: true, isConnected: true })
    expect(new Date(expiresAt).getTime() - now.getTime()).toBe(3_600_000)
    const [row] = await kit.database.query<{ sealed_token: string }>(
      'select sealed_token from private.google_connections where session_id = $1',
      [kit.elena.sessionId],
    )
    expect(row?.sealed_token).toMatch(/^[\w+/=]{40,}$/)
    expect(Buffer.from(row?.sealed_token ?? '', 'base64').toString('latin1')).not.toContain('ya29')
    kit.now = new Date(now.getTime() + 3_600_000)
    expect((await call('GET', 'connection')).body.isConnected).toBe(false)
  })

  it('is kept however long that takes', async () => {
    kit.google.account.expiresIn = 3600
    let time = Date.now()
    kit.now = () => new Date(time++)
    expect(await login()).toMatchObject({ isConnected: true })
  })

  it('that can’t be read any more is none', async () => {
    await login()
    const sealed = Buffer.alloc(80).toString('base64')
    await kit.database.query('update private.google_connections set sealed_token = $1', [sealed])
    const none = { isOffered: true, isConnected: false, expiresAt: null }
    expect((await call('GET', 'connection')).body).toEqual(none)
    const save = await call('POST', 'documents', { responseId: await written(kit.elena), clickId: randomUUID() })
    expect(save.body.errorCode).toBe('GOOGLE_LOGIN_NEEDED')
    expect((await call('DELETE', 'connection')).body).toEqual(none)
    expect(await kit.database.query('select from private.google_connections')).toEqual([])
    // nor is one that was begun
    const back = kit.google.allow(await begin())
    await kit.database.query('update private.google_logins set sealed_verifier = $1', [sealed])
    expect((await call('POST', 'connection', back)).body.errorCode).toBe('GOOGLE_LOGIN_FAILED')
  })

  it('ends for whoever has one, and says what is offered to them', async () => {
    await login()
    await show('false')
    const none = { isOffered: false, isConnected: false, expiresAt: null }
    expect((await call('DELETE', 'connection')).body).toEqual(none)
    expect(kit.google.asked.at(-1)?.errand).toBe('revoke')
    await show('true')
    expect((await call('DELETE', 'connection')).body).toEqual({ ...none, isOffered: true })
    const answer = await call('DELETE', 'connection', undefined, kit.tom)
    expect([answer.status, answer.body]).toEqual([200, none])
    for (const method of ['GET', 'DELETE']) expect((await call(method, 'connection', undefined, null)).status).toBe(401)
  })

  it('belongs to the session that began it, and is used once', async () => {
    const back = kit.google.allow(await begin())
    const other = { ...kit.elena, sessionId: await newSession(kit.database, kit.elena.id) }
    for (const person of [kit.marcus, other])
      expect((await call('POST', 'connection', back, person)).body.errorCode).toBe('GOOGLE_LOGIN_FAILED')
    expect(kit.google.asked).toEqual([])
    expect((await call('POST', 'connection', back)).status).toBe(200)
    expect((await call('POST', 'connection', back)).body).toMatchObject({
      ...{ errorCode: 'GOOGLE_LOGIN_FAILED', message: expect.stringContaining('took too long') },
    })
    // nor is another session of the same person logged in
    expect((await call('GET', 'connection', undefined, other)).body.isConnected).toBe(false)
  })

  it('expires after ten minutes', async () => {
    const back = kit.google.allow(await begin())
    kit.now = new Date(Date.now() + 10 * 60_000)
    expect((await call('POST', 'connection', back)).body.errorCode).toBe('GOOGLE_LOGIN_FAILED')
    expect(kit.google.asked).toEqual([])
  })

  it.each([
    [{ code: '', state: 'b' }, 'code'],
    [{ code: 'a', state: 'x'.repeat(2049) }, 'state'],
  ])('refuses what Google never sends', async (body, field) => {
    const answer = await call('POST', 'connection', body)
    expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ field }] }])
  })

  it.each<[string, Script, string?]>([
    ['refuses', { status: 400, reason: 'invalid_grant' }],
    ['forbids it', { status: 403, reason: 'domainPolicy' }],
    ['stays silent', 'stall'],
    ['babbles', 'babble'],
    ['breaks off', 'cut off'],
    [
      'grants less',
      { answer: { access_token: 'ya29.y', expires_in: 9, token_type: 'Bearer', scope: 'openid' } },
      'leave that box ticked',
    ],
  ])('leaves nothing behind if Google %s', async (_, script, words = 'didn’t complete the login') => {
    kit.google.follow('token', script)
    const on = script === 'stall' ? kit.impatient : kit.actions
    const answer = await call('POST', 'connection', kit.google.allow(await begin()), kit.elena, on)
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'GOOGLE_LOGIN_FAILED'])
    expect(answer.body.message).toContain(words)
    expect((await call('GET', 'connection')).body.isConnected).toBe(false)
  })

  it('ends with the session, and when its owner ends it', async () => {
    await login()
    expect((await call('DELETE', 'connection')).body.isConnected).toBe(false)
    expect(kit.google.asked.at(-1)).toMatchObject({ errand: 'revoke', body: expect.stringMatching(/^token=ya29/) })
    const brief = { ...kit.elena, sessionId: await newSession(kit.database, kit.elena.id) }
    await login(brief)
    await begin(brief)
    await kit.database.query('delete from auth.sessions where id = $1', [brief.sessionId])
    for (const table of ['google_connections', 'google_logins'])
      expect(await kit.database.query(`select from private.${table} where session_id = $1`, [brief.sessionId])).toEqual(
        [],
      )
  })

  it('ends here even if Google can’t be told', async () => {
    await login()
    kit.google.follow('revoke', { status: 500 })
    expect((await call('DELETE', 'connection')).status).toBe(200)
    expect((await call('GET', 'connection')).body.isConnected).toBe(false)
  })

  it('can be begun forty times an hour', async () => {
    const answers = await Promise.all(Array.from({ length: 41 }, () => call('POST', 'login', {}, kit.marcus)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { Script } from '#providers/google/scripted-google.testkit.js'
import { prepareDrive } from './google-drive.testkit.js'

const { kit, call, login, save, written } = prepareDrive()

describe('saving', () => {
  it('[IERR-16] asks for the login first', async () => {
    const answer = await save(await written(kit.elena))
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { errorCode: 'GOOGLE_LOGIN_NEEDED', message: 'Please login first.' },
    ])
    expect(kit.google.asked).toEqual([])
  })

  it('[KUP-30, KBASE-43] makes one document of one’s own answer, with every text escaped', async () => {
    await login()
    const id = await written(kit.elena)
    const { status, body } = await save(id)
    const [document] = kit.google.documents
    expect([status, body]).toEqual([
      200,
      { id: document?.id, url: `https://docs.google.com/document/d/${document?.id}/edit` },
    ])
    expect(document?.name).toBe(`What would ${id} pay for a seat & a half?`)
    expect(document?.html).toContain('<p>Call &lt;b&gt;twenty&lt;/b&gt; customers.</p>')
    expect(kit.google.asked.map(({ errand }) => errand)).toEqual(['token', 'create', 'write'])
  })

  it('[KUP-30] makes one of what is said in a recording', async () => {
    await login()
    // what was typed before it was recorded stays in the draft
    await save(await written(kit.elena, { type: 'audio', said: 'I would ask them.' }))
    expect(kit.google.documents[0]?.html).toContain('<p>I would ask them.</p>')
    expect(kit.google.documents[0]?.html).not.toContain('twenty')
  })

  it('is refused for somebody else’s answer as for none, and for an empty one', async () => {
    await login()
    for (const id of [await written(kit.marcus), randomUUID()])
      expect((await save(id)).body.errorCode).toBe('RESPONSE_NOT_FOUND')
    // what was recorded before it was to be written isn't the answer any more
    for (const kept of [{ text: null, said: 'I would ask them.' }, { type: 'video' }])
      expect((await save(await written(kit.elena, kept))).body.errorCode).toBe('DRIVE_NOTHING_TO_SAVE')
    expect((await call('POST', 'documents', { responseId: 'x', clickId: 'y' })).status).toBe(400)
    expect(kit.google.documents).toEqual([])
  })

  it('makes one document of one press, however often it is sent', async () => {
    await login()
    const [id, clickId] = [await written(kit.elena), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(id, { clickId })))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body }) => body.errorCode))).toEqual(
      new Set(refused.length ? ['DRIVE_SAVE_UNDER_WAY'] : []),
    )
    const again = await save(id, { clickId })
    expect([again.status, again.body.id]).toEqual([200, kit.google.documents[0]?.id])
    expect(kit.google.documents).toHaveLength(1)
    // another press is another document
    expect((await save(id)).status).toBe(200)
    expect(kit.google.documents).toHaveLength(2)
  })

  it('makes one of two presses at once', async () => {
    await login()
    const id = await written(kit.elena)
    let release = () => {}
    kit.google.follow('create', { after: new Promise((resolve) => (release = () => resolve())) })
    const first = save(id)
    await vi.waitFor(() => expect(kit.google.asked.at(-1)?.errand).toBe('create'), 10_000)
    expect((await save(id)).body.errorCode).toBe('DRIVE_SAVE_UNDER_WAY')
    release()
    expect((await first).status).toBe(200)
    expect(kit.google.documents).toHaveLength(1)
  })

  it('can be tried again once whoever began is known to have given up', async () => {
    await login()
    const id = await written(kit.elena)
    await kit.database.query(
      `insert into private.drive_saves (id, click_id, user_id, item_id, leased_until, created_at)
       values ($1, $2, $3, $4, now() + interval '35 seconds', now())`,
      [randomUUID(), randomUUID(), kit.elena.id, id],
    )
    expect((await save(id)).body.errorCode).toBe('DRIVE_SAVE_UNDER_WAY')
    kit.now = new Date(Date.now() + 40_000)
    expect((await save(id)).status).toBe(200)
  })

  it.each(['create', 'write'] as const)('goes on where it broke off, whose answer was lost: %s', async (errand) => {
    await login()
    const id = await written(kit.elena)
    kit.google.follow(errand, 'lost')
    expect((await save(id)).body.errorCode).toBe('DRIVE_FILE_FAILED')
    // as after a reload, which knows nothing of the press before
    expect((await save(id)).status).toBe(200)
    expect(kit.google.documents).toHaveLength(1)
    expect(kit.google.documents[0]?.html).toContain('twenty')
  })

  it('begins anew if the document is in another account, or was deleted', async () => {
    await login()
    const id = await written(kit.elena)
    kit.google.follow('write', { status: 500 })
    await save(id)
    kit.google.account.email = 'elena@second.example'
    await login()
    expect((await save(id)).status).toBe(200)
    kit.google.account.email = 'elena@drive.example'
    expect(kit.google.documents.map(({ owner }) => owner)).toEqual(['elena@drive.example', 'elena@second.example'])
  })

  it('refuses a press that was another answer’s, or another person’s', async () => {
    await login()
    await login(kit.marcus)
    const clickId = randomUUID()
    await save(await written(kit.elena), { clickId })
    for (const [person, id] of [
      [kit.elena, await written(kit.elena)],
      [kit.marcus, await written(kit.marcus)],
    ] as const)
      expect((await save(id, { clickId, person })).body.errorCode).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(kit.google.documents).toHaveLength(1)
  })

  it('[IERR-16] forgets a token that Google no longer takes', async () => {
    await login()
    kit.google.forgetTokens()
    expect((await save(await written(kit.elena))).body).toMatchObject({
      ...{ errorCode: 'GOOGLE_LOGIN_NEEDED', message: 'Please login first.' },
    })
    expect((await call('GET', 'connection')).body.isConnected).toBe(false)
  })

  it('[IERR-16] asks for the login again if the token lacks the right', async () => {
    await login()
    kit.google.follow('create', { status: 403, reason: 'insufficientPermissions' })
    expect((await save(await written(kit.elena))).body).toMatchObject({
      ...{ errorCode: 'GOOGLE_LOGIN_NEEDED', message: 'Please login first.' },
    })
    expect((await call('GET', 'connection')).body.isConnected).toBe(false)
  })

  it.each<[string, Script, string, string]>([
    ['has no room', { status: 403, reason: 'storageQuotaExceeded' }, 'Google Drive is full', 'storageQuotaExceeded'],
    ['forbids it', { status: 403, reason: 'domainPolicy' }, 'another Google account', 'domainPolicy'],
    [
      'isn’t set up',
      { status: 403, reason: 'accessNotConfigured' },
      'didn’t accept this from us',
      'accessNotConfigured',
    ],
    ['is asked too often', { status: 429 }, 'Wait a minute', 'status 429'],
    ['has trouble', { status: 500 }, 'try again in a moment', 'status 500'],
    ['stays silent', 'stall', 'took too long', 'stalled'],
    ['breaks off', 'cut off', 'try again in a moment', 'cut off'],
    ['lies', { answer: { id: '../x' } }, 'try again in a moment', 'unreadable'],
  ])('[IERR-17] says that it failed, and what to do, if Google %s', async (_, script, advice, reason) => {
    await login()
    kit.google.follow('create', script)
    const on = script === 'stall' ? kit.impatient : kit.actions
    const { status, body } = await save(await written(kit.elena), { on })
    expect([status, body.errorCode]).toEqual([502, 'DRIVE_FILE_FAILED'])
    expect(body.message).toBe('Error creating file. Check console for details.')
    expect(body.advice).toContain(advice)
    expect(body.reason).toContain(reason)
    expect(JSON.stringify(body)).not.toContain('ya29')
  })

  it('[IERR-17] leaves its cause in the log, and nothing secret', async () => {
    await login()
    kit.google.follow('create', { status: 403, reason: 'storageQuotaExceeded' })
    await save(await written(kit.elena))
    const all = kit.captured.lines.join('\n')
    expect(all).toContain('storageQuotaExceeded')
    expect(all).not.toMatch(/ya29|test-client-secret|code_verifier|twenty/)
  })

  it('can be asked sixty times an hour', async () => {
    const id = await written(kit.marcus)
    const answers = await Promise.all(Array.from({ length: 61 }, () => save(id, { person: kit.marcus })))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

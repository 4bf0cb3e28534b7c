import { beforeAll, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { openBrowser, SHOWN_TEXTS, signUpAndConfirm } from './identity.testkit.js'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
})

describe('accepting terms of use after signing up', () => {
  it('[X-61] is kept with its day, once, and the session says which version it was', async () => {
    const { browser, token, user } = await signUpAndConfirm(actions, database, 'later@new.example')
    expect(user.acceptedTermsVersion).toBe(1)
    await database.query('delete from private.legal_acceptances where user_id = $1', [user.userId])
    expect((await browser.token()).body.user.acceptedTermsVersion).toBeNull()
    const accept = () => actions.post('/api/legal/accept', SHOWN_TEXTS, { token })
    for (const _ of [1, 2]) expect(await accept()).toMatchObject({ status: 200, body: { termsVersion: 1 } })
    expect((await browser.token()).body.user.acceptedTermsVersion).toBe(1)
    const rows = await database.query('select distinct occasion from private.legal_acceptances where user_id = $1', [
      user.userId,
    ])
    expect(rows).toEqual([{ occasion: 'new-version' }])
    await expect(database.query('update private.legal_acceptances set version = 2')).rejects.toThrow()
  })

  it('[X-61] is refused for a version that isn’t in force, without one, and without a session', async () => {
    const { token } = await signUpAndConfirm(actions, database, 'never@new.example')
    const send = (body: object) => actions.post('/api/legal/accept', body, { token })
    expect(await send({ ...SHOWN_TEXTS, termsVersion: 2 })).toMatchObject({
      ...{ status: 409, body: { errorCode: 'TERMS_CHANGED' } },
    })
    expect((await send({})).status).toBe(400)
    expect((await openBrowser(actions).post('/api/legal/accept', SHOWN_TEXTS)).status).toBe(401)
  })
})

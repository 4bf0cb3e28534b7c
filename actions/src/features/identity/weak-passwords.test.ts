import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'
import { mailedToken, openBrowser, PASSWORD, SHOWN_TEXTS, signUpAndConfirm, signUpForm } from './identity.testkit.js'

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
})

beforeEach(() => database.query('delete from auth.throttles'))

const refusedFor = (field: string, words: RegExp) => ({
  status: 400,
  body: { errorCode: 'VALIDATION_FAILED', errors: [{ field, message: expect.stringMatching(words) }] },
})

describe('a password that is easy to guess', () => {
  it('is rejected at sign-up, whether or not the address is known', async () => {
    const signUp = (email: string, password: string) =>
      openBrowser(actions).post('/api/signup', signUpForm(email, { password, companyName: 'Brightwater' }))
    expect(await signUp('weak@new.example', 'aaaaaaaaaa')).toMatchObject(refusedFor('password', /repeats itself/))
    expect(await signUp('nora@brightwater.example', 'aaaaaaaaaa')).toMatchObject(refusedFor('password', /repeats/))
    expect(await signUp('weak@new.example', 'maralind1')).toMatchObject(refusedFor('password', /at least 10/))
    expect(await signUp('weak@new.example', 'brightwater9')).toMatchObject(refusedFor('password', /your name/))
    expect((await signUp('weak@new.example', PASSWORD)).status).toBe(202)
  })

  it('is rejected in a reset, and the link stays valid', async () => {
    const { browser } = await signUpAndConfirm(actions, database, 'weak.reset@new.example')
    await browser.post('/api/auth/request-password-reset', { email: 'weak.reset@new.example' })
    const token = await mailedToken(database, 'weak.reset@new.example', 'password-reset')
    const reset = (newPassword: string) => browser.post('/api/auth/reset-password', { token, newPassword })
    expect(await reset('password123')).toMatchObject(refusedFor('newPassword', /first that attackers try/))
    expect(await reset('weak.reset1')).toMatchObject(refusedFor('newPassword', /your name, your email/))
    expect((await reset('another quiet walk')).status).toBe(200)
  })

  it('is rejected when changing it', async () => {
    const { browser, token } = await signUpAndConfirm(actions, database, 'weak.change@new.example')
    const change = (newPassword: string) =>
      browser.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword }, { token })
    expect(await change('qwertyuiop')).toMatchObject(refusedFor('newPassword', /first that attackers try/))
    expect((await change('another quiet walk')).status).toBe(200)
  })

  it('is rejected from an invited person, and the invitation stays open', async () => {
    const nora = await persona(database, 'nora@brightwater.example')
    await actions.post('/api/invites', { email: 'weak@brightwater.example' }, { token: tokenFor(nora) })
    const link = await mailedToken(database, 'weak@brightwater.example', 'company-invite')
    const join = (password: string) =>
      openBrowser(actions).post(`/api/invites/${link}/accept`, {
        firstName: 'Ida',
        lastName: 'Berg',
        password,
        ...SHOWN_TEXTS,
      })
    expect(await join('brightwater')).toMatchObject(refusedFor('password', /your company/))
    expect((await join(PASSWORD)).status).toBe(200)
  })

  it('of the demo people still works: they never chose one', async () => {
    const answer = await openBrowser(actions).post('/api/auth/sign-in/email', {
      email: 'elena@sagework.example',
      password: 'sagework-demo',
    })
    expect(answer.status).toBe(200)
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import {
  mailedToken,
  mailsTo,
  openBrowser,
  PASSWORD,
  SHOWN_TEXTS,
  signUpAndConfirm,
  signUpForm,
} from './identity.testkit.js'

let database: TestDatabase
let actions: TestActions
const email = 'owner@flooded.example'

beforeAll(async () => {
  database = await createTestDatabase()
  // Tests set the client address themselves, as the gateway would.
  actions = await startTestActions(database, { engine: false })
  await signUpAndConfirm(actions, database, email)
})

beforeEach(async () => {
  await database.query('delete from auth.throttles')
  await database.query('delete from private.outbox_mails')
})

/** Every response has a minimum duration (minimum-duration.ts), so a flood is sent in parallel. */
const atOnce = <Answer>(count: number, ask: (round: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, round) => ask(round)))

let nextAddress = 1
const strangerPost = (path: string, body: object) => {
  nextAddress += 1
  const headers = { 'x-forwarded-for': `203.0.113.${nextAddress % 250}` }
  return openBrowser(actions, headers).post(path, body)
}
const mails = async (kind: string) => (await mailsTo(database, email)).filter((mail) => mail.kind === kind).length
/** Moves the counters back instead of waiting. */
const minutesPass = (minutes: number) =>
  database.query(`update auth.throttles set resets_at = resets_at - $1 * interval '1 minute'`, [minutes])

describe.each([
  { what: 'a reset', path: '/api/auth/request-password-reset', kind: 'password-reset' },
  { what: 'a sign-in link', path: '/api/auth/sign-in/magic-link', kind: 'sign-in-link' },
])('a flood of requests for $what', ({ path, kind }) => {
  const flood = async (count: number) =>
    (await atOnce(count, () => strangerPost(path, { email }))).map(({ status }) => status)

  it('is no mail bomb: a few emails at once, then one every ten minutes, with the same response to every request', async () => {
    expect(new Set(await flood(12))).toEqual(new Set([200]))
    expect(await mails(kind)).toBe(3)
    await minutesPass(10)
    await flood(5)
    expect(await mails(kind)).toBe(4)
  })

  it('leaves the owner an email that still works, and the next one within minutes', async () => {
    await flood(12)
    const stranger = openBrowser(actions, { 'x-forwarded-for': '198.51.100.7' })
    expect(await stranger.post(path, { email })).toMatchObject({ status: 200, body: { isSent: false } })
    const { secondsToNext } = (await stranger.post(path, { email })).body
    expect(secondsToNext).toBeGreaterThan(0)
    expect(secondsToNext).toBeLessThanOrEqual(600)
    const token = await mailedToken(database, email, kind)
    const answer =
      kind === 'password-reset'
        ? await stranger.post('/api/auth/reset-password', { token, newPassword: PASSWORD })
        : await stranger.post('/api/session/magic-link', { token })
    expect(answer.status).toBe(200)
  })

  it('doesn’t use up the budget of a browser in which the owner has signed in', async () => {
    const owner = openBrowser(actions)
    await owner.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    await owner.token()
    await owner.post('/api/auth/sign-out')
    await flood(12)
    const before = await mails(kind)
    expect(await owner.post(path, { email })).toMatchObject({ status: 200, body: { isSent: true } })
    expect(await mails(kind)).toBe(before + 1)
    // The exemption covers its owner only.
    await strangerPost(path, { email: 'elena@sagework.example' })
    await atOnce(4, () => owner.post(path, { email: 'elena@sagework.example' }))
    expect((await mailsTo(database, 'elena@sagework.example')).filter((mail) => mail.kind === kind)).toHaveLength(3)
  })

  it('gets the same response for an unknown address', async () => {
    const answers = async (address: string) => {
      const asked = await atOnce(5, () => strangerPost(path, { email: address }))
      return asked.map(({ status, body }) => `${status} ${body.isSent} ${typeof body.secondsToNext}`).sort()
    }
    expect(await answers('nobody@flooded.example')).toEqual(await answers(email))
  })

  it('is cut off for ten minutes once a requester exceeds the limit', async () => {
    const one = openBrowser(actions, { 'x-forwarded-for': '192.0.2.1' })
    await database.query(`update auth.throttles set hits = 1`)
    await one.post(path, { email: 'first@flooded.example' })
    await database.query(`update auth.throttles set hits = 40 where hits = 1`)
    const refused = await one.post(path, { email: 'other@flooded.example' })
    expect(refused).toMatchObject({ status: 429, body: { errorCode: 'TOO_MANY_ATTEMPTS' } })
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
    const other = openBrowser(actions, { 'x-forwarded-for': '192.0.2.2' })
    expect((await other.post(path, { email })).status).toBe(200)
  })
})

describe('a flood of sign-ups with one address', () => {
  it('is no mail bomb either with tags and dots that lead to the same mailbox', async () => {
    await atOnce(6, (round) => strangerPost('/api/signup', signUpForm(`tagged+${round}@flooded.example`)))
    await strangerPost('/api/signup', signUpForm('tag.ged@flooded.example'))
    const mails = await database.query(`select 1 from private.outbox_mails where to_address like 'tag%'`)
    expect(mails).toHaveLength(3)
  })

  it('is no mail bomb, and doesn’t keep its owner from signing up', async () => {
    const address = 'newcomer@flooded.example'
    const form = signUpForm(address, { password: 'chosen by a stranger' })
    for (const { status } of await atOnce(8, () => strangerPost('/api/signup', form))) expect(status).toBe(202)
    expect(await mailsTo(database, address)).toHaveLength(3)
    const owner = openBrowser(actions)
    expect((await owner.post('/api/signup', signUpForm(address))).status).toBe(202)
    expect(await mailsTo(database, address)).toHaveLength(3)
    // The email at hand is one of the stranger's, yet the form and the password are the owner's.
    const token = await mailedToken(database, address, 'confirm-email')
    expect((await owner.post('/api/email-verification/confirm', { token, ...SHOWN_TEXTS })).status).toBe(200)
    const body = { email: address, password: PASSWORD }
    expect((await openBrowser(actions).post('/api/auth/sign-in/email', body)).status).toBe(200)
  })
})

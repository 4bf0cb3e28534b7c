import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isMailedByDefault } from '#contract/notifications/kinds.js'
import { unsubscribeToken } from '#domain/notices/unsubscribe-token.js'
import { stableUuid } from '#seeds/demo/ids.mjs'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'

const AUTH_SECRET = 'a-secret-of-this-test-0123456789abcdef'
const ELENA = stableUuid('person:elena@sagework.example')
const TOKEN = unsubscribeToken({ AUTH_SECRET }, ELENA, 'match_digest')
let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false, env: { AUTH_SECRET } })
})
beforeEach(() => database.query('delete from notification_preferences'))

const stored = () => database.query('select user_id, kind, is_email_enabled from notification_preferences')
const OFF = [{ user_id: ELENA, kind: 'match_digest', is_email_enabled: false }]

describe('unsubscribing from an email', () => {
  it('[X-05] works without a session, again and again', async () => {
    expect((await actions.post(`/api/unsubscribe/${TOKEN}`)).body).toEqual({ kind: 'match_digest' })
    expect(await stored()).toEqual(OFF)
    expect((await actions.post(`/api/unsubscribe/${TOKEN}`)).status).toBe(200)
    expect(await stored()).toEqual(OFF)
  })

  it('works with what mail programs send (RFC 8058), and undoes an earlier yes', async () => {
    await database.query(`insert into notification_preferences values ($1, 'match_digest', true)`, [ELENA])
    const answer = await fetch(`${actions.url}/api/unsubscribe/${TOKEN}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(answer.status).toBe(200)
    expect(await stored()).toEqual(OFF)
  })

  it('opening the link changes nothing, and leads to the page that asks', async () => {
    const answer = await fetch(`${actions.url}/api/unsubscribe/${TOKEN}`, { redirect: 'manual' })
    expect(answer.status).toBe(303)
    expect(new URL(answer.headers.get('location') ?? '').pathname).toBe('/account/unsubscribe')
    expect(new URL(answer.headers.get('location') ?? '').searchParams.get('token')).toBe(TOKEN)
    expect(await stored()).toEqual([])
  })

  it.each([
    ['another person', TOKEN.replace(ELENA, stableUuid('person:marcus@sagework.example'))],
    ['another kind', TOKEN.replace('match_digest', 'payment')],
    ['no kind', TOKEN.replace('match_digest', 'made_up')],
    ['another secret', unsubscribeToken({ AUTH_SECRET: 'other' }, ELENA, 'match_digest')],
    ['nobody', unsubscribeToken({ AUTH_SECRET }, stableUuid('person:nobody'), 'match_digest')],
    ['part of it', TOKEN.slice(0, -1)],
    ['more than it', `${TOKEN}.more`],
    ['nonsense', 'x'],
  ])('a link for %s is refused', async (_, token) => {
    const answer = await actions.post(`/api/unsubscribe/${token}`)
    expect([answer.status, answer.body.errorCode]).toEqual([404, 'UNSUBSCRIBE_LINK_INVALID'])
    expect(await stored()).toEqual([])
  })

  it('matches are mailed once a day unless asked otherwise, everything else at once', () => {
    expect(isMailedByDefault('opportunity_match')).toBe(false)
    expect([isMailedByDefault('match_digest'), isMailedByDefault('hire_offer')]).toEqual([true, true])
  })
})

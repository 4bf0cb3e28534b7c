import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Config } from '#actions/config.js'
import { EMAIL_KINDS, isOptional, type NotificationKind } from '#contract/notifications/kinds.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import type { NoticeWords } from '#domain/notices/define-notice.js'
import { insertNotices } from '#domain/notices/insert-notices.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { unsubscribeToken } from '#domain/notices/unsubscribe-token.js'
import { type DatabaseHandle, openDatabase } from '#platform/database.js'
import { createLogger } from '#platform/logging/logger.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { atEnd } from '#tests/at-end.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'

const AUTH_SECRET = 'a-secret-of-this-test-0123456789abcdef'
let database: TestDatabase
let actions: TestActions
let noraId = ''
let handle: DatabaseHandle
const parts = {
  clock: { now: () => new Date() },
  config: { AUTH_SECRET, PUBLIC_URL: 'https://sagework.example', PRODUCT_NAME: 'Sagework' } as Config,
}

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false, env: { AUTH_SECRET } })
  handle = openDatabase(database.actionsUrl, createLogger('silent'))
  atEnd(() => handle.close())
  const [row] = await database.query(`select user_id from user_accounts where email = 'nora@brightwater.example'`)
  noraId = String(row?.user_id)
})
beforeEach(() =>
  database.query(
    'begin; delete from notifications; delete from private.outbox_mails; delete from notification_preferences; commit',
  ),
)

const choose = (kind: NotificationKind, { isByEmail = true, isInApp = true }) =>
  database.query(
    'insert into notification_preferences (user_id, kind, is_email_enabled, is_in_app_enabled) values ($1, $2, $3, $4)',
    [noraId, kind, isByEmail, isInApp],
  )
const tell = (words: NoticeWords) =>
  handle.database.transaction().execute((tx) => notifyPerson(tx, parts, { userId: noraId, words, effectKey: 'one' }))
/** What she sees under the bell, and what she is mailed. */
const reached = async () => [
  (await database.query('select from notifications where hidden_at is null')).length,
  (await database.query('select from private.outbox_mails')).length,
]
const joined = NOTICES.colleagueJoined.write({ name: 'Jonas', company: 'Brightwater' })
const paid = Object.values(NOTICES.paymentReceived.previews())[0] as NoticeWords

describe('what somebody chose for a kind', () => {
  it.each([
    [{}, [1, 1]],
    [{ isByEmail: false }, [1, 0]],
    [{ isInApp: false }, [0, 1]],
    [{ isByEmail: false, isInApp: false }, [0, 0]],
  ])('[X-05] %j decides where it appears: %j', async (choice, expected) => {
    await choose('company_member', choice)
    await tell(joined)
    expect(await reached()).toEqual(expected)
  })

  it('[X-05] is kept when many are told at once, too', async () => {
    await choose('company_member', { isInApp: false })
    await insertNotices(handle.database, { userIds: [noraId], words: joined, effectKey: 'many' })
    expect(await reached()).toEqual([0, 0])
  })

  it('can’t be made for what is about money: the database refuses any such row', async () => {
    const mandatory = EMAIL_KINDS.filter((kind) => !isOptional(kind))
    expect(mandatory).toContain('payment')
    for (const kind of EMAIL_KINDS) {
      const insert = choose(kind as NotificationKind, { isByEmail: false })
      if (isOptional(kind)) await insert
      else await expect(insert).rejects.toMatchObject({ constraint: 'notification_preferences_kind_optional' })
    }
    await tell(paid)
    expect(await reached()).toEqual([1, 1])
    const [mail] = await database.query('select text, unsubscribe_url from private.outbox_mails')
    expect(mail?.unsubscribe_url).toBeNull()
    expect(mail?.text).toContain('Emails about money and your account can’t be switched off.')
  })

  it('a link in an older email about money says that it stays on', async () => {
    const answer = await actions.post(`/api/unsubscribe/${unsubscribeToken({ AUTH_SECRET }, noraId, 'payment')}`)
    expect([answer.status, answer.body.errorCode]).toEqual([409, 'EMAIL_KIND_MANDATORY'])
  })
})

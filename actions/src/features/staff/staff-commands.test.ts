import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#platform/clock.js'
import { openDatabase } from '#platform/database.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { type CapturedLog, captureLog } from '#tests/captured-log.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { actionsEnvironment } from '#tests/environment.js'
import { type Persona, persona } from '#tests/tokens.js'
import { parseConfig } from '../../config.js'
import { runStaffCommand } from './staff-commands.js'

const GUARD = { 'x-requested-with': 'sagework' }

let database: TestDatabase
let actions: TestActions
let captured: CapturedLog
let tom: Persona
let staff: (...words: string[]) => Promise<string[]>

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
  tom = await persona(database, 'tom@client.example')
  captured = captureLog()
  const config = parseConfig(actionsEnvironment(database, 'http://127.0.0.1:9', 0))
  const handle = openDatabase(config.DATABASE_URL, captured.log)
  const parts = { config, log: captured.log, database: handle.database, clock: systemClock }
  staff = (...words) => runStaffCommand(parts, words)
  return handle.close
})

beforeEach(() => {
  captured.lines.length = 0
})

const signIn = () =>
  actions.post('/api/auth/sign-in/email', { email: tom.email, password: 'sagework-demo' }, { headers: GUARD })
/** Opens a session for Tom. Each call reports afresh whether its cookie and token are valid. */
async function openSession() {
  const cookie = (await signIn()).headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const exchange = () => actions.post('/api/session/token', {}, { cookie, headers: GUARD })
  const token = String((await exchange()).body.accessToken)
  return async () => [(await exchange()).status, (await actions.get('/api/sessions', { token })).status]
}
const security = () => captured.securityLines().map((line) => line.security)
const byHand = () => ({ personId: tom.id, address: null, way: 'command line' })
const lastEntry = async () => {
  const [entry] = await database.query('select * from staff_audit_log order by created_at desc limit 1')
  return entry
}

describe('npm run staff', () => {
  it('[X-16] appoints and dismisses staff, which ends their sessions and tokens at once', async () => {
    expect(await staff('add', 'Tom@Client.example')).toEqual([expect.stringContaining('is staff now')])
    const session = await openSession()
    expect(await session()).toEqual([200, 200])
    expect(await staff('remove', tom.email)).toEqual([`${tom.email} is no longer staff, and is signed out everywhere.`])
    expect(await session()).toEqual([401, 401])
    expect(security()).toEqual([
      { event: 'staff-added', ...byHand() },
      { event: 'staff-removed', ...byHand() },
    ])
    expect(await lastEntry()).toMatchObject({
      action: 'remove staff',
      subject_id: tom.id,
      details: { by: 'command line' },
    })
    expect(await staff('remove', tom.email)).toEqual([`${tom.email} is not staff.`])
  })

  it('keeps the sessions of people who weren’t staff before', async () => {
    const session = await openSession()
    await staff('add', tom.email)
    await database.query('update user_accounts set is_admin = true where user_id = $1', [tom.id])
    expect(await session()).toEqual([200, 200])
    await staff('remove', tom.email)
  })

  it('[X-16] suspends and reinstates, with a reason, and logs both', async () => {
    const session = await openSession()
    expect(await staff('suspend', tom.email, 'sells', 'addresses')).toEqual([
      `${tom.email} is suspended, and is signed out everywhere.`,
    ])
    expect(await session()).toEqual([401, 401])
    expect((await signIn()).body.errorCode).toBe('ACCOUNT_SUSPENDED')
    expect(await lastEntry()).toMatchObject({ action: 'suspend user', reason: 'sells addresses', subject_id: tom.id })
    expect(await staff('suspend', tom.email, 'again')).toEqual([`${tom.email} is suspended already.`])
    expect(await staff('reinstate', tom.email, 'a mistake')).toEqual([`${tom.email} can sign in again.`])
    expect((await signIn()).status).toBe(200)
    expect(security()).toEqual([
      { event: 'user-suspended', ...byHand() },
      { event: 'user-reinstated', ...byHand() },
    ])
  })

  it('requires a reason, an existing person, and a known command', async () => {
    for (const command of ['suspend', 'reinstate'])
      await expect(staff(command, tom.email)).rejects.toThrow(`npm run staff -- ${command} <email> <reason>`)
    await expect(staff('remove', 'nobody@client.example')).rejects.toThrow('Nobody has signed up')
    for (const words of [[], ['remove'], ['promote', tom.email]])
      expect((await staff(...words)).join()).toContain('npm run staff -- reinstate')
  })
})

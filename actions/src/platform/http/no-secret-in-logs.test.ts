import { beforeAll, describe, expect, it } from 'vitest'
import { doors } from '#actions/doors.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { type CapturedLog, captureLog } from '#tests/captured-log.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { actionSecret } from '#tests/environment.js'
import { persona, tokenFor } from '#tests/tokens.js'
import type { Door } from './door.js'

/** Short enough that parsers quote it in full in their error messages. */
const CANARY = 'cnry7x'

let database: TestDatabase
let actions: TestActions
let captured: CapturedLog
let token: string

beforeAll(async () => {
  database = await createTestDatabase()
  captured = captureLog()
  actions = await startTestActions(database, { engine: false, fakes: { log: captured.log } })
  token = tokenFor(await persona(database, 'ada@sagework.example'))
})

const BODIES = [
  ['cut off', `{"password":"${CANARY}`],
  ['without its quotes', `{"password":${CANARY}}`],
  ['begun with it', `${CANARY}{"password":1}`],
  ['of another shape', JSON.stringify({ [CANARY]: CANARY, password: { a: CANARY }, email: [CANARY], token: 7 })],
  [
    'with a zero byte',
    JSON.stringify({ email: `${CANARY}\0@x.example`, password: `${CANARY}\0`, token: `${CANARY}\0` }),
  ],
  [
    'that may be right',
    JSON.stringify({ email: `${CANARY}@x.example`, password: CANARY, token: CANARY, code: CANARY }),
  ],
] as const

const HEADERS = {
  'x-requested-with': 'sagework',
  'x-forwarded-for': undefined,
  'user-agent': CANARY,
  cookie: `sagework.session_token=${CANARY}.${CANARY}; other=${CANARY}`,
}

async function knock(door: Door, body: string, headers: Record<string, string>): Promise<void> {
  const path = door.path.replace(/:\w+/g, `${CANARY}`)
  const { 'x-forwarded-for': _, ...own } = HEADERS
  const hasBody = door.method !== 'get' && door.method !== 'head'
  await fetch(`${actions.url}${path}?token=${CANARY}&signature=${CANARY}&cursor=${CANARY}`, {
    method: door.method.toUpperCase(),
    // a link in an email leads to a page, which nothing serves here
    redirect: 'manual',
    headers: { ...own, ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(hasBody ? { body } : {}),
  }).then((answer) => answer.arrayBuffer())
}

describe('no endpoint logs what it was sent', () => {
  it.each(BODIES)(
    'as a %s body',
    async (_, body) => {
      const secret = { 'x-action-secret': actionSecret() }
      for (const door of doors) {
        for (const headers of [{ authorization: `Bearer ${CANARY}` }, { authorization: `Bearer ${token}` }]) {
          await knock(door, body, door.isInner ? { ...headers, ...secret } : headers)
        }
        if (door.isInner) await knock(door, body, { 'x-action-secret': CANARY })
      }
      await database.query('delete from auth.throttles')
      expect(captured.lines.length).toBeGreaterThan(doors.length)
      expect(captured.lines.filter((line) => line.includes(CANARY))).toEqual([])
      // nor a valid token
      expect(captured.lines.filter((line) => line.includes(token.slice(-40)))).toEqual([])
    },
    120_000,
  )
})

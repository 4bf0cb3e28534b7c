import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'
import { mailsTo } from '../identity.testkit.js'

const EMAIL = 'eager@brightwater.example'
/** Long enough for all requests to reach the gate. */
const ARRIVAL_MS = 500

let database: TestDatabase
let actions: TestActions

beforeAll(async () => {
  database = await createTestDatabase()
  actions = await startTestActions(database, { engine: false })
})

/** Blocks the email step, so that no invitation completes before all have started. */
async function closeGate(): Promise<() => Promise<void>> {
  const gate = new pg.Client({ connectionString: database.ownerUrl })
  await gate.connect()
  await gate.query('begin; lock table private.outbox_mails in exclusive mode')
  return () => gate.end()
}

it('concurrent invitations of one person leave one open link', async () => {
  const token = tokenFor(await persona(database, 'nora@brightwater.example'))
  const openGate = await closeGate()
  const asked = [1, 2, 3].map(() => actions.post('/api/invites', { email: EMAIL }, { token }))
  await setTimeout(ARRIVAL_MS)
  await openGate()
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([201, 201, 201])
  const mailed = (await mailsTo(database, EMAIL)).map(({ text }) => /invite\/([\w-]+)/.exec(text)?.[1])
  const links = await Promise.all(mailed.map((one) => actions.get(`/api/invites/${one}`)))
  expect(links.map(({ status }) => status).sort()).toEqual([200, 404, 404])
})

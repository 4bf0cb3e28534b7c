import { spawn } from 'node:child_process'
import path from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openStream } from '#platform/streams/streams.testkit.js'
import { freePort } from '#scripts/lib/ports.mjs'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { actionsEnvironment, REPOSITORY } from '#tests/environment.js'
import { persona, tokenFor } from '#tests/tokens.js'

const PATH = '/api/admin/outbox/events'

let database: TestDatabase
let one: TestActions
let other: TestActions
let token: string
const env = { SAGEWORK_MODE: 'live', PUBLIC_URL: 'https://sagework.example', SMTP_URL: 'smtp://127.0.0.1:9' }
beforeAll(async () => {
  database = await createTestDatabase()
  one = await startTestActions(database, { engine: false, env })
  other = await startTestActions(database, { engine: false, env })
  token = await staffToken()
})

const staffToken = async () => tokenFor(await persona(database, 'ada@sagework.example'))

/** An instance that can be killed. */
async function startProcess() {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(REPOSITORY, 'actions/src/main.ts')], {
    env: { ...process.env, ...actionsEnvironment(database, 'http://127.0.0.1:9', port), ...env },
    stdio: 'ignore',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 40_000, interval: 200 }).toBe(true)
  return { url, kill: () => child.kill('SIGKILL') }
}

const write = async () => {
  const [row] = await database.query<{ id: string }>(
    `insert into private.outbox_mails (to_address, subject, html, text, kind)
     values ('a@b.example', 's', 'h', 't', 'k') returning id`,
  )
  return row?.id
}
const unsent = async () =>
  Number((await database.query('select count(*) as n from private.outbox_mails where sent_at is null'))[0]?.n)

describe('[X-06, X-54] GET /api/admin/outbox/events', () => {
  it('sends staff the state of the outbox, and every change to it', async () => {
    const stream = await openStream(one.url + PATH, { token })
    await expect.poll(() => stream.events().length).toBe(1)
    const id = await write()
    const waiting = { count: await unsent(), oldestAt: expect.any(String) }
    await expect.poll(() => stream.events().at(-1)?.data).toEqual({ newestId: id, unsent: waiting })
    await database.query('update private.outbox_mails set sent_at = now() where id = $1', [id])
    await expect.poll(() => stream.events().at(-1)?.data.unsent.count).toBe(waiting.count - 1)
    stream.leave()
  })

  it('coalesces a burst of changes, and includes the last one', async () => {
    const stream = await openStream(one.url + PATH, { token })
    await expect.poll(() => stream.events().length).toBe(1)
    const ids = await Promise.all(Array.from({ length: 40 }, write))
    await expect.poll(() => stream.events().at(-1)?.data.unsent.count).toBe(await unsent())
    expect(ids).toContain(stream.events().at(-1)?.data.newestId)
    expect(stream.events().length).toBeLessThan(10)
    stream.leave()
  })

  it('resumes on another instance after a crash, and sends what was missed', async () => {
    const { url, kill } = await startProcess()
    // starting in live mode ends the demo people's sessions
    const token = await staffToken()
    const stream = await openStream(url + PATH, { token })
    await expect.poll(() => stream.events().length).toBe(1)
    kill()
    await stream.ended
    const known = stream.events().at(-1)?.id
    const again = await openStream(other.url + PATH, { token, lastEventId: known })
    await expect.poll(again.text).toContain(': here')
    const id = await write()
    await expect.poll(() => again.events().map(({ data }) => data.newestId)).toEqual([id])
    again.leave()
    const late = await openStream(other.url + PATH, { token, lastEventId: known })
    await expect.poll(() => late.events().map(({ data }) => data.newestId)).toEqual([id])
    late.leave()
  })

  it('is for staff only, except in the demo', async () => {
    const status = async (token?: string) => (await openStream(one.url + PATH, { token })).status
    expect(await status()).toBe(401)
    expect(await status(tokenFor(await persona(database, 'nora@brightwater.example')))).toBe(403)
  })
})

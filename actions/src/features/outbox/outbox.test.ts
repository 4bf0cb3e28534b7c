import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOTIFICATION_KINDS } from '#contract/notifications/kinds.js'
import { MAILS } from '#providers/mail/mails.js'
import { startTestActions, type TestActions } from '#tests/actions.js'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { persona, tokenFor } from '#tests/tokens.js'

interface Page {
  mails: { id: string; subject: string; kind: string; text: string; html: string; sentAt: string | null }[]
  nextCursor: string | null
  isMasked: boolean
}

interface Template {
  name: string
  kind: string
  subject: string
  text: string
  html: string
}

const GUARD = { 'x-requested-with': 'sagework' }
const path = '/api/admin/outbox'

/** An SMTP server with the bare minimum of commands, which records what it receives. */
async function startMailReceiver(): Promise<{ server: Server; url: string; received: string[] }> {
  const received: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.on('error', () => socket.destroy())
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const words = chunk.toString()
      received.push(words)
      if (isData) {
        if (!words.endsWith('\r\n.\r\n')) return
        isData = false
        socket.write('250 kept\r\n')
      } else if (/^data/i.test(words)) {
        isData = true
        socket.write('354 go on\r\n')
      } else socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { server, url: `smtp://127.0.0.1:${port}`, received }
}

describe('the outbox in demo mode', () => {
  let database: TestDatabase
  let actions: TestActions

  beforeAll(async () => {
    database = await createTestDatabase()
    actions = await startTestActions(database, { engine: false })
  })

  it('shows emails and their links to anyone on this machine', async () => {
    const body = { email: 'elena@sagework.example' }
    await actions.post('/api/auth/request-password-reset', body, { headers: GUARD })
    const page = (await actions.get<Page>(path)).body
    expect(page).toMatchObject({ isMasked: false, nextCursor: null })
    expect(page.mails[0]?.text).toMatch(/http:\/\/localhost:3000\/reset-password\?token=[\w-]{20,}/)
    await expect.poll(async () => (await actions.get<Page>(path)).body.mails[0]?.sentAt).not.toBeNull()
  })

  it('is paged, with each email listed once', async () => {
    await database.query(
      `insert into private.outbox_mails (to_address, subject, html, text, kind, created_at)
       select 'page@x.example', 'mail ' || n, '', '', 'page', '2026-01-01T00:00:00.000001Z'::timestamptz + (n / 3) * interval '1 microsecond'
       from generate_series(1, 25) n`,
    )
    const seen: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const cursor: string = next ? `&cursor=${next}` : ''
      const { body }: { body: Page } = await actions.get<Page>(`${path}?limit=4${cursor}`)
      seen.push(...body.mails.filter(({ kind }) => kind === 'page').map(({ id }) => id))
      next = body.nextCursor
    }
    expect([seen.length, new Set(seen).size]).toEqual([25, 25])
  })

  it('shows every template with sample data, without sending or storing any of it', async () => {
    const count = async () => (await database.query('select count(*)::int as n from private.outbox_mails'))[0]?.n
    const before = await count()
    const { body } = await actions.get<{ templates: Template[] }>(`${path}/templates`)
    const names = body.templates.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(body.templates.map(({ kind }) => kind))).toEqual(
      new Set([
        ...NOTIFICATION_KINDS,
        ...Object.values(MAILS).flatMap(({ kind }) => (typeof kind === 'string' ? kind : [])),
      ]),
    )
    for (const { subject, text, html } of body.templates) {
      expect(text).toMatch(/^Hello( Elena)?,\n/)
      expect(html).toContain('<html')
      expect(subject.length).toBeGreaterThan(10)
    }
    expect(await count()).toBe(before)
  })

  it('rejects an invalid cursor or page size', async () => {
    const answers = [
      await actions.get(`${path}?cursor=abc`),
      await actions.get(`${path}?limit=0`),
      await actions.get(`${path}?limit=x`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(answers[2]?.body).toMatchObject({ errors: [{ field: 'limit', message: 'This value is of the wrong kind' }] })
  })
})

describe('the outbox in live mode', () => {
  let database: TestDatabase
  let actions: TestActions
  let receiver: Awaited<ReturnType<typeof startMailReceiver>>

  beforeAll(async () => {
    receiver = await startMailReceiver()
    database = await createTestDatabase()
    const env = { SAGEWORK_MODE: 'live', PUBLIC_URL: 'https://sagework.example', SMTP_URL: receiver.url }
    actions = await startTestActions(database, { engine: false, env })
  })
  afterAll(() => {
    receiver.server.close()
  })

  it('[X-06, X-14] counts unsent emails, for staff only', async () => {
    const ada = await persona(database, 'ada@sagework.example')
    const nora = await persona(database, 'nora@brightwater.example')
    const ask = (token?: string) => actions.get('/api/admin/outbox/unsent', token ? { token } : {})
    expect([(await ask()).status, (await ask(tokenFor(nora))).status]).toEqual([401, 403])
    const before = (await ask(tokenFor(ada))).body.count
    await database.query(
      `insert into private.outbox_mails (to_address, subject, html, text, kind) values ('a@b.example', 's', 'h', 't', 'k')`,
    )
    expect((await ask(tokenFor(ada))).body).toEqual({ count: Number(before) + 1, oldestAt: expect.any(String) })
  })

  it('is for staff, and masks sign-in secrets, in the table too once sent', async () => {
    const body = { email: 'elena@sagework.example' }
    await actions.post('/api/auth/request-password-reset', body, { headers: GUARD })
    // Quoted-printable wraps long lines.
    await expect
      .poll(() => receiver.received.join('').replaceAll('=\r\n', ''))
      .toMatch(/reset-password\?token=3D[\w-]+/)
    expect((await actions.get(path)).status).toBe(401)
    const elena = await persona(database, 'elena@sagework.example')
    expect((await actions.get(path, { token: tokenFor(elena) })).body.errorCode).toBe('STAFF_ONLY')
    expect((await actions.get(`${path}/templates`)).status).toBe(401)
    expect((await actions.get(`${path}/templates`, { token: tokenFor(elena) })).status).toBe(403)
    const token = tokenFor(await persona(database, 'ada@sagework.example'))
    await expect.poll(async () => (await actions.get<Page>(path, { token })).body.mails[0]?.sentAt).not.toBeNull()
    const { body: page } = await actions.get<Page>(path, { token })
    expect(page.isMasked).toBe(true)
    expect(page.mails[0]?.text).toContain('reset-password?token=(hidden)')
    const stored = await database.query(`select text, html from private.outbox_mails`)
    expect(JSON.stringify(stored)).not.toMatch(/token=[\w-]/)
  })

  it('sends an email once per id', () => {
    const ids = receiver.received.join('').match(/message-id: <[^>]+>/gi)
    expect(ids).toHaveLength(1)
    expect(ids?.[0]).toMatch(/<[0-9a-f]{32}@sagework\.example>/)
  })
})

import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { openEdge, talk, upgradeStatus } from '#tests/edge.js'
import { startTestEngine, type TestEngine } from '#tests/engine.js'
import { request } from '#tests/http.js'
import { persona, tokenFor } from '#tests/tokens.js'

let database: TestDatabase
let engine: TestEngine

beforeAll(async () => {
  database = await createTestDatabase()
  engine = await startTestEngine(database)
})

/** Sends a body in chunks, separate from the headers; returns the status. */
function sendInParts(target: string, parts: readonly string[]): Promise<number> {
  const { hostname, port } = new URL(target)
  const length = Buffer.byteLength(parts.join(''))
  const head = `POST /v1/graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true }, async () => {
      for (const part of [head, ...parts]) {
        socket.write(part)
        await delay(50)
      }
    })
    onTestFinished(() => void socket.destroy())
    socket.once('data', (data) => resolve(Number(/^HTTP\S+ (\d+)/.exec(String(data))?.[1])))
    socket.once('error', reject)
  })
}

describe('too many requests', () => {
  const ask = (target: string, token?: string, body: unknown = { query: '{ plan_packages { code } }' }) =>
    request('POST', `${target}/v1/graphql`, body, { token })

  it('[X-12] are refused with a code and a Retry-After, per session and per address', async () => {
    const narrow = await openEdge(engine.url, { graphqlPerMinute: 20 })
    const [nora, tom] = await Promise.all([
      persona(database, 'nora@brightwater.example'),
      persona(database, 'tom@client.example'),
    ])
    const token = tokenFor(nora)
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(narrow, token)))
    const refused = answers.find(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10)
    expect(refused).toMatchObject({
      status: 429,
      body: {
        errorCode: 'TOO_MANY_ATTEMPTS',
        message: expect.any(String),
        errors: [{ message: expect.any(String), extensions: { code: 'TOO_MANY_ATTEMPTS' } }],
      },
    })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(narrow, tokenFor(tom))).status).toBe(200)
    const rest = (await Promise.all(Array.from({ length: 150 }, () => ask(narrow)))).map(({ status }) => status)
    expect(rest).toContain(429)
  })

  it('count against the session, whichever of its tokens is sent', async () => {
    const narrow = await openEdge(engine.url, { graphqlPerMinute: 20 })
    const nora = await persona(database, 'nora@brightwater.example')
    const tokens = Array.from({ length: 12 }, (_, index) => tokenFor(nora, { expiresInSeconds: 200 + index }))
    const answers: number[] = []
    for (const token of tokens) answers.push((await ask(narrow, token)).status)
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(200))
    expect(answers).toContain(429)
  })

  it('a batch costs its maximum size', async () => {
    const narrow = await openEdge(engine.url, { graphqlPerMinute: 20 })
    const batch = Array.from({ length: 3 }, () => ({ query: '{ plan_packages { code } }' }))
    const first = await ask(narrow, undefined, batch)
    expect(first.status).toBe(200)
    expect((await ask(narrow)).status).toBe(429)
  })

  it('a batch costs that however its body begins, and before any of it is forwarded', async () => {
    const batch = JSON.stringify(Array.from({ length: 3 }, () => ({ query: '{ plan_packages { code } }' })))
    const late = await openEdge(engine.url, { graphqlPerMinute: 20 })
    expect(await sendInParts(late, ['', `${' '.repeat(300)}${batch}`])).toBe(200)
    expect((await ask(late)).status).toBe(429)
    const bare = await openEdge(engine.url, { graphqlPerMinute: 20 })
    expect(await sendInParts(bare, [' ', batch])).toBe(200)
    expect((await ask(bare)).status).toBe(429)
    const together = await openEdge(engine.url, { graphqlPerMinute: 20 })
    const statuses = await Promise.all(Array.from({ length: 8 }, () => sendInParts(together, ['', batch])))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  it('a long response over a socket costs the same as elsewhere', async () => {
    // so few that what it cost is not granted again while a slow machine reads it
    const narrow = await openEdge(engine.url, { graphqlPerMinute: 8 })
    const names = (count: number, field: string) => Array.from({ length: count }, (_, at) => `n${at}: ${field}`).join()
    const long = names(10, `plan_packages { ${names(900, 'name')} }`)
    const start = { type: 'start', id: '1', payload: { query: `{ ${long} }` } }
    const { heard, text } = await talk(narrow, 'graphql-ws', [{ type: 'connection_init' }, start])
    expect(heard.map(({ type }) => type)).toContain('data')
    expect(text.length).toBeGreaterThan(11 * 64 * 1024)
    expect((await ask(narrow)).status).toBe(429)
  })

  it('over a socket close it, to be reopened later; sockets are counted too', async () => {
    const narrow = await openEdge(engine.url, { graphqlPerMinute: 1 })
    const many = Array.from({ length: 30 }, (_, id) => ({
      type: 'start',
      id: `${id}`,
      payload: { query: '{ plan_packages { code } }' },
    }))
    const { code } = await talk(narrow, 'graphql-ws', [{ type: 'connection_init' }, ...many])
    expect(code).toBe(1013)
    expect(await upgradeStatus(narrow, {})).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) })
  })
})

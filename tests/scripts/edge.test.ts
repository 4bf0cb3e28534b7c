import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { closeGateway, createGateway } from '../../scripts/lib/gateway/gateway.mjs'
import { atEnd } from '../support/at-end.js'
import { createTestDatabase, type TestDatabase } from '../support/database.js'
import { startTestEngine, type TestEngine } from '../support/engine.js'
import { adminSecret } from '../support/environment.js'
import { request } from '../support/http.js'
import { persona, tokenFor } from '../support/tokens.js'

/** The public origin with the real engine behind it: what strangers may say, in every spelling. */
const OWN = 'http://localhost:3000'
const FOREIGN = 'https://evil.example'
const SECRETS_TABLE = '{ user_accounts(limit: 1) { email } }'
const PROTOCOLS = ['graphql-transport-ws', 'graphql-ws']

let database: TestDatabase
let engine: TestEngine
let base: string

beforeAll(async () => {
  database = await createTestDatabase()
  engine = await startTestEngine(database, { env: { HASURA_GRAPHQL_CORS_DOMAIN: OWN } })
  base = await open({})
})

async function open(options: { graphqlPerMinute?: number; origins?: string[] }): Promise<string> {
  const gateway = createGateway({
    targets: { engine: engine.url },
    servePage: () => undefined,
    isBehindProxy: false,
    origins: [OWN],
    ...options,
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', () => resolve()))
  atEnd(() => closeGateway(gateway))
  return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
}

interface Said {
  type: string
  payload?: unknown
}

/** A socket and what it hears, until `kind` is heard or it is closed. */
async function talk(
  protocol: string,
  messages: readonly (object | string)[],
  { target = base, path = '', headers = {} as Record<string, string> } = {},
) {
  const socket = new WebSocket(`${target.replace('http', 'ws')}/v1/graphql${path}`, [protocol], { headers })
  onTestFinished(() => socket.terminate())
  const heard: Said[] = []
  let code: number | undefined
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, 4000)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    socket.on('open', () => {
      for (const message of messages) socket.send(typeof message === 'string' ? message : JSON.stringify(message))
    })
    socket.on('message', (data) => {
      const said = JSON.parse(String(data)) as Said
      heard.push(said)
      if (['next', 'data', 'error', 'connection_error'].includes(said.type)) done()
    })
    socket.on('close', (closed) => {
      code = closed
      done()
    })
    socket.on('error', reject)
  })
  return { text: JSON.stringify(heard), heard, code, protocol: socket.protocol, socket }
}

const startOf = (protocol: string, query = `query ${SECRETS_TABLE}`) => ({
  type: protocol === 'graphql-ws' ? 'start' : 'subscribe',
  id: '1',
  payload: { query },
})
const upgradeStatus = (headers: Record<string, string>, target = base) =>
  new Promise<{ status?: number; retryAfter?: string }>((resolve) => {
    const socket = new WebSocket(`${target.replace('http', 'ws')}/v1/graphql`, PROTOCOLS, { headers })
    onTestFinished(() => socket.terminate())
    socket.on('open', () => resolve({ status: 101 }))
    socket.on('unexpected-response', (_, { statusCode, headers: told }) =>
      resolve({ status: statusCode, retryAfter: told['retry-after'] }),
    )
    socket.on('error', () => undefined)
  })

describe('the admin secret', () => {
  it('is worth everything inside, so that the tests below prove something', async () => {
    const inside = await request('POST', `${engine.url}/v1/graphql`, { query: SECRETS_TABLE }, { adminSecret: true })
    expect(JSON.stringify(inside.body)).toContain('@')
    for (const protocol of PROTOCOLS) {
      const init = { type: 'connection_init', payload: { headers: { 'X-Hasura-Access-Key': adminSecret() } } }
      const { text } = await talk(protocol, [init, startOf(protocol)], { target: engine.url })
      expect(text).toContain('@')
    }
  })

  it.each([
    'x-hasura-admin-secret',
    'X-HASURA-ADMIN-SECRET',
    'X-Hasura-Access-Key',
    'x-hasura-access-key',
    'x_hasura_admin_secret',
    'x-hasura_access-key',
  ])('[X-14] is nothing at the public origin, as the header %s', async (name) => {
    const headers = { [name]: adminSecret(), 'x-hasura-role': 'admin' }
    const { body } = await request('POST', `${base}/v1/graphql`, { query: SECRETS_TABLE }, { headers })
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'validation-failed' } }] })
    for (const protocol of PROTOCOLS) {
      const { text } = await talk(protocol, [{ type: 'connection_init' }, startOf(protocol)], { headers })
      expect(text).not.toContain('@')
      expect(text).toContain('error')
    }
  })

  it('[X-14] is nothing in the address', async () => {
    for (const name of ['x-hasura-admin-secret', 'X-Hasura-Access-Key']) {
      const at = `?${name}=${adminSecret()}`
      const { body } = await request('POST', `${base}/v1/graphql${at}`, { query: SECRETS_TABLE })
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'validation-failed' } }] })
      const { text } = await talk('graphql-ws', [{ type: 'connection_init' }, startOf('graphql-ws')], { path: at })
      expect(text).not.toContain('@')
    }
  })

  const secretIn = (name: string) => ({
    type: 'connection_init',
    payload: { headers: { [name]: adminSecret(), 'X-Hasura-Role': 'admin' } },
  })
  const spellings: [string, (protocol: string) => (object | string)[]][] = [
    ...['x-hasura-admin-secret', 'X-Hasura-Admin-Secret', 'X-HASURA-ACCESS-KEY', 'x-hasura-access-\u212aey'].map(
      (name): [string, (protocol: string) => (object | string)[]] => [name, () => [secretIn(name)]],
    ),
    [
      'a name with escapes',
      () => [JSON.stringify(secretIn('x-hasura-admin-secret')).replaceAll('hasura', '\\u0068asura')],
    ],
    ['a second first message', () => [{ type: 'connection_init' }, secretIn('x-hasura-admin-secret')]],
    [
      'a type that stands twice',
      () => [JSON.stringify(secretIn('x-hasura-admin-secret')).replace('{"type"', '{"type":"ping","type"')],
    ],
    [
      'a type that stands twice, the other way round',
      () => [
        `${JSON.stringify(secretIn('x-hasura-admin-secret')).slice(0, -1)},"type":"ping"}`,
        { type: 'connection_init' },
      ],
    ],
    [
      'headers that stand twice',
      () => [
        `{"type":"connection_init","payload":{"headers":${JSON.stringify(secretIn('x-hasura-admin-secret').payload.headers)},"headers":{}}}`,
      ],
    ],
  ]
  it.each(spellings)('[X-14] is nothing in what a socket says: %s', async (_name, messages) => {
    for (const protocol of PROTOCOLS) {
      const { text } = await talk(protocol, [...messages(protocol), startOf(protocol)])
      expect(text).not.toContain('@')
    }
  })

  it('[X-14] is refused by an engine that is told to, for whoever comes through a proxy', async () => {
    const wary = await startTestEngine(database, { env: { ENGINE_REFUSE_PROXIED_SECRETS: 'true' } })
    const ask = (headers: Record<string, string>) =>
      request('POST', `${wary.url}/v1/graphql`, { query: SECRETS_TABLE }, { adminSecret: true, headers })
    expect(JSON.stringify((await ask({})).body)).toContain('@')
    expect((await ask({ 'x-forwarded-for': '203.0.113.9' })).body).toMatchObject({
      errors: [{ extensions: { code: 'access-denied' } }],
    })
  })
})

describe('who asks', () => {
  it('is told by a token, over HTTP and in both protocols of sockets', async () => {
    const nora = await persona(database, 'nora@brightwater.example')
    const authorization = `Bearer ${tokenFor(nora)}`
    const { body } = await request('POST', `${base}/v1/graphql`, { query: SECRETS_TABLE }, { token: tokenFor(nora) })
    expect(body).toEqual({ data: { user_accounts: [{ email: nora.email }] } })
    for (const protocol of PROTOCOLS) {
      const init = { type: 'connection_init', payload: { headers: { Authorization: authorization } } }
      const answer = await talk(protocol, [init, startOf(protocol, `subscription ${SECRETS_TABLE}`)])
      expect(answer.protocol).toBe(protocol)
      expect(answer.text).toContain(nora.email)
    }
  })

  it('cannot be made up by a visitor’s own session variables', async () => {
    const nora = await persona(database, 'nora@brightwater.example')
    let seen: http.IncomingHttpHeaders = {}
    const spy = http.createServer((incoming, response) => {
      seen = incoming.headers
      response.end('{}')
    })
    await new Promise<void>((resolve) => spy.listen(0, '127.0.0.1', () => resolve()))
    onTestFinished(() => void spy.close())
    const target = `http://127.0.0.1:${(spy.address() as AddressInfo).port}`
    const gateway = createGateway({ targets: { engine: target }, servePage: () => undefined, isBehindProxy: false })
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', () => resolve()))
    onTestFinished(() => closeGateway(gateway))
    const headers = { 'x-hasura-user-id': nora.id, 'X-Hasura-Anything': '1', 'x-hasura-role': 'user', cookie: 'a=b' }
    const at = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/v1/graphql`
    await request('POST', at, {}, { headers })
    expect(Object.keys(seen).filter((name) => /hasura|cookie/.test(name))).toEqual(['x-hasura-role'])
  })
})

describe('other origins', () => {
  it('may not read answers: there is no CORS for them', async () => {
    for (const method of ['POST', 'OPTIONS']) {
      const headers = { origin: FOREIGN, 'access-control-request-headers': 'authorization' }
      const init = method === 'POST' ? { body: '{"query":"{__typename}"}' } : {}
      const answer = await fetch(`${base}/v1/graphql`, { method, headers, ...init })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  it('open no sockets; our own, those that are allowed, and programs do', async () => {
    const wide = await open({ origins: [OWN, 'https://pages.example'] })
    expect((await upgradeStatus({ origin: FOREIGN })).status).toBe(403)
    expect((await upgradeStatus({ origin: 'null' })).status).toBe(403)
    expect((await upgradeStatus({ origin: 'http://localhost:3000.evil.example' })).status).toBe(403)
    expect((await upgradeStatus({ origin: OWN })).status).toBe(101)
    expect((await upgradeStatus({})).status).toBe(101)
    // The engine has its own list, which the start writes from the same setting.
    expect((await upgradeStatus({ origin: 'https://pages.example' }, wide)).status).not.toBe(403)
  })
})

describe('an answer of GraphQL', () => {
  it('is kept by nobody', async () => {
    const { headers } = await request('POST', `${base}/v1/graphql`, { query: '{__typename}' })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('too many requests', () => {
  const ask = (target: string, token?: string, body: unknown = { query: '{ plan_packages { id } }' }) =>
    request('POST', `${target}/v1/graphql`, body, { token })

  it('[X-12] are refused with a code and a time to come back, per token and per address', async () => {
    const narrow = await open({ graphqlPerMinute: 20 })
    const [nora, tom] = await Promise.all([
      persona(database, 'nora@brightwater.example'),
      persona(database, 'tom@client.example'),
    ])
    const token = tokenFor(nora)
    const answers = []
    for (let i = 0; i < 12; i += 1) answers.push(await ask(narrow, token))
    expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(answers[11]).toMatchObject({
      status: 429,
      body: {
        errorCode: 'TOO_MANY_ATTEMPTS',
        message: expect.any(String),
        errors: [{ message: expect.any(String), extensions: { code: 'TOO_MANY_ATTEMPTS' } }],
      },
    })
    expect(Number(answers[11]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(narrow, tokenFor(tom))).status).toBe(200)
    const rest = []
    for (let i = 0; i < 50; i += 1) rest.push((await ask(narrow)).status)
    expect(rest).toContain(429)
  })

  it('a batch costs what it may hold', async () => {
    const narrow = await open({ graphqlPerMinute: 20 })
    const batch = Array.from({ length: 3 }, () => ({ query: '{ plan_packages { id } }' }))
    const first = await ask(narrow, undefined, batch)
    expect(first.status).toBe(200)
    expect((await ask(narrow)).status).toBe(429)
  })

  it('over a socket end it, to be opened again later; sockets are counted too', async () => {
    const narrow = await open({ graphqlPerMinute: 2 })
    const many = Array.from({ length: 30 }, (_, id) => ({
      ...startOf('graphql-ws', '{ plan_packages { id } }'),
      id: `${id}`,
    }))
    const { socket } = await talk('graphql-ws', [{ type: 'connection_init' }], { target: narrow }).catch(() => ({
      socket: null,
    }))
    const code = new Promise((resolve) => socket?.on('close', resolve))
    for (const message of many) socket?.send(JSON.stringify(message))
    expect(await code).toBe(1013)
    expect(await upgradeStatus({}, narrow)).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) })
  })
})

describe('a socket', () => {
  it('that says what is no JSON, or no text, is ended', async () => {
    const { code } = await talk('graphql-transport-ws', ['{"type":'])
    expect(code).toBe(4400)
    const deep = await talk('graphql-transport-ws', ['['.repeat(500_000)])
    expect(deep.code).toBe(4400)
    expect((await request('POST', `${base}/v1/graphql`, { query: '{__typename}' })).status).toBe(200)
  })

  it('is told why the engine ends it', async () => {
    const { code } = await talk('graphql-transport-ws', [startOf('graphql-transport-ws')])
    expect(code).toBe(4401)
  })

  it('gets all of a long answer, though it reads slowly', async () => {
    const messages = [{ type: 'connection_init' }, startOf('graphql-transport-ws', '{ __schema { types { name } } }')]
    const { heard } = await talk('graphql-transport-ws', messages)
    expect(heard.some(({ type }) => ['next', 'error'].includes(type))).toBe(true)
  })
})

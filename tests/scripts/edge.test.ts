import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { closeGateway, createGateway } from '#scripts/lib/gateway/gateway.mjs'
import { createTestDatabase, type TestDatabase } from '#tests/database.js'
import { OWN_ORIGIN, openEdge, SOCKET_PROTOCOLS, talk, upgradeStatus } from '#tests/edge.js'
import { startTestEngine, type TestEngine } from '#tests/engine.js'
import { adminSecret } from '#tests/environment.js'
import { openEveryRoot } from '#tests/every-root.js'
import { request } from '#tests/http.js'
import { persona, tokenFor } from '#tests/tokens.js'

/** The public origin with the real engine behind it: what outsiders may send, in every spelling. */
const FOREIGN = 'https://evil.example'
const SECRETS_TABLE = '{ user_accounts(limit: 1) { email } }'

let database: TestDatabase
let engine: TestEngine
let base: string

beforeAll(async () => {
  database = await createTestDatabase()
  engine = await startTestEngine(database, { env: { HASURA_GRAPHQL_CORS_DOMAIN: OWN_ORIGIN } })
  await openEveryRoot(engine)
  base = await openEdge(engine.url)
})

const startOf = (protocol: string, query = `query ${SECRETS_TABLE}`) => ({
  type: protocol === 'graphql-ws' ? 'start' : 'subscribe',
  id: '1',
  payload: { query },
})
describe('the admin secret', () => {
  it('grants everything inside, so that the tests below prove something', async () => {
    const inside = await request('POST', `${engine.url}/v1/graphql`, { query: SECRETS_TABLE }, { adminSecret: true })
    expect(JSON.stringify(inside.body)).toContain('@')
    for (const protocol of SOCKET_PROTOCOLS) {
      const init = { type: 'connection_init', payload: { headers: { 'X-Hasura-Access-Key': adminSecret() } } }
      const { text } = await talk(engine.url, protocol, [init, startOf(protocol)])
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
  ])('[X-14] is ignored at the public origin as the header %s', async (name) => {
    const headers = { [name]: adminSecret(), 'x-hasura-role': 'admin' }
    const { body } = await request('POST', `${base}/v1/graphql`, { query: SECRETS_TABLE }, { headers })
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'validation-failed' } }] })
    for (const protocol of SOCKET_PROTOCOLS) {
      const { text } = await talk(base, protocol, [{ type: 'connection_init' }, startOf(protocol)], { headers })
      expect(text).not.toContain('@')
      expect(text).toContain('error')
    }
  })

  it('[X-14] is ignored in the URL', async () => {
    for (const name of ['x-hasura-admin-secret', 'X-Hasura-Access-Key']) {
      const at = `?${name}=${adminSecret()}`
      const { body } = await request('POST', `${base}/v1/graphql${at}`, { query: SECRETS_TABLE })
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'validation-failed' } }] })
      const { text } = await talk(base, 'graphql-ws', [{ type: 'connection_init' }, startOf('graphql-ws')], {
        path: at,
      })
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
  it.each(spellings)('[X-14] is ignored in socket messages: %s', async (_name, messages) => {
    for (const protocol of SOCKET_PROTOCOLS) {
      const { text } = await talk(base, protocol, [...messages(protocol), startOf(protocol)])
      expect(text).not.toContain('@')
    }
  })

  it('[X-14] is rejected by an engine configured to, for requests through a proxy', async () => {
    const wary = await startTestEngine(database, { env: { ENGINE_REFUSE_PROXIED_SECRETS: 'true' } })
    const ask = (headers: Record<string, string>) =>
      request('POST', `${wary.url}/v1/graphql`, { query: SECRETS_TABLE }, { adminSecret: true, headers })
    expect(JSON.stringify((await ask({})).body)).toContain('@')
    expect((await ask({ 'x-forwarded-for': '203.0.113.9' })).body).toMatchObject({
      errors: [{ extensions: { code: 'access-denied' } }],
    })
  })
})

describe('the caller’s identity', () => {
  it('comes from a token, over HTTP and in both socket protocols', async () => {
    const nora = await persona(database, 'nora@brightwater.example')
    const authorization = `Bearer ${tokenFor(nora)}`
    const { body } = await request('POST', `${base}/v1/graphql`, { query: SECRETS_TABLE }, { token: tokenFor(nora) })
    expect(body).toEqual({ data: { user_accounts: [{ email: nora.email }] } })
    for (const protocol of SOCKET_PROTOCOLS) {
      const init = { type: 'connection_init', payload: { headers: { Authorization: authorization } } }
      const answer = await talk(base, protocol, [init, startOf(protocol, `subscription ${SECRETS_TABLE}`)])
      expect(answer.protocol).toBe(protocol)
      expect(answer.text).toContain(nora.email)
    }
  })

  it('can’t be forged with session variables', async () => {
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
  it('can’t read responses: there is no CORS for them', async () => {
    for (const method of ['POST', 'OPTIONS']) {
      const headers = { origin: FOREIGN, 'access-control-request-headers': 'authorization' }
      const init = method === 'POST' ? { body: '{"query":"{__typename}"}' } : {}
      const answer = await fetch(`${base}/v1/graphql`, { method, headers, ...init })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  it('can’t open sockets; our own, allowed ones, and programs can', async () => {
    const wide = await openEdge(engine.url, { origins: [OWN_ORIGIN, 'https://pages.example'] })
    expect((await upgradeStatus(base, { origin: FOREIGN })).status).toBe(403)
    expect((await upgradeStatus(base, { origin: 'null' })).status).toBe(403)
    expect((await upgradeStatus(base, { origin: 'http://localhost:3000.evil.example' })).status).toBe(403)
    expect((await upgradeStatus(base, { origin: OWN_ORIGIN })).status).toBe(101)
    expect((await upgradeStatus(base, {})).status).toBe(101)
    // The engine has its own list, set up from the same setting on start.
    expect((await upgradeStatus(wide, { origin: 'https://pages.example' })).status).not.toBe(403)
  })
})

describe('a GraphQL response', () => {
  it('is not cached', async () => {
    const { headers } = await request('POST', `${base}/v1/graphql`, { query: '{__typename}' })
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

describe('a socket', () => {
  it('is closed after a message that isn’t JSON or text', async () => {
    const { code } = await talk(base, 'graphql-transport-ws', ['{"type":'])
    expect(code).toBe(4400)
    const deep = await talk(base, 'graphql-transport-ws', ['['.repeat(500_000)])
    expect(deep.code).toBe(4400)
    expect((await request('POST', `${base}/v1/graphql`, { query: '{__typename}' })).status).toBe(200)
  })

  it('is told why the engine closed it', async () => {
    const { code } = await talk(base, 'graphql-transport-ws', [startOf('graphql-transport-ws')])
    expect(code).toBe(4401)
  })

  it('receives all of a long response, even when reading slowly', async () => {
    const messages = [{ type: 'connection_init' }, startOf('graphql-transport-ws', '{ __schema { types { name } } }')]
    const { heard } = await talk(base, 'graphql-transport-ws', messages)
    expect(heard.some(({ type }) => ['next', 'error'].includes(type))).toBe(true)
  })
})

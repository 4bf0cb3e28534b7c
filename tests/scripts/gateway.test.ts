import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { postableTypes } from '#contract/opportunities/types.js'
import { closeGateway, createGateway, servePagesFrom } from '#scripts/lib/gateway/gateway.mjs'
import { PAGE_PATTERNS } from '#scripts/lib/gateway/page-paths.mjs'
import { BODY_MAX_BYTES, destinationOf } from '#scripts/lib/gateway/paths.mjs'
import { temporaryFolder } from '#tests/environment.js'
import { request } from '#tests/http.js'

const IDLE_MS = 1000
let base = ''
let pages = ''
const servers: http.Server[] = []

async function listen(server: http.Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Reads the whole request, then responds with its own name and what it received. */
function echo(name: string): http.Server {
  const server = http.createServer((incoming, response) => {
    response.setHeader('content-type', 'application/json')
    const answer = JSON.stringify({ name, url: incoming.url, headers: incoming.headers })
    incoming.resume().once('end', () => response.end(answer))
  })
  new WebSocketServer({ server })
  return server
}

beforeAll(async () => {
  pages = temporaryFolder()
  mkdirSync(path.join(pages, 'assets'))
  writeFileSync(path.join(pages, 'index.html'), '<!doctype html><title>Page</title><script>theme()</script>')
  writeFileSync(path.join(pages, 'assets/app-1a2b.js'), 'console.log(1)')
  writeFileSync(path.join(pages, 'assets/old-5e6f.js'), 'console.log(2)')
  const targets = { engine: await listen(echo('engine')), actions: await listen(echo('actions')) }
  base = await listen(createGateway({ targets, servePage: servePagesFrom(pages), isBehindProxy: false }))
})

afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** Sends the target unchanged; fetch would normalise it. */
function raw(target: string, headers = ''): Promise<string> {
  const { port } = new URL(base)
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n${headers || 'Connection: close\r\n'}\r\n`),
    )
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
    socket.on('error', reject)
  })
}

describe('the public origin', () => {
  it.each([
    ['/v1/graphql', 'engine'],
    ['/api', 'actions'],
    ['/api/opportunities?x=1', 'actions'],
    ['/consultation/1', 'actions'],
    ['/metadata/topics', 'actions'],
    ['/user', 'actions'],
    ['/api/payment/sandbox/checkout/cs_test_1', 'actions'],
    ['/.well-known/jwks.json', 'actions'],
  ])('[X-46] forwards %s to %s', async (target, name) => {
    const answer = await request('GET', base + target)
    expect(answer.body).toMatchObject({ name, url: target })
  })

  it.each([
    '/v1/metadata',
    '/v1/graphql/explain',
    '/v2/query',
    '/v1/version',
    '/v1/customers',
    '/v1/checkout/sessions',
    '/v1/test_helpers/delivery',
    '/hooks/actions/create-opportunity',
    '/console',
    '/healthz',
    '/metrics',
  ])('[X-46] neither forwards %s nor serves a page for it', async (target) => {
    expect((await request('GET', base + target)).status).toBe(404)
    expect((await request('POST', base + target, {})).status).toBe(404)
  })

  it.each(['/api/../hooks/x', '/api/%2e%2e/hooks/x', '//hooks/x', '/api/..%2fhooks', '/%', '/api\\..\\hooks'])(
    '[X-46] rejects %s, which servers may interpret in two ways',
    async (target) => {
      expect(await raw(target)).toContain('400')
    },
  )

  it('[X-14] drops headers reserved for our own internal calls', async () => {
    const headers = {
      'x-hasura-admin-secret': 'guess',
      'x-action-secret': 'guess',
      'x-forwarded-for': '6.6.6.6',
      'x-hasura-role': 'user',
    }
    const { body } = await request<{ headers: Record<string, string> }>('POST', `${base}/v1/graphql`, {}, { headers })
    expect(body.headers['x-hasura-admin-secret']).toBeUndefined()
    expect(body.headers['x-action-secret']).toBeUndefined()
    expect(body.headers['x-forwarded-for']).not.toContain('6.6.6.6')
    expect(body.headers['x-hasura-role']).toBe('user')
  })

  it('reports how long forwarded requests took', async () => {
    const { headers } = await fetch(`${base}/v1/graphql`)
    expect(headers.get('server-timing')).toMatch(/^total;dur=\d+\.\d$/)
  })

  it('keeps connections on both sides for the next request', async () => {
    let connections = 0
    const slow = http.createServer((incoming, response) => {
      // longer than an idle connection is kept: it isn't idle
      if (incoming.url === '/api/slow') setTimeout(() => response.end('slow'), 1.5 * IDLE_MS)
      else response.end('quick')
    })
    slow.on('connection', () => (connections += 1))
    const behind = await listen(slow)
    const targets = { engine: behind, actions: behind }
    const origin = await listen(createGateway({ targets, servePage: () => {}, isBehindProxy: false, idleMs: IDLE_MS }))
    const agent = new http.Agent({ keepAlive: true })
    const ask = (target: string) =>
      new Promise<{ text: string; port: number | undefined; connection: string | undefined }>((resolve, reject) => {
        const sent = http.get(origin + target, { agent }, (answer) => {
          const port = answer.socket.localPort
          let text = ''
          answer.on('data', (chunk) => (text += chunk))
          answer.on('end', () => resolve({ text, port, connection: answer.headers.connection }))
        })
        sent.on('error', reject)
      })
    const first = await ask('/api/a')
    expect(first).toMatchObject({ text: 'quick', connection: 'keep-alive' })
    expect(await ask('/api/slow')).toMatchObject({ text: 'slow', port: first.port })
    expect(await ask('/v1/graphql')).toMatchObject({ text: 'quick', port: first.port })
    expect(connections).toBe(1)
    // longer than a proxy in front keeps them
    expect((await request('GET', `${origin}/v1/metadata`)).headers.get('keep-alive')).toBe('timeout=65')
    agent.destroy()
  })

  it('closes an idle connection before the upstream server does', async () => {
    const server = echo('engine')
    server.keepAliveTimeout = 60_000
    const closed = new Promise<void>((resolve) =>
      server.once('connection', (socket) => socket.once('close', () => resolve())),
    )
    const targets = { engine: await listen(server), actions: '' }
    const origin = await listen(createGateway({ targets, servePage: () => {}, isBehindProxy: false, idleMs: IDLE_MS }))
    expect((await request('GET', `${origin}/v1/graphql`)).status).toBe(200)
    await closed
  })

  it('upgrades to WebSocket for GraphQL only', async () => {
    const upgrade =
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
    const socket = new WebSocket(`${base.replace('http', 'ws')}/v1/graphql`)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.terminate()
    expect(await raw('/api', upgrade)).toContain('404')
    expect(await raw('/v1/metadata', upgrade)).toContain('404')
  })

  it('serves the single page for every route of the client, revalidated, with a content security policy', async () => {
    const answer = await request('GET', `${base}/opportunity-summary`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'/)
  })

  it('lets hashed files be cached for a year, and returns 404 for one that is gone', async () => {
    const answer = await request('GET', `${base}/assets/app-1a2b.js`)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect((await request('GET', `${base}/assets/gone-3c4d.js`)).status).toBe(404)
  })

  it('survives a file that vanishes while being served, as when another start rebuilds the pages', async () => {
    rmSync(path.join(pages, 'assets/old-5e6f.js'))
    await expect(request('GET', `${base}/assets/old-5e6f.js`)).rejects.toThrow()
    expect((await request('GET', `${base}/assets/app-1a2b.js`)).status).toBe(200)
  })

  it('[X-64] serves the not-found page with 404 for unknown routes', async () => {
    for (const target of ['/no/such/page', '/wp-admin/setup', '/A.B/c', '/account/nothing']) {
      const answer = await request('GET', base + target)
      expect([target, answer.status]).toEqual([target, 404])
      expect(answer.headers.get('content-type')).toContain('text/html')
    }
    for (const target of [
      '/',
      '/elena-marchetti',
      '/my-profile/x/1?parent_tab=about',
      '/admin/events/',
      '/login?next=%2F',
    ])
      expect([target, (await request('GET', base + target)).status]).toEqual([target, 200])
  })

  it('[X-64] returns 200 for every page of the client’s router', async () => {
    expect(PAGE_PATTERNS).toContain('/dashboard/opportunity_detail/:id/opt-out/:userId')
    for (const pattern of PAGE_PATTERNS) {
      const target = pattern.replace(/:\w+/g, 'x1')
      expect([target, (await request('GET', base + target)).status]).toEqual([target, 200])
    }
  })

  it('know where each type of post is created and edited', () => {
    for (const { form } of postableTypes())
      expect(PAGE_PATTERNS).toEqual(expect.arrayContaining([form.address, `${form.address}/:id`]))
  })

  it('[X-64] forwards what search engines request at the root to the actions', async () => {
    for (const name of ['robots.txt', 'sitemap.xml'])
      expect((await request('GET', `${base}/${name}`)).body).toMatchObject({ name: 'actions', url: `/api/${name}` })
    const part = await request('GET', `${base}/sitemap.xml?part=a`)
    expect(part.body).toMatchObject({ name: 'actions', url: '/api/sitemap.xml?part=a' })
  })

  it.each(['declared', 'streamed'])(
    '[X-12] returns 413 for a body larger than any endpoint accepts: %s',
    async (kind) => {
      const size = BODY_MAX_BYTES + 1024 * 1024
      const chunk = new Uint8Array(256 * 1024)
      let left = size / chunk.length
      const body =
        kind === 'declared'
          ? new Uint8Array(size)
          : new ReadableStream({
              pull(controller) {
                left -= 1
                if (left < 0) controller.close()
                else controller.enqueue(chunk)
              },
            })
      const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } }
      const answer = await fetch(`${base}/api/opportunities`, init as RequestInit)
      expect(answer.status).toBe(413)
      expect(await answer.json()).toMatchObject({ errorCode: 'BODY_TOO_LARGE' })
    },
  )

  it('[X-50, REC-23, INS-44] lets forms with recordings through that are larger than any other body', async () => {
    const body = new Uint8Array(BODY_MAX_BYTES + 1024 * 1024)
    for (const path of ['/api/qanda/response', '/api/insight', '/api/insight/1?again=1']) {
      const answer = await fetch(`${base}${path}`, { method: 'POST', body })
      expect(await answer.json()).toMatchObject({ name: 'actions', url: path })
    }
    expect((await fetch(`${base}/api/insights`, { method: 'POST', body })).status).toBe(413)
  })

  it('closes even if a page still holds a WebSocket', async () => {
    const targets = { engine: await listen(echo('engine')), actions: 'http://127.0.0.1:9' }
    const gateway = createGateway({ targets, servePage: servePagesFrom(pages), isBehindProxy: false })
    const page = new WebSocket(`${(await listen(gateway)).replace('http', 'ws')}/v1/graphql`)
    const closed = new Promise((resolve) => page.once('close', resolve))
    await new Promise((resolve, reject) => page.once('open', resolve).once('error', reject))
    await closeGateway(gateway)
    await closed
  })

  it('returns 503 if the upstream server is down', async () => {
    const lonely = await listen(
      createGateway({
        targets: { engine: 'http://127.0.0.1:9', actions: 'http://127.0.0.1:9' },
        servePage: () => undefined,
        isBehindProxy: false,
      }),
    )
    expect(await request('GET', `${lonely}/api/config`)).toMatchObject({
      status: 503,
      body: { errorCode: 'UNAVAILABLE' },
    })
  })

  it('tells pages from similar paths', () => {
    expect(destinationOf('/apiary')).toBe('web')
    expect(destinationOf('/users')).toBe('web')
    expect(destinationOf('/metadata')).toBe('web')
    expect(destinationOf('/v1/graphql/')).toBe('hidden')
  })
})

import http from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeGateway, createGateway } from '#scripts/lib/gateway/gateway.mjs'

const PATH = '/api/admin/outbox/events'
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}
const BEAT = ': here\n\n'
const PIECE = 'x'.repeat(64 * 1024)
/** What the connections can buffer, at all four ends, before the writer has to wait. */
const ON_THE_WAY_MAX_BYTES = 24 * 1024 * 1024

interface Told {
  asked: http.IncomingMessage
  answer: http.ServerResponse
}

const told: Told[] = []
let actions: http.Server
let gateway: http.Server
let base = ''

const listen = async (server: http.Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
beforeAll(async () => {
  actions = http.createServer((asked, answer) => {
    answer.writeHead(200, HEADERS).write(BEAT)
    told.push({ asked, answer })
  })
  const targets = { engine: 'http://127.0.0.1:9', actions: await listen(actions) }
  gateway = createGateway({ targets, servePage: () => undefined, isBehindProxy: false })
  base = await listen(gateway)
})
afterAll(async () => {
  await closeGateway(gateway)
  actions.closeAllConnections()
  actions.close()
})

const theStream = (at: number) =>
  expect
    .poll(() => told[at])
    .toBeDefined()
    .then(() => told[at] as Told)

it('forwards events immediately, with headers that keep others from buffering, and notices when its reader has left', async () => {
  const leaving = new AbortController()
  const headers = { accept: 'text/event-stream', 'accept-encoding': 'gzip, br', 'last-event-id': 'a' }
  const reading = await fetch(base + PATH, { headers, signal: leaving.signal })
  const { asked, answer } = await theStream(0)
  expect(asked.headers['last-event-id']).toBe('a')
  expect(Object.fromEntries(reading.headers)).toMatchObject(HEADERS)
  expect(reading.headers.get('content-encoding')).toBeNull()
  const reader = reading.body?.getReader()
  const next = async () => Buffer.from((await reader?.read())?.value ?? []).toString()
  expect(await next()).toBe(BEAT)
  for (const event of ['id: b\ndata: 1\n\n', BEAT, 'id: c\ndata: 2\n\n']) {
    answer.write(event)
    expect(await next()).toBe(event)
  }
  const isOver = new Promise((resolve) => answer.once('close', resolve))
  leaving.abort()
  await isOver
})

it('makes the upstream server wait while the reader is behind', async () => {
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(`GET ${PATH} HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\n\r\n`)
  const { answer } = await theStream(1)
  let sent = 0
  const isStuck = new Promise<void>((resolve) => {
    const pump = async () => {
      while (sent < ON_THE_WAY_MAX_BYTES) {
        sent += PIECE.length
        if (answer.write(PIECE)) continue
        const isDrained = await Promise.race([
          new Promise((go) => answer.once('drain', () => go(true))),
          delay(500, false),
        ])
        if (!isDrained) return resolve()
      }
      resolve()
    }
    void pump()
  })
  await isStuck
  expect(sent).toBeLessThan(ON_THE_WAY_MAX_BYTES)
  socket.destroy()
})

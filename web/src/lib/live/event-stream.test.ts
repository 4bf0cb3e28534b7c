import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { dropToken, refreshToken } from '../request/access-token'
import { configureEventStreams, followEvents } from './event-stream'

const PATH = '/api/admin/outbox/events'
const MINUTE_MS = 60_000

interface Asked {
  headers: Headers
  signal: AbortSignal
  say(text: string): void
  end(): void
}

const asked: Asked[] = []
let status = 200
let who: typeof clientUser
let tokens = 0

beforeEach(async () => {
  configureEventStreams()
  asked.length = 0
  status = 200
  who = clientUser
  tokens = 0
  const token = () => {
    tokens += 1
    const expiresAt = new Date(Date.now() + 5 * MINUTE_MS).toISOString()
    return { accessToken: `token-${tokens}`, expiresAt, user: who }
  }
  openNetwork({ rest: { 'POST /api/session/token': token, 'GET /api/admin/outbox/events': answer } })
  await refreshToken()
})
afterEach(() => vi.useRealTimers())

function answer({ headers, signal }: Pick<Asked, 'headers' | 'signal'>): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const say = (text: string) => void writer.write(new TextEncoder().encode(text)).catch(() => undefined)
  const end = () => void writer.close().catch(() => undefined)
  const at = { headers, signal, say, end }
  asked.push(at)
  at.signal.addEventListener('abort', () => void writer.abort(new Error('aborted')).catch(() => undefined))
  return status === 200 ? new Response(readable) : new Response(null, { status })
}

function listen() {
  const received: unknown[] = []
  const stop = followEvents(PATH, {
    onEvent: (data) => received.push(data),
    onLive: (isLive) => received.push(isLive ? 'live' : 'not live'),
  })
  return { received, stop }
}
const theStream = (at: number) => vi.waitFor(() => asked[at] ?? expect.fail(`there is no stream ${at}`), 4_000)

describe('an event stream', () => {
  it('sends the token, reports every event however it is chunked, and ends when stopped', async () => {
    const { received, stop } = listen()
    const { headers, say, signal } = await theStream(0)
    expect([headers.get('authorization'), headers.get('accept')]).toEqual(['Bearer token-1', 'text/event-stream'])
    say(': here\n\nid: a\nda')
    say('ta: {"count":1}\n')
    say('\nid: b\ndata: {"count":2}\n\n')
    await vi.waitFor(() => expect(received).toEqual(['live', { count: 1 }, { count: 2 }]))
    stop()
    expect(signal.aborted).toBe(true)
    await vi.waitFor(() => expect(received).toHaveLength(3))
  })

  it('reopens when it ends, with a fresh token, and continues after the last event', async () => {
    const { received, stop } = listen()
    const first = await theStream(0)
    first.say('id: a\ndata: 1\n\n')
    await vi.waitFor(() => expect(received).toEqual(['live', 1]))
    await refreshToken()
    first.end()
    const second = await theStream(1)
    expect(received).toEqual(['live', 1, 'not live', 'live'])
    expect([second.headers.get('authorization'), second.headers.get('last-event-id')]).toEqual(['Bearer token-2', 'a'])
    stop()
  })

  it('checks the session when it is refused, and retries', async () => {
    status = 401
    const { received, stop } = listen()
    await theStream(0)
    await vi.waitFor(() => expect(tokens).toBe(2))
    status = 200
    expect((await theStream(1)).headers.get('authorization')).toBe('Bearer token-2')
    expect(received).toEqual(['not live', 'live'])
    stop()
  })

  it('delivers nothing meant for the previous user', async () => {
    const { received, stop } = listen()
    const first = await theStream(0)
    first.say('id: a\ndata: 1\n\n')
    await vi.waitFor(() => expect(received).toContain(1))
    who = expertUser
    await refreshToken()
    expect(first.signal.aborted).toBe(true)
    expect((await theStream(1)).headers.get('last-event-id')).toBeNull()
    dropToken()
    stop()
  })

  it('is closed after three missed heartbeats', async () => {
    vi.useFakeTimers()
    const { received, stop } = listen()
    await vi.advanceTimersByTimeAsync(40_000)
    asked[0]?.say(': here\n\n')
    await vi.advanceTimersByTimeAsync(40_000)
    expect([asked.length, received]).toEqual([1, ['live']])
    await vi.advanceTimersByTimeAsync(10_000)
    expect([asked.length, received]).toEqual([2, ['live', 'not live', 'live']])
    stop()
  })

  it('stops at data that it can’t parse', async () => {
    const { received, stop } = listen()
    const { say, signal } = await theStream(0)
    say('data: <html>\n\n')
    await vi.waitFor(() => expect(received).toEqual(['live', 'not live']))
    expect(signal.aborted).toBe(true)
    stop()
  })

  it('backs off while it is unavailable', async () => {
    vi.useFakeTimers()
    status = 429
    const { stop } = listen()
    await vi.advanceTimersByTimeAsync(30_000)
    const soon = asked.length
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS)
    expect(soon).toBeLessThanOrEqual(7)
    expect(asked.length - soon).toBeLessThanOrEqual(62)
    stop()
  })
})

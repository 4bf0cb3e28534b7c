import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNetwork } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { dropToken, refreshToken } from '../request/access-token'
import { configureTransport } from '../request/transport'
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
  const { fetch } = createNetwork({ rest: { 'POST /api/session/token': token } })
  configureTransport(async (path, init) => (path === PATH ? answer(init) : fetch(path, init)))
  await refreshToken()
})
afterEach(() => vi.useRealTimers())

function answer({ headers, signal }: RequestInit): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const say = (text: string) => void writer.write(new TextEncoder().encode(text)).catch(() => undefined)
  const end = () => void writer.close().catch(() => undefined)
  const at = { headers: new Headers(headers), signal: signal as AbortSignal, say, end }
  asked.push(at)
  at.signal.addEventListener('abort', () => void writer.abort(new Error('aborted')).catch(() => undefined))
  return status === 200 ? new Response(readable) : new Response(null, { status })
}

function listen() {
  const heard: unknown[] = []
  const stop = followEvents(PATH, {
    onEvent: (data) => heard.push(data),
    onLive: (isLive) => heard.push(isLive ? 'live' : 'not live'),
  })
  return { heard, stop }
}
const theStream = (at: number) => vi.waitFor(() => asked[at] ?? expect.fail(`there is no stream ${at}`), 4_000)

describe('an event stream', () => {
  it('is asked for with the token, tells every event however it was cut up, and ends when it is stopped', async () => {
    const { heard, stop } = listen()
    const { headers, say, signal } = await theStream(0)
    expect([headers.get('authorization'), headers.get('accept')]).toEqual(['Bearer token-1', 'text/event-stream'])
    say(': here\n\nid: a\nda')
    say('ta: {"count":1}\n')
    say('\nid: b\ndata: {"count":2}\n\n')
    await vi.waitFor(() => expect(heard).toEqual(['live', { count: 1 }, { count: 2 }]))
    stop()
    expect(signal.aborted).toBe(true)
    await vi.waitFor(() => expect(heard).toHaveLength(3))
  })

  it('is opened again when it ends, with a token that is good then, and goes on after the last event', async () => {
    const { heard, stop } = listen()
    const first = await theStream(0)
    first.say('id: a\ndata: 1\n\n')
    await vi.waitFor(() => expect(heard).toEqual(['live', 1]))
    await refreshToken()
    first.end()
    const second = await theStream(1)
    expect(heard).toEqual(['live', 1, 'not live', 'live'])
    expect([second.headers.get('authorization'), second.headers.get('last-event-id')]).toEqual(['Bearer token-2', 'a'])
    stop()
  })

  it('asks whether there still is a session when it is refused, and tries again', async () => {
    status = 401
    const { heard, stop } = listen()
    await theStream(0)
    await vi.waitFor(() => expect(tokens).toBe(2))
    status = 200
    expect((await theStream(1)).headers.get('authorization')).toBe('Bearer token-2')
    expect(heard).toEqual(['not live', 'live'])
    stop()
  })

  it('tells nobody what was meant for whoever was signed in before', async () => {
    const { heard, stop } = listen()
    const first = await theStream(0)
    first.say('id: a\ndata: 1\n\n')
    await vi.waitFor(() => expect(heard).toContain(1))
    who = expertUser
    await refreshToken()
    expect(first.signal.aborted).toBe(true)
    expect((await theStream(1)).headers.get('last-event-id')).toBeNull()
    dropToken()
    stop()
  })

  it('is given up when nothing is heard for three beats', async () => {
    vi.useFakeTimers()
    const { heard, stop } = listen()
    await vi.advanceTimersByTimeAsync(40_000)
    asked[0]?.say(': here\n\n')
    await vi.advanceTimersByTimeAsync(40_000)
    expect([asked.length, heard]).toEqual([1, ['live']])
    await vi.advanceTimersByTimeAsync(10_000)
    expect([asked.length, heard]).toEqual([2, ['live', 'not live', 'live']])
    stop()
  })

  it('is not read on when it says what nobody understands', async () => {
    const { heard, stop } = listen()
    const { say, signal } = await theStream(0)
    say('data: <html>\n\n')
    await vi.waitFor(() => expect(heard).toEqual(['live', 'not live']))
    expect(signal.aborted).toBe(true)
    stop()
  })

  it('where it is not to be had it is tried ever more seldom', async () => {
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

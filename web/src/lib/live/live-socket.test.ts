import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeWebSocket } from '#testing/fake-web-socket.js'
import { openNetwork } from '#testing/network.js'
import { clientUser, expertUser } from '#testing/personas.js'
import { dropToken, getAccessToken, refreshToken } from '../request/access-token'
import { configureLive, follow } from './follow'
import { createLiveSocket } from './live-socket'

const COUNT = { query: 'subscription Count { count }', variables: {} }
const MINUTE_MS = 60_000
const sockets = FakeWebSocket.made
const theSocket = (at: number) => vi.waitFor(() => sockets[at] ?? expect.fail(`there is no socket ${at}`), 4_000)
const untilFollowed = (socket: FakeWebSocket) =>
  vi.waitFor(() => expect(socket.received.map(({ type }) => type)).toContain('subscribe'))

let lifeMs: number
let who: typeof clientUser
beforeEach(async () => {
  sockets.length = 0
  lifeMs = 15 * MINUTE_MS
  who = clientUser
  let asked = 0
  const token = () => {
    asked += 1
    return { accessToken: `token-${asked}`, expiresAt: new Date(Date.now() + lifeMs).toISOString(), user: who }
  }
  openNetwork({ rest: { 'POST /api/session/token': token } })
  vi.stubGlobal('WebSocket', FakeWebSocket)
  configureLive(async () => createLiveSocket())
})

function listen() {
  const received: unknown[] = []
  const stop = follow(COUNT, {
    onData: (data) => received.push(data),
    onLive: (isLive) => received.push(isLive ? 'live' : 'not live'),
  })
  return { received, stop }
}

describe('[X-11] the socket', () => {
  it('opens with the token, and closes when nothing is followed any more', async () => {
    await refreshToken()
    const { received, stop } = listen()
    const socket = await theSocket(0)
    await untilFollowed(socket)
    expect([socket.url, socket.token]).toEqual(['ws://localhost:3000/v1/graphql', 'Bearer token-1'])
    socket.next({ count: 1 })
    await vi.waitFor(() => expect(received).toEqual(['live', { count: 1 }]))
    stop()
    await vi.waitFor(() => expect(socket.readyState).toBe(FakeWebSocket.CLOSED))
  })

  it('reopens with a new token when the server closes it because the old one expired', async () => {
    lifeMs = MINUTE_MS / 2
    await refreshToken()
    const { received, stop } = listen()
    const first = await theSocket(0)
    await untilFollowed(first)
    first.next({ count: 1 })
    first.close(1000, 'the token has expired')
    const second = await theSocket(1)
    await untilFollowed(second)
    expect(second.token).not.toBe(first.token)
    second.next({ count: 2 })
    await vi.waitFor(() => expect(received.at(-1)).toEqual({ count: 2 }))
    stop()
  })

  it.each([
    ['nobody', null],
    ['somebody else', expertUser],
  ])('is closed when %s is signed in', async (_whom, next) => {
    await refreshToken()
    const { received, stop } = listen()
    const socket = await theSocket(0)
    await untilFollowed(socket)
    socket.next({ count: 1 })
    await vi.waitFor(() => expect(received).toContain('live'))
    if (next) {
      who = next
      await refreshToken()
    } else dropToken()
    await vi.waitFor(() => expect(socket.readyState).toBe(FakeWebSocket.CLOSED))
    await vi.waitFor(() => expect(received.at(-1)).toBe('not live'))
    stop()
  })

  it('[X-73] checks the session when it is closed because that has ended', async () => {
    await refreshToken()
    const { stop } = listen()
    const socket = await theSocket(0)
    await untilFollowed(socket)
    socket.close(4401, 'The session has ended')
    await vi.waitFor(async () => expect(await getAccessToken()).toBe('token-2'))
    stop()
  })

  it('doesn’t open for visitors', async () => {
    const { received, stop } = listen()
    await vi.waitFor(() => expect(received).toContain('not live'))
    expect(sockets.every((socket) => socket.token === undefined)).toBe(true)
    stop()
  })
})

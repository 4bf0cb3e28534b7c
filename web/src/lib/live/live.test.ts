import { afterEach, describe, expect, it, vi } from 'vitest'
import { openLiveSocket } from '#testing/live-socket.js'
import { follow } from './follow'
import { isPartOf } from './is-part-of'

const COUNT = { query: 'subscription Count { count }', variables: {} }

function listen() {
  const received: unknown[] = []
  const stop = follow(COUNT, {
    onData: (data) => received.push(data),
    onLive: (isLive) => received.push(isLive ? 'live' : 'not live'),
  })
  return { received, stop }
}

afterEach(() => vi.useRealTimers())

describe('following a live query', () => {
  it('reports every change, and nothing after it is stopped', async () => {
    const server = openLiveSocket()
    const { received, stop } = listen()
    await server.emit('Count', 1)
    await server.emit('Count', 2)
    stop()
    expect(received).toEqual(['live', 1, 2])
    expect(server.followed()).toEqual([])
  })

  it('reports when it is lost, and resumes shortly after', async () => {
    const server = openLiveSocket()
    const { received, stop } = listen()
    await server.emit('Count', 1)
    server.cut()
    await vi.waitFor(() => expect(received.at(-1)).toBe('not live'))
    server.restore()
    await vi.waitFor(() => expect(server.followed()).toEqual(['Count']), 3_000)
    await server.emit('Count', 2)
    expect(received).toEqual(['live', 1, 'not live', 'live', 2])
    stop()
  })

  it('backs off while sockets are unavailable', async () => {
    vi.useFakeTimers()
    const server = openLiveSocket()
    server.cut()
    const { received, stop } = listen()
    await vi.advanceTimersByTimeAsync(30_000)
    const soon = received.length
    await vi.advanceTimersByTimeAsync(30 * 60_000)
    expect(soon).toBeGreaterThanOrEqual(4)
    expect(soon).toBeLessThanOrEqual(7)
    expect(received.length - soon).toBeGreaterThanOrEqual(29)
    expect(received.length - soon).toBeLessThanOrEqual(62)
    stop()
  })
})

describe('whether data is already known', () => {
  it.each([
    [{ a: 1 }, { a: 1, b: 2 }, true],
    [{ a: 1 }, { a: 2, b: 2 }, false],
    [[{ a: [1] }], [{ a: [1], b: 2 }], true],
    [[{ a: 1 }], [{ a: 1 }, { a: 2 }], false],
    [{ a: null }, { a: null }, true],
    [{ a: null }, { a: {} }, false],
    [{ a: {} }, { a: null }, false],
    [{ a: 1 }, undefined, false],
  ])('%j of %j: %s', (part, whole, expected) => {
    expect(isPartOf(part, whole)).toBe(expected)
  })
})

import { vi } from 'vitest'
import { configureEventStreams, type StreamListener } from '#lib/live/event-stream.js'

/** Fake event streams: the test decides what the server sends and when the connection drops. */
export function openEventStreams() {
  const open = new Map<StreamListener, string>()
  configureEventStreams((path, listener) => {
    open.set(listener, path)
    listener.onLive(true)
    return () => open.delete(listener)
  })
  const find = (path: string) => {
    const found = [...open].filter(([, followed]) => followed === path).map(([listener]) => listener)
    if (found.length === 0) throw new Error(`Nobody follows ${path}; followed are: ${[...open.values()].join(', ')}`)
    return found
  }
  return {
    followed: () => [...open.values()],
    /** waits for a first follower, then sends to all of them */
    async emit(path: string, data: unknown) {
      for (const { onEvent } of await vi.waitFor(() => find(path))) onEvent(data)
    },
    lose() {
      for (const { onLive } of open.keys()) onLive(false)
    },
  }
}

import { vi } from 'vitest'
import { configureLive } from '#lib/live/follow.js'

interface Followed {
  name: string
  emit(data: unknown): void
  end(): void
}

/** A fake WebSocket: the test decides what the server sends and when the connection drops. */
export function openLiveSocket() {
  const open = new Set<Followed>()
  let isReachable = true
  configureLive(async () => ({
    open(operation, onData) {
      if (!isReachable) return { ended: Promise.reject(new Error('no socket')), stop: () => undefined }
      const { promise, resolve } = withResolvers()
      const followed = {
        name: /subscription\s+(\w+)/.exec(operation.query)?.[1] ?? 'unnamed',
        emit: onData,
        end: () => {
          open.delete(followed)
          resolve()
        },
      }
      open.add(followed)
      return { ended: promise, stop: followed.end }
    },
  }))
  const find = (name: string) => {
    const found = [...open].filter((followed) => followed.name === name)
    if (found.length === 0) throw new Error(`Nobody follows ${name}; followed are: ${names().join(', ') || 'none'}`)
    return found
  }
  const names = () => [...open].map(({ name }) => name)
  return {
    followed: names,
    /** waits for a first follower, then sends to all of them */
    async emit(name: string, data: unknown) {
      for (const followed of await vi.waitFor(() => find(name))) followed.emit(data)
    },
    cut() {
      isReachable = false
      for (const { end } of [...open]) end()
    },
    restore() {
      isReachable = true
    },
  }
}

function withResolvers() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

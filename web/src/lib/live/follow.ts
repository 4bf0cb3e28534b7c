import type { LiveOperation, Socket } from './socket'

export interface LiveListener {
  onData(data: unknown): void
  /** False from the moment in which changes may be missed: it is time to ask in the usual way. */
  onLive(isLive: boolean): void
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

type OpenSocket = () => Promise<Socket>

let socket: Promise<Socket> | null = null
const browserSocket: OpenSocket = async () => {
  // the library arrives after the page: nothing on it waits for it
  const { createLiveSocket } = await import('./live-socket')
  return createLiveSocket()
}
let current: OpenSocket = browserSocket

/** Tests hand in their socket, or none; nothing else does. */
export function configureLive(open: OpenSocket = browserSocket): void {
  current = open
  socket = null
}

/**
 * Follows a live query until stopped. When the socket is not to be had, closes (the token's end, a restart, a proxy) or
 * refuses, it is tried again, each time after a longer wait, with a token that is good then.
 */
export function follow(operation: LiveOperation, listener: LiveListener): () => void {
  const stopping = new AbortController()
  void keepFollowing(operation, listener, stopping.signal)
  return () => stopping.abort()
}

async function keepFollowing(operation: LiveOperation, listener: LiveListener, stopping: AbortSignal): Promise<void> {
  for (let failures = 0; !stopping.aborted; failures += 1) {
    const wasLive = await followOnce(operation, listener, stopping)
    if (stopping.aborted) return
    listener.onLive(false)
    if (wasLive) failures = 0
    await wait(waitMs(failures), stopping)
  }
}

/** @returns whether there was any data before it ended */
async function followOnce(operation: LiveOperation, listener: LiveListener, stopping: AbortSignal): Promise<boolean> {
  let isLive = false
  try {
    const { open } = await theSocket()
    if (stopping.aborted) return false
    const { ended, stop } = open(operation, (data) => {
      if (stopping.aborted) return
      if (!isLive) listener.onLive(true)
      isLive = true
      listener.onData(data)
    })
    stopping.addEventListener('abort', stop, { once: true })
    await ended.finally(() => stopping.removeEventListener('abort', stop))
  } catch {
    // whatever it was: the usual way of asking shows it, and this one is tried again
  }
  return isLive
}

function theSocket(): Promise<Socket> {
  socket ??= current().catch((error: unknown) => {
    socket = null
    throw error
  })
  return socket
}

/** Longer each time, and never the same for two pages that lost the server at one moment. */
function waitMs(failures: number): number {
  const most = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
  return most / 2 + (Math.random() * most) / 2
}

function wait(ms: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      stopping.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    stopping.addEventListener('abort', done)
  })
}

import { followWithRetries } from './follow-with-retries'
import type { LiveOperation, Socket } from './socket'

export interface LiveListener {
  onData(data: unknown): void
  /** False as soon as changes may be missed, so that the caller starts polling. */
  onLive(isLive: boolean): void
}

type OpenSocket = () => Promise<Socket>

let socket: Promise<Socket> | null = null
const browserSocket: OpenSocket = async () => {
  // loaded after the page, which doesn't depend on it
  const { createLiveSocket } = await import('./live-socket')
  return createLiveSocket()
}
let current: OpenSocket = browserSocket

/** Lets tests supply their own socket; not for production code. */
export function configureLive(open: OpenSocket = browserSocket): void {
  current = open
  socket = null
}

/**
 * Follows a live query until stopped. If the socket can't be opened, closes (expired token, restart, proxy) or refuses
 * the query, it retries with growing delays and a fresh token.
 */
export function follow(operation: LiveOperation, listener: LiveListener): () => void {
  return followWithRetries(
    (stopping) => followOnce(operation, listener, stopping),
    () => listener.onLive(false),
  )
}

/** @returns whether any data arrived before it ended */
async function followOnce(operation: LiveOperation, listener: LiveListener, stopping: AbortSignal): Promise<boolean> {
  let isLive = false
  const { open } = await theSocket()
  if (stopping.aborted) return false
  const { ended, stop } = open(operation, (data) => {
    if (stopping.aborted) return
    if (!isLive) listener.onLive(true)
    isLive = true
    listener.onData(data)
  })
  stopping.addEventListener('abort', stop, { once: true })
  await ended.catch(() => undefined)
  stopping.removeEventListener('abort', stop)
  return isLive
}

function theSocket(): Promise<Socket> {
  socket ??= current().catch((error: unknown) => {
    socket = null
    throw error
  })
  return socket
}

import { keepFollowing } from './keep-following'
import type { LiveOperation, Socket } from './socket'

export interface LiveListener {
  onData(data: unknown): void
  /** False from the moment in which changes may be missed: it is time to ask in the usual way. */
  onLive(isLive: boolean): void
}

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
  return keepFollowing(
    (stopping) => followOnce(operation, listener, stopping),
    () => listener.onLive(false),
  )
}

/** @returns whether there was any data before it ended */
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

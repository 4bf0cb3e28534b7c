import { type Client, createClient } from 'graphql-ws/client'
import { env } from '../env'
import { getAccessToken, onTokenChange, refreshToken, tokenOwner } from '../request/access-token'
import type { LiveOperation, Socket } from './socket'

/** A silent connection is pinged, and closed if nothing comes back. */
const PING_MS = 15_000
const PONG_MS = 5_000
const ACK_MS = 10_000
/** The server's close code for a session that was ended elsewhere, for example on another device. */
const SESSION_ENDED = 4401

/**
 * The page's one WebSocket, open while anything follows a query. It never reconnects by itself: followers poll
 * meanwhile and decide when to retry (follow.ts). It belongs to one user and is closed when another one, or nobody, is
 * signed in.
 */
export function createLiveSocket(): Socket {
  let owner: string | null = null
  const client = createClient({
    url: `${env.origin.replace(/^http/, 'ws')}/v1/graphql`,
    // evaluated for every connection, so that a reconnect sends a fresh token
    async connectionParams() {
      const token = await getAccessToken()
      if (!token) throw new Error('Nobody is signed in')
      owner = tokenOwner()
      return { headers: { Authorization: `Bearer ${token}` } }
    },
    retryAttempts: 0,
    keepAlive: PING_MS,
    connectionAckWaitTimeout: ACK_MS,
  })
  giveUpWhenSilent(client)
  client.on('closed', (event) => {
    const isEnded = typeof event === 'object' && event !== null && 'code' in event && event.code === SESSION_ENDED
    // Refreshing the token checks the session: if it has ended, the page is signed out. If we are offline, nothing is
    // known and nothing is lost.
    if (isEnded) refreshToken().catch(() => undefined)
  })
  onTokenChange((answer) => {
    if (owner !== null && answer?.user.userId !== owner) client.terminate()
  })
  return { open: (operation, onData) => openOn(client, operation, onData) }
}

function openOn(client: Client, operation: LiveOperation, onData: (data: unknown) => void) {
  let stop: () => void = () => undefined
  const ended = new Promise<void>((resolve, reject) => {
    stop = client.subscribe<unknown>(operation, {
      next({ data, errors }) {
        if (!errors) return onData(data)
        stop()
        reject(new Error('The live query failed', { cause: errors }))
      },
      error: reject,
      complete: resolve,
    })
  })
  return { ended, stop: () => stop() }
}

function giveUpWhenSilent(client: Client): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  client.on('ping', (isFromServer) => {
    if (!isFromServer) timer = setTimeout(() => client.terminate(), PONG_MS)
  })
  client.on('pong', () => clearTimeout(timer))
  client.on('closed', () => clearTimeout(timer))
}

import { type Client, createClient } from 'graphql-ws/client'
import { env } from '../env'
import { getAccessToken, onTokenChange, refreshToken, tokenOwner } from '../request/access-token'
import type { LiveOperation, Socket } from './socket'

/** A connection that says nothing is asked whether it is still there, and given up when it does not answer. */
const PING_MS = 15_000
const PONG_MS = 5_000
const ACK_MS = 10_000
/** The server's word that the session was ended elsewhere, such as on another device. */
const SESSION_ENDED = 4401

/**
 * The one WebSocket of this page, open while somebody follows something. It never tries again by itself: whoever follows
 * asks for data in the usual way meanwhile, and says when to try (follow.ts). It speaks for one person, and is cut as soon
 * as another one, or nobody, is signed in.
 */
export function createLiveSocket(): Socket {
  let owner: string | null = null
  const client = createClient({
    url: `${env.origin.replace(/^http/, 'ws')}/v1/graphql`,
    // asked at every connection, so that after a token's end a good one is sent
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
    // Asking for a token finds out: without a session the page is signed out. Offline nothing is known, nor lost.
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

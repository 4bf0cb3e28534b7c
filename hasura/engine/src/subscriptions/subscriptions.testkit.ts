import { createHmac } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { TestDatabase } from '#tests/database.js'
import { type RunningEngine, startEngine } from '../index.js'

export const ADMIN_SECRET = 'subscriptions-test-secret'
const JWT_KEY = 'subscriptions-test-key-of-32-bytes!'

/** Notes with owners; a reader sees only their own. */
export const NOTES_SQL = `
  create table notes (id int primary key, owner text not null, body text not null, price numeric);
  insert into notes values (1, 'ann', 'a1', 1), (2, 'ann', 'a2', 2), (3, 'bob', 'b1', 3);
`

export const NOTES_METADATA = {
  version: 3,
  sources: [
    {
      name: 'default',
      kind: 'postgres',
      configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
      tables: [
        {
          table: { schema: 'public', name: 'notes' },
          select_permissions: [
            {
              role: 'reader',
              permission: {
                columns: ['id', 'body', 'price'],
                filter: { owner: { _eq: 'X-Hasura-User-Id' } },
                allow_aggregations: true,
              },
            },
          ],
        },
      ],
    },
  ],
}

/** An engine on the notes that polls frequently. */
export async function startNotesEngine(
  database: TestDatabase,
  env: Record<string, string> = {},
): Promise<RunningEngine & { metadata(type: string, args: object): Promise<unknown> }> {
  const engine = await startEngine({
    HASURA_GRAPHQL_DATABASE_URL: database.url,
    HASURA_GRAPHQL_SERVER_PORT: '0',
    HASURA_GRAPHQL_ADMIN_SECRET: ADMIN_SECRET,
    HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: 'HS256', key: JWT_KEY }),
    HASURA_GRAPHQL_LOG_LEVEL: 'error',
    HASURA_GRAPHQL_EVENTS_FETCH_INTERVAL: '0',
    HASURA_GRAPHQL_LIVE_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: '50',
    HASURA_GRAPHQL_STREAMING_QUERIES_MULTIPLEXED_REFETCH_INTERVAL: '50',
    HASURA_GRAPHQL_WEBSOCKET_CONNECTION_INIT_TIMEOUT: '1',
    HASURA_GRAPHQL_WEBSOCKET_KEEPALIVE: '1',
    ...env,
  })
  const metadata = async (type: string, args: object) => {
    const response = await fetch(`${engine.url}/v1/metadata`, {
      method: 'POST',
      headers: { 'x-hasura-admin-secret': ADMIN_SECRET },
      body: JSON.stringify({ type, args }),
    })
    return response.json()
  }
  await metadata('replace_metadata', NOTES_METADATA)
  return { ...engine, metadata }
}

/** A token for the reader with that name. */
export function readerToken(user: string, expiresAt: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    'x-hasura-default-role': 'reader',
    'x-hasura-allowed-roles': ['reader'],
    'x-hasura-user-id': user,
  }
  const text = `${part({ alg: 'HS256' })}.${part({ exp: expiresAt, 'https://hasura.io/jwt/claims': claims })}`
  return `${text}.${createHmac('sha256', JWT_KEY).update(text).digest('base64url')}`
}

export interface Said {
  readonly type: string
  readonly id?: string
  readonly payload?: unknown
}

export interface TestSocket {
  say(message: object | string): void
  /** The next message of that type, and of that operation if given; skips keep-alives. */
  heard(type: string, id?: string): Promise<Said>
  /** Messages that haven't been consumed yet. */
  readonly unheard: readonly Said[]
  readonly closed: Promise<{ code: number; reason: string }>
  readonly protocol: string
}

interface SocketOptions {
  readonly protocol?: string
  readonly path?: string
  readonly headers?: Record<string, string>
}

/** An open socket, closed at the end of the test. */
export async function openSocket(engine: { url: string }, options: SocketOptions = {}): Promise<TestSocket> {
  const address = engine.url.replace('http', 'ws') + (options.path ?? '/v1/graphql')
  const socket = new WebSocket(address, options.protocol ? [options.protocol] : [], { headers: options.headers })
  onTestFinished(() => socket.terminate())
  const unheard: Said[] = []
  const waiting: { fits(message: Said): boolean; resolve(message: Said): void }[] = []
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Said
    const index = waiting.findIndex((one) => one.fits(message))
    if (index >= 0) waiting.splice(index, 1)[0]?.resolve(message)
    else unheard.push(message)
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  )
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return {
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    heard(type, id) {
      const fits = (message: Said) => message.type === type && (id === undefined || message.id === id)
      const index = unheard.findIndex(fits)
      const [found] = index >= 0 ? unheard.splice(index, 1) : []
      return found ? Promise.resolve(found) : new Promise((resolve) => waiting.push({ fits, resolve }))
    },
    unheard,
    closed,
    protocol: socket.protocol,
  }
}

/** An authenticated socket with the current protocol. */
export async function openAs(
  engine: { url: string },
  headers: Record<string, string>,
  options: SocketOptions = {},
): Promise<TestSocket> {
  const socket = await openSocket(engine, { protocol: 'graphql-transport-ws', ...options })
  socket.say({ type: 'connection_init', payload: { headers } })
  await socket.heard('connection_ack')
  return socket
}

/** Headers of a reader who acts through the admin secret. */
export const reader = (user: string) => ({
  'X-Hasura-Admin-Secret': ADMIN_SECRET,
  'X-Hasura-Role': 'reader',
  'X-Hasura-User-Id': user,
})

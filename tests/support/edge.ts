import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { closeGateway, createGateway } from '#scripts/lib/gateway/gateway.mjs'
import type { createSessionWatch } from '#scripts/lib/gateway/session-watch.mjs'
import { atEnd } from './at-end.js'

type SessionWatch = ReturnType<typeof createSessionWatch>

export const OWN_ORIGIN = 'http://localhost:3000'
export const SOCKET_PROTOCOLS = ['graphql-transport-ws', 'graphql-ws']

/** The public origin in front of this engine, until the end of the test file. */
export async function openEdge(
  engineUrl: string,
  options: { graphqlPerMinute?: number; origins?: string[]; sessions?: SessionWatch } = {},
): Promise<string> {
  const gateway = createGateway({
    targets: { engine: engineUrl },
    servePage: () => undefined,
    isBehindProxy: false,
    origins: [OWN_ORIGIN],
    ...options,
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', () => resolve()))
  atEnd(() => closeGateway(gateway))
  return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
}

/** Far longer than an answer takes, even on a busy machine. */
const SILENCE_MS = 20_000

export interface Said {
  type: string
  payload?: unknown
}

/** Talks to a socket and collects messages until there is a result or it is closed. */
export async function talk(
  target: string,
  protocol: string,
  messages: readonly (object | string)[],
  { path = '', headers = {} as Record<string, string> } = {},
) {
  const socket = new WebSocket(`${target.replace('http', 'ws')}/v1/graphql${path}`, [protocol], { headers })
  onTestFinished(() => socket.terminate())
  const heard: Said[] = []
  let code: number | undefined
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, SILENCE_MS)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    socket.on('open', () => {
      for (const message of messages) socket.send(typeof message === 'string' ? message : JSON.stringify(message))
    })
    socket.on('message', (data) => {
      const said = JSON.parse(String(data)) as Said
      heard.push(said)
      if (['next', 'data', 'error', 'connection_error'].includes(said.type)) done()
    })
    socket.on('close', (closed) => {
      code = closed
      done()
    })
    socket.on('error', reject)
  })
  return { text: JSON.stringify(heard), heard, code, protocol: socket.protocol, socket }
}

/** The response status to an upgrade request. */
export const upgradeStatus = (target: string, headers: Record<string, string>) =>
  new Promise<{ status?: number; retryAfter?: string }>((resolve) => {
    const socket = new WebSocket(`${target.replace('http', 'ws')}/v1/graphql`, SOCKET_PROTOCOLS, { headers })
    onTestFinished(() => socket.terminate())
    socket.on('open', () => resolve({ status: 101 }))
    socket.on('unexpected-response', (_, { statusCode, headers: told }) =>
      resolve({ status: statusCode, retryAfter: told['retry-after'] }),
    )
    socket.on('error', () => undefined)
  })

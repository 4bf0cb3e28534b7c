import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { EngineConfig } from '../config/config-types.js'
import { EngineError } from '../errors.js'
import type { Logger } from '../logger.js'
import type { MetadataService } from '../metadata-api/metadata-service.js'
import type { Served } from '../request-log.js'
import type { Authenticate } from '../session/authenticate.js'
import type { LiveQueries } from '../subscriptions/live-queries.js'
import { SocketHub } from '../subscriptions/socket-hub.js'
import type { UnreadAnswers } from '../unread-answers.js'
import { createAllowlist } from './allowlist.js'
import { plainError, showsInternal, toEngineError } from './answers.js'
import { isAllowedOrigin } from './cors.js'
import { parseBody, parseGraphqlRequest } from './graphql-endpoint.js'
import { flattenHeaders } from './http-types.js'

export interface SocketEndpointOptions {
  readonly config: EngineConfig
  readonly service: MetadataService
  readonly authenticate: Authenticate
  readonly live: LiveQueries
  readonly unread: UnreadAnswers
  readonly logger: Logger
  readonly served: (served: Served) => void
}

const SOCKET_ROUTE = 'socket'

/** WebSockets on a server's GraphQL paths (semantics §10.1); other upgrades are refused. */
export function attachSockets(server: Server, options: SocketEndpointOptions): SocketHub {
  const { config, service, authenticate, live, unread, logger, served } = options
  const allowlist = config.isAllowlistEnabled ? createAllowlist() : null
  const hub = new SocketHub({
    authenticate,
    live,
    unread,
    logger,
    served: (operation) => served({ ...operation, route: SOCKET_ROUTE }),
    sockets: config.sockets,
    engine: () => service.state.engine,
    parse: (text) => parseBody(text, { values: config.limits.inputValues, depth: config.operations.inputDepth }),
    readRequest: (payload, session) => {
      const request = parseGraphqlRequest(payload)
      allowlist?.check(request.query, session.role, service.state.metadata)
      return request
    },
    showsInternal: (session) => showsInternal(config, session?.role ?? null),
    toEngineError: (error, requestId) => toEngineError(error, logger, requestId),
  })
  service.onChange(() => hub.replan())
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', (error) => logger.debug({ err: error }, 'an upgrade failed'))
    const refusal = refusalOf(request, config, hub)
    if (refusal) return refuse(socket, refusal)
    const { cookie, ...headers } = flattenHeaders(request.headers)
    const withCookie = cookie !== undefined && (config.corsDomains !== null || config.sockets.readsCookie)
    hub.accept(request, socket, head, {
      headers: withCookie ? { ...headers, cookie } : headers,
      hasPlainErrors: pathOf(request) === '/v1alpha1/graphql',
    })
  })
  return hub
}

const pathOf = ({ url }: IncomingMessage) => url?.split('?')[0] ?? ''

function refusalOf(request: IncomingMessage, config: EngineConfig, hub: SocketHub): EngineError | null {
  const isGraphql = ['/v1/graphql', '/v1alpha1/graphql'].includes(pathOf(request))
  if (!isGraphql || !config.enabledApis.has('graphql'))
    return new EngineError('not-found', 'resource does not exist', { status: 404 })
  const { origin } = request.headers
  if (origin !== undefined && config.corsDomains !== null && !isAllowedOrigin(origin, config.corsDomains))
    return new EngineError('access-denied', 'received origin header does not match configured CORS domains')
  return hub.isFull ? new EngineError('busy', 'too many connections', { status: 503 }) : null
}

function refuse(socket: Duplex, error: EngineError): void {
  const { status, body, contentType } = plainError(error, false)
  const lines = [
    `HTTP/1.1 ${status} ${error.code}`,
    'connection: close',
    `content-type: ${contentType}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${String(body)}`)
}

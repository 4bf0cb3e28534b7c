import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { createProxyServer } from 'http-proxy-3'
import sirv from 'sirv'
import { limitBodies } from './body-limit.mjs'
import { firstBytes } from './first-bytes.mjs'
import { createGraphqlLimits } from './graphql-limits.mjs'
import { fetchPageHead, isDescribed, withHead } from './heads/page-heads.mjs'
import { isInnerHeader, plainAuthorization } from './inner-headers.mjs'
import { isSecure, STRICT_TRANSPORT, socketOrigin } from './origins.mjs'
import { DEFAULT_CALENDAR_ORIGIN, pageHeaders } from './page-headers.mjs'
import { isPage } from './page-paths.mjs'
import { pagePreloads } from './page-preloads.mjs'
import { destinationOf, searchPath } from './paths.mjs'
import { createSocketDoor, refuseUpgrade } from './sockets.mjs'
import { dropConnectionHeaders, UpstreamAgent } from './upstream.mjs'

const FORWARDED_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'forwarded']
/** Their names contain a content hash. */
const HEADERS_OF_ASSETS = [
  ['Cache-Control', 'public, max-age=31536000, immutable'],
  ['X-Content-Type-Options', 'nosniff'],
]
const UPSTREAM_TIMEOUT_MS = 120_000
/** Longer than proxies in front usually keep an idle connection; otherwise one could send on it while we close it. */
const KEEP_ALIVE_MS = 65_000

/** Each gateway's WebSockets. @type {WeakMap<http.Server, Set<import('node:stream').Duplex>>} */
const upgradedSockets = new WeakMap()

/**
 * @typedef {(request: http.IncomingMessage, response: http.ServerResponse) => void} Handler
 */

/**
 * The one public origin: forwards the paths of X-46 and serves the web client.
 * @param {object} options
 * @param {{ engine: string, actions?: string }} options.targets base URLs
 * @param {Handler} options.servePage everything that is not forwarded
 * @param {boolean} options.isBehindProxy keeps X-Forwarded-* from a proxy in front
 * @param {readonly string[]} [options.origins] whose pages may open sockets; the first is the public origin
 * @param {number} [options.graphqlPerMinute] GraphQL units per caller; 0 disables the limit
 * @param {ReturnType<typeof import('./session-watch.mjs').createSessionWatch>} [options.sessions] knows which have
 * ended
 * @param {number} [options.idleMs] how long an upstream connection is kept for the next request
 * @returns {http.Server}
 */
export function createGateway(options) {
  const { targets, servePage, isBehindProxy, origins = [], graphqlPerMinute = 0, sessions, idleMs } = options
  const agent = new UpstreamAgent(idleMs)
  const limits = createGraphqlLimits({ perMinute: graphqlPerMinute, isBehindProxy })
  const proxy = createForwarder()
  const bodies = limitBodies(proxy, (response) =>
    refuse(response, 413, 'BODY_TOO_LARGE', 'This is more than the server can take at once.'),
  )
  const forward = async (request, response, destination) => {
    if (bodies.refuses(request, response)) return
    cleanHeaders(request, isBehindProxy)
    if (destination === 'engine' && sessions?.hasEnded(request.headers.authorization)) return refuseEnded(response)
    if (destination === 'engine' && !(await isWithinLimits(request, response, limits))) return
    if (destination === 'engine') delete request.headers.cookie
    request.url = searchPath(request.url ?? '')
    proxy.web(request, response, { target: targets[destination], agent })
  }
  const server = http.createServer((request, response) => {
    if (isSecure(origins[0])) response.setHeader('Strict-Transport-Security', STRICT_TRANSPORT)
    const destination = destinationOf(request.url ?? '/')
    if (destination in targets) forward(request, response, destination).catch(() => response.destroy())
    else if (destination === 'malformed') answerUnreadable(request, response, servePage)
    else if (destination !== 'web' || !['GET', 'HEAD'].includes(request.method ?? ''))
      refuse(response, 404, 'NOT_FOUND', 'There is nothing here.')
    else servePage(request, toleratingErrors(isPage(request.url ?? '/') ? response : withStatus(response, 404)))
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  takeSockets(server, createSocketDoor({ target: targets.engine, origins, limits, sessions }), isBehindProxy)
  server.on('close', () => {
    agent.destroy()
    sessions?.close()
  })
  return server
}

/** Forwards requests, and responses unchanged except for hop-by-hop headers. */
function createForwarder() {
  const proxy = createProxyServer({ xfwd: true, proxyTimeout: UPSTREAM_TIMEOUT_MS })
  const arrivals = new WeakMap()
  proxy.on('start', (request) => arrivals.set(request, performance.now()))
  proxy.on('proxyRes', (answer, request) => {
    dropConnectionHeaders(answer)
    answer.headers['server-timing'] = `total;dur=${(performance.now() - arrivals.get(request)).toFixed(1)}`
    const weigh = weighers.get(request)
    if (!weigh) return
    // GraphQL responses are personal.
    answer.headers['cache-control'] = 'no-store'
    answer.on('data', (chunk) => weigh(chunk.length))
  })
  proxy.on('error', (_error, _request, response) => answerUnavailable(response))
  return proxy
}

/** Callbacks for the size of GraphQL responses. @type {WeakMap<http.IncomingMessage, (bytes: number) => void>} */
const weighers = new WeakMap()

async function isWithinLimits(request, response, limits) {
  const first = await firstBytes(request)
  if (first === null) return false
  const { retryAfter, weigh } = limits.request(request, first)
  weighers.set(request, weigh)
  if (retryAfter === 0) return true
  refuseGraphql(response, retryAfter)
  return false
}

function takeSockets(server, door, isBehindProxy) {
  const upgraded = new Set()
  upgradedSockets.set(server, upgraded)
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (destinationOf(request.url ?? '/') !== 'engine') {
      // The development server's own socket is handled by its listener.
      if (server.listenerCount('upgrade') === 1) refuseUpgrade(socket, 404, 'Not Found')
      return
    }
    cleanHeaders(request, isBehindProxy)
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    door.take(request, socket, head)
  })
}

/**
 * Stops accepting requests and ends every connection. Node doesn't close upgraded ones, so a page with a live query
 * would otherwise keep the gateway from closing.
 * @param {http.Server} gateway
 */
export async function closeGateway(gateway) {
  const closed = new Promise((resolve) => gateway.close(resolve))
  gateway.closeAllConnections()
  for (const socket of upgradedSockets.get(gateway) ?? []) socket.destroy()
  await closed
}

function cleanHeaders(request, isBehindProxy) {
  for (const name of Object.keys(request.headers)) if (isInnerHeader(name)) delete request.headers[name]
  if (!isBehindProxy) for (const name of FORWARDED_HEADERS) delete request.headers[name]
  const { authorization } = request.headers
  if (authorization !== undefined) request.headers.authorization = plainAuthorization(authorization)
}

function answerUnavailable(response) {
  if ('headersSent' in response && !response.headersSent)
    refuse(response, 503, 'UNAVAILABLE', 'The service is not reachable at the moment.')
  else response.destroy()
}

/**
 * A file may vanish between listing and reading. The read stream's error would have no listener, and end the process
 * with everything it supervises.
 */
function toleratingErrors(response) {
  return response.on('pipe', (file) => file.on('error', () => response.destroy()))
}

/**
 * An address that servers could interpret in two ways is never looked up. A browser gets the client's "not found" page
 * for it, so that people have a way on, and everybody else the refusal.
 */
function answerUnreadable(request, response, servePage) {
  const isByBrowser = /\btext\/html\b/.test(request.headers.accept ?? '')
  if (!isByBrowser || !['GET', 'HEAD'].includes(request.method ?? ''))
    return refuse(response, 400, 'BAD_REQUEST', "This address can't be read.")
  // nothing of what was sent reaches whoever serves the pages
  request.url = UNREADABLE_PAGE
  servePage(request, toleratingErrors(withStatus(response, 400)))
}

/** No page, no file and nobody’s short name is like this. */
const UNREADABLE_PAGE = '/_/unreadable'

/** The client's own "not found" page, with the status that tells machines. Files keep theirs. */
function withStatus(response, refusal) {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status, headers) =>
    writeHead(status === 200 && String(headers?.['Content-Type']).startsWith('text/html') ? refusal : status, headers)
  return response
}

function refuse(response, status, errorCode, message) {
  answerJson(response, status, { message, errorCode })
}

/** In both GraphQL's error format and ours, so that every client finds code and message. */
function refuseGraphql(response, retryAfter) {
  const [message, errorCode] = ['Too many requests. Wait a moment and try again.', 'TOO_MANY_ATTEMPTS']
  response.setHeader('Retry-After', String(retryAfter))
  const errors = [{ message, extensions: { code: errorCode, path: '$' } }]
  answerJson(response, 429, { message, errorCode, errors })
}

/** The engine's error for an expired token, so that every client requests a new one. */
function refuseEnded(response) {
  const message = 'Could not verify JWT: the session has ended'
  answerJson(response, 200, { errors: [{ message, extensions: { path: '$', code: 'invalid-jwt' } }] })
}

function answerJson(response, status, value) {
  const body = JSON.stringify(value)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  })
  response.end(body)
}

/**
 * Serves the built client: hashed assets are cached for a year, pages are always revalidated, and every route of the
 * client's router gets its single page, with what to fetch beside it. Public pages get their head and status from the actions.
 * @param {string} folder
 * @param {Partial<Pick<import('../settings.mjs').Settings, 'origins' | 'outsideOrigins' | 'calendarOrigin'>> & {
 * actionsUrl?: string }} [sites]
 * @returns {Handler}
 */
export function servePagesFrom(
  folder,
  { origins = [], outsideOrigins = [], calendarOrigin = DEFAULT_CALENDAR_ORIGIN, actionsUrl = '' } = {},
) {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const connectable = [...origins.map(socketOrigin), ...outsideOrigins]
  const headersOfPages = Object.entries(pageHeaders(page, connectable, calendarOrigin))
  const preloadsOf = pagePreloads(folder)
  const serve = sirv(folder, {
    single: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const headers = pathname.startsWith('/assets/') ? HEADERS_OF_ASSETS : headersOfPages
      for (const [name, value] of headers) response.setHeader(name, value)
    },
  })
  return (request, response) => {
    const preloads = preloadsOf(request)
    if (preloads) response.setHeader('Link', preloads)
    if (actionsUrl === '' || !isDescribed(request)) return serve(request, response)
    fetchPageHead(actionsUrl, request.url ?? '/').then((found) =>
      found
        ? answerPage(request, response, found, withHead(page, found.head), headersOfPages)
        : serve(request, response),
    )
  }
}

function answerPage(request, response, { status }, html, headers) {
  for (const [name, value] of headers) response.setHeader(name, value)
  response.setHeader('Content-Length', Buffer.byteLength(html))
  response.writeHead(status, { 'Content-Type': 'text/html;charset=utf-8' })
  response.end(request.method === 'HEAD' ? undefined : html)
}

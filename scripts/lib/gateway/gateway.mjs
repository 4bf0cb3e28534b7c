import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { createProxyServer } from 'http-proxy-3'
import sirv from 'sirv'
import { limitBodies } from './body-limit.mjs'
import { pageHeaders } from './page-headers.mjs'
import { isPage } from './page-paths.mjs'
import { destinationOf, INNER_HEADERS, SEARCH_PATHS } from './paths.mjs'
import { dropConnectionHeaders, UpstreamAgent } from './upstream.mjs'

const FORWARDED_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'forwarded']
/** Their names carry a hash of what they hold. */
const HEADERS_OF_ASSETS = [
  ['Cache-Control', 'public, max-age=31536000, immutable'],
  ['X-Content-Type-Options', 'nosniff'],
]
const UPSTREAM_TIMEOUT_MS = 120_000

/** The WebSockets of each gateway. @type {WeakMap<http.Server, Set<import('node:stream').Duplex>>} */
const upgradedSockets = new WeakMap()

/**
 * @typedef {(request: http.IncomingMessage, response: http.ServerResponse) => void} Handler
 */

/**
 * The one public origin: forwards the paths of X-46 and serves the web client.
 * @param {object} options
 * @param {{ engine: string, actions: string }} options.targets base URLs
 * @param {Handler} options.servePage everything that is not forwarded
 * @param {boolean} options.isBehindProxy keep X-Forwarded-* of a proxy in front
 * @param {number} [options.idleMs] how long a connection to a server behind waits for its next request
 * @returns {http.Server}
 */
export function createGateway({ targets, servePage, isBehindProxy, idleMs }) {
  const agent = new UpstreamAgent(idleMs)
  const proxy = createProxyServer({ xfwd: true, proxyTimeout: UPSTREAM_TIMEOUT_MS })
  const arrivals = new WeakMap()
  proxy.on('proxyRes', (answer, request) => {
    dropConnectionHeaders(answer)
    answer.headers['server-timing'] = `total;dur=${(performance.now() - arrivals.get(request)).toFixed(1)}`
  })
  proxy.on('error', (_error, _request, response) => answerUnavailable(response))
  const bodies = limitBodies(proxy, (response) =>
    refuse(response, 413, 'BODY_TOO_LARGE', 'This is more than the server takes at once.'),
  )
  const server = http.createServer((request, response) => {
    const destination = destinationOf(request.url ?? '/')
    if (destination === 'engine' || destination === 'actions') {
      arrivals.set(request, performance.now())
      if (bodies.refuses(request, response)) return
      cleanHeaders(request, isBehindProxy)
      request.url = SEARCH_PATHS[request.url ?? ''] ?? request.url
      proxy.web(request, response, { target: targets[destination], agent })
    } else if (destination === 'malformed') refuse(response, 400, 'BAD_REQUEST', "This address can't be read.")
    else if (destination === 'hidden' || !['GET', 'HEAD'].includes(request.method ?? ''))
      refuse(response, 404, 'NOT_FOUND', 'There is nothing here.')
    else servePage(request, withoutFault(isPage(request.url ?? '/') ? response : asNotFound(response)))
  })
  const upgraded = new Set()
  upgradedSockets.set(server, upgraded)
  server.on('upgrade', (request, socket, head) => {
    if (destinationOf(request.url ?? '/') !== 'engine') return refuseUpgrade(server, socket)
    cleanHeaders(request, isBehindProxy)
    socket.on('error', () => socket.destroy())
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    proxy.ws(request, socket, head, { target: targets.engine })
  })
  server.on('close', () => agent.destroy())
  return server
}

/**
 * Takes no more requests and ends every connection. Node leaves upgraded ones to themselves: a page that follows a live
 * query would keep the gateway from closing for as long as it is open.
 * @param {http.Server} gateway
 */
export async function closeGateway(gateway) {
  const closed = new Promise((resolve) => gateway.close(resolve))
  gateway.closeAllConnections()
  for (const socket of upgradedSockets.get(gateway) ?? []) socket.destroy()
  await closed
}

/** Only GraphQL has a WebSocket of ours; the development server's own one is answered by its listener. */
function refuseUpgrade(server, socket) {
  if (server.listenerCount('upgrade') === 1) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
}

function cleanHeaders(request, isBehindProxy) {
  for (const name of INNER_HEADERS) delete request.headers[name]
  if (!isBehindProxy) for (const name of FORWARDED_HEADERS) delete request.headers[name]
}

function answerUnavailable(response) {
  if ('headersSent' in response && !response.headersSent)
    refuse(response, 503, 'UNAVAILABLE', 'The service is not reachable at the moment.')
  else response.destroy()
}

/**
 * A file may vanish between its listing and its reading. The reading stream's fault has no listener then, and would end
 * the process with everything it supervises.
 */
function withoutFault(response) {
  return response.on('pipe', (file) => file.on('error', () => response.destroy()))
}

/** The client's own page for what is not there, under the status that tells it to machines. Files keep theirs. */
function asNotFound(response) {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status, headers) =>
    writeHead(status === 200 && String(headers?.['Content-Type']).startsWith('text/html') ? 404 : status, headers)
  return response
}

function refuse(response, status, errorCode, message) {
  const body = JSON.stringify({ message, errorCode })
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

/**
 * Serves the built client: hashed assets for a year, pages always asked for anew, and every address of the client's own
 * router with its one page.
 * @param {string} folder
 * @returns {Handler}
 */
export function servePagesFrom(folder) {
  const headersOfPages = Object.entries(pageHeaders(readFileSync(path.join(folder, 'index.html'), 'utf8')))
  return sirv(folder, {
    single: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const headers = pathname.startsWith('/assets/') ? HEADERS_OF_ASSETS : headersOfPages
      for (const [name, value] of headers) response.setHeader(name, value)
    },
  })
}

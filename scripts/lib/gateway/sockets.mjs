import { WebSocket, WebSocketServer } from 'ws'
import { readClientMessage } from './inner-headers.mjs'
import { relay } from './relay.mjs'

const PROTOCOLS = ['graphql-transport-ws', 'graphql-ws']
const MESSAGE_MAX_BYTES = 1024 * 1024
const ANSWER_MAX_BYTES = 64 * 1024 * 1024
const HANDSHAKE_MS = 10_000
/** Headers of the client's upgrade request that are passed on. */
const PASSED_HEADERS = ['authorization', 'origin', 'user-agent', 'x-request-id', 'x-hasura-role', 'x-forwarded-for']

const CLOSE = { notText: 1003, tryLater: 1013, unreadable: 4400, sessionEnded: 4401 }

/**
 * The endpoint for GraphQL sockets. It terminates the client's socket here and opens another to the engine, so that
 * every message is parsed before being forwarded: the first one may carry headers like a request.
 * @param {object} options
 * @param {string} options.target base URL of the engine
 * @param {readonly string[]} options.origins whose pages may open one
 * @param {ReturnType<typeof import('./graphql-limits.mjs').createGraphqlLimits>} options.limits
 * @param {ReturnType<typeof import('./session-watch.mjs').createSessionWatch>} [options.sessions] closes those of ended
 * sessions
 */
export function createSocketDoor({ target, origins, limits, sessions }) {
  const chosen = new WeakMap()
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MESSAGE_MAX_BYTES,
    handleProtocols: (_offered, request) => chosen.get(request) || false,
  })
  const address = `${target.replace(/^http/, 'ws')}/v1/graphql`
  return {
    /**
     * Takes over the connection of an upgrade request, whose headers have been sanitised.
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:stream').Duplex} socket
     * @param {Buffer} head
     */
    take(request, socket, head) {
      const { origin } = request.headers
      // Only browsers send one, and they don't lie.
      if (origin !== undefined && !origins.includes(origin)) return refuseUpgrade(socket, 403, 'Forbidden')
      const { retryAfter, counted } = limits.socket(request)
      if (!counted) return refuseUpgrade(socket, 429, 'Too Many Requests', { 'Retry-After': String(retryAfter) })
      socket.once('close', () => counted.close())
      const engine = openEngine(address, request, (status, reason) => refuseUpgrade(socket, status, reason))
      socket.once('close', () => engine.terminate())
      engine.once('open', () => {
        if (socket.destroyed) return engine.terminate()
        chosen.set(request, engine.protocol)
        // The engine's first messages have to wait until there is a listener.
        engine.pause()
        server.handleUpgrade(request, socket, head, (visitor) => {
          const cutWithSession = (authorization) => {
            const forget = sessions?.follow(authorization, () => endSession(visitor, engine))
            if (forget) visitor.once('close', forget)
          }
          cutWithSession(request.headers.authorization)
          connect(visitor, engine, { counted, cutWithSession })
          engine.resume()
        })
      })
    },
  }
}

/** Rejects an upgrade with an HTTP response. */
export function refuseUpgrade(socket, status, reason, headers = {}) {
  if (!socket.writable) return socket.destroy()
  const lines = Object.entries({ Connection: 'close', 'Content-Length': '0', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n`)
}

function openEngine(address, request, refuse) {
  const offered = String(request.headers['sec-websocket-protocol'] ?? '')
    .split(',')
    .map((name) => name.trim())
  const protocols = PROTOCOLS.filter((name) => offered.includes(name))
  const told = PASSED_HEADERS.map((name) => [name, request.headers[name]])
  const forwarded = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ')
  const engine = new WebSocket(address, protocols, {
    headers: { ...Object.fromEntries(told.filter(([, value]) => value !== undefined)), 'x-forwarded-for': forwarded },
    perMessageDeflate: false,
    maxPayload: ANSWER_MAX_BYTES,
    handshakeTimeout: HANDSHAKE_MS,
  })
  engine.once('unexpected-response', (_request, answer) => {
    refuse(answer.statusCode ?? 502, answer.statusMessage ?? '')
    engine.terminate()
  })
  engine.on('error', () => {
    if (engine.readyState !== WebSocket.OPEN) refuse(503, 'Service Unavailable')
  })
  return engine
}

/** Sends nothing more once the session has ended, whether or not the client closes properly. */
function endSession(visitor, engine) {
  visitor.close(CLOSE.sessionEnded, 'The session has ended')
  engine.terminate()
}

function connect(visitor, engine, { counted, cutWithSession }) {
  const [toEngine, toVisitor] = [relay(visitor, engine), relay(engine, visitor)]
  visitor.on('message', (data, isBinary) => {
    if (isBinary) return visitor.close(CLOSE.notText)
    const { text, authorization, fault } = judge(data, counted)
    if (authorization !== undefined) cutWithSession(authorization)
    if (fault) visitor.close(fault.code, fault.reason)
    else toEngine(text)
  })
  engine.on('message', (data) => {
    counted.weigh(data.length)
    toVisitor(String(data))
  })
  visitor.on('error', () => visitor.terminate())
  visitor.once('close', (code, reason) => closeLike(engine, code, reason))
  engine.once('close', (code, reason) => closeLike(visitor, code, reason))
}

/**
 * @returns {{ text?: string, authorization?: unknown, fault?: { code: number, reason: string } }} what to forward, or
 * why to disconnect the client
 */
function judge(data, counted) {
  let message
  try {
    message = readClientMessage(String(data))
  } catch {
    return { fault: { code: CLOSE.unreadable, reason: 'The message is no JSON' } }
  }
  if (counted.identify(message.authorization) && counted.message(data.length, message.isHeartbeat))
    return { text: message.text, authorization: message.authorization }
  return { fault: { code: CLOSE.tryLater, reason: 'Too many requests' } }
}

/** Closes one side like the other, if the code may be sent. */
function closeLike(socket, code, reason) {
  // A paused socket would not see the close frame.
  socket.resume()
  const isSendable =
    (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || (code >= 3000 && code < 5000)
  if (isSendable) socket.close(code, reason)
  else if (code === 1005) socket.close()
  else socket.terminate()
}

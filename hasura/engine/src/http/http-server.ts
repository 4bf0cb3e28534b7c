import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip, gzip, gzipSync } from 'node:zlib'
import { EngineError } from '../errors.js'
import type { Logger } from '../logger.js'
import { plainError, toEngineError } from './answers.js'
import { corsHeaders } from './cors.js'
import { flattenHeaders, type Handler, type HttpAnswer, type HttpRequest } from './http-types.js'

const compress = promisify(gzip)
const decompress = promisify(gunzip)
/** Up to here compressing at once costs less than handing the work to another thread. */
const MAX_SYNC_GZIP_BYTES = 16 * 1024
const KEEP_ALIVE_MS = 65_000
const HEADERS_TIMEOUT_MS = 30_000
const MAX_REQUEST_ID_LENGTH = 200

export interface HttpServerOptions {
  readonly handle: Handler
  readonly corsDomains: readonly string[] | null
  readonly logger: Logger
}

/** A node server around one handler: bodies, request ids, CORS, gzip. Errors of the handler become plain errors. */
export function createHttpServer(options: HttpServerOptions): Server {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing, options).catch((error: unknown) => {
      options.logger.error({ err: error }, 'an answer could not be sent')
      outgoing.destroy()
    })
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = HEADERS_TIMEOUT_MS
  return server
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, options: HttpServerOptions): Promise<void> {
  const request = toRequest(incoming, outgoing)
  const cors = corsHeaders(request.headers, options.corsDomains)
  if (request.method === 'OPTIONS' && request.headers.origin !== undefined) {
    outgoing.writeHead(204, { ...cors, 'x-request-id': request.requestId }).end()
    return
  }
  const result = await options.handle(request).catch((error: unknown) => {
    return plainError(toEngineError(error, options.logger, request.requestId), false)
  })
  await send(result, request, outgoing, cors)
}

function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): HttpRequest {
  const headers = flattenHeaders(incoming.headers)
  const url = new URL(`http://engine${incoming.url?.startsWith('/') ? incoming.url : '/'}`)
  const gone = new AbortController()
  outgoing.once('close', () => outgoing.writableFinished || gone.abort())
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    search: url.searchParams,
    headers,
    requestId: headers['x-request-id']?.slice(0, MAX_REQUEST_ID_LENGTH) || randomUUID(),
    signal: gone.signal,
    body: (limit) => readBody(incoming, headers['content-encoding'], limit),
  }
}

async function readBody(incoming: IncomingMessage, encoding: string | undefined, limit: number): Promise<string> {
  const tooLarge = () =>
    new EngineError('bad-request', `the request body is longer than ${limit} bytes`, { status: 413 })
  const parts: Buffer[] = []
  let size = 0
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.byteLength
    // The rest is read and dropped, so that the client gets to read the answer.
    if (size <= limit) parts.push(part)
    else parts.length = 0
  }
  if (size > limit) throw tooLarge()
  const whole = Buffer.concat(parts)
  if (encoding !== 'gzip') return whole.toString('utf8')
  const plain = await decompress(whole, { maxOutputLength: limit }).catch((error: unknown) => {
    if (error instanceof RangeError) throw tooLarge()
    throw new EngineError('bad-request', 'the request body is not valid gzip')
  })
  return plain.toString('utf8')
}

async function compressed(plain: Buffer): Promise<Buffer> {
  return plain.byteLength <= MAX_SYNC_GZIP_BYTES ? gzipSync(plain) : compress(plain)
}

async function send(
  result: HttpAnswer,
  request: HttpRequest,
  outgoing: ServerResponse,
  cors: Readonly<Record<string, string>>,
): Promise<void> {
  const plain = typeof result.body === 'string' ? Buffer.from(result.body, 'utf8') : result.body
  const isGzip = plain.byteLength > 0 && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const body = isGzip ? await compressed(plain) : plain
  if (outgoing.destroyed) return
  for (const [name, value] of Object.entries(result.headers ?? {})) {
    outgoing.setHeader(name, typeof value === 'string' ? value : [...value])
  }
  outgoing.writeHead(result.status, {
    ...cors,
    ...(isGzip ? { 'content-encoding': 'gzip', vary: [cors.vary, 'Accept-Encoding'].filter(Boolean).join(', ') } : {}),
    'content-type': result.contentType,
    'content-length': body.byteLength,
    'x-request-id': request.requestId,
    'x-content-type-options': 'nosniff',
  })
  outgoing.end(request.method === 'HEAD' ? undefined : body)
}

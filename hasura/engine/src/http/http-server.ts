import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip, gzip, gzipSync } from 'node:zlib'
import { EngineError } from '../errors.js'
import type { Logger } from '../logger.js'
import { newNotes } from '../request-log.js'
import type { RequestHeaders } from '../session/session.js'
import type { UnreadAnswers } from '../unread-answers.js'
import { plainError, toEngineError } from './answers.js'
import { corsHeaders } from './cors.js'
import { flattenHeaders, type Handler, type HttpAnswer, type HttpRequest } from './http-types.js'

const compress = promisify(gzip)
const decompress = promisify(gunzip)
/** Up to this size, compressing synchronously costs less than using another thread. */
const MAX_SYNC_GZIP_BYTES = 16 * 1024
const KEEP_ALIVE_MS = 65_000
const MAX_TIMEOUT_CHECK_MS = 5_000
const MAX_REQUEST_ID_LENGTH = 200
const PLAIN_PATH = /^\/[\w/]*$/

export interface HttpServerOptions {
  readonly handle: Handler
  readonly corsDomains: readonly string[] | null
  /** A request that isn't complete by then gets 408, and its connection is closed. */
  readonly requestTimeoutMs: number
  readonly unread: UnreadAnswers
  readonly logger: Logger
}

/** A Node server around one handler: bodies, request ids, CORS, gzip. Handler errors become plain errors. */
export function createHttpServer(options: HttpServerOptions): Server {
  const timeouts = {
    requestTimeout: options.requestTimeoutMs,
    headersTimeout: options.requestTimeoutMs,
    connectionsCheckingInterval: Math.min(options.requestTimeoutMs / 2, MAX_TIMEOUT_CHECK_MS),
  }
  const server = createServer(timeouts, (incoming, outgoing) => {
    answer(incoming, outgoing, options).catch((error: unknown) => {
      options.logger.error({ err: error }, 'could not send a response')
      outgoing.destroy()
    })
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  return server
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, options: HttpServerOptions): Promise<void> {
  const request = new IncomingRequest(incoming)
  const cors = corsHeaders(request.headers, options.corsDomains)
  if (request.method === 'OPTIONS' && request.headers.origin !== undefined) {
    outgoing.writeHead(204, { ...cors, 'x-request-id': request.requestId }).end()
    return
  }
  let result: HttpAnswer
  try {
    result = await options.handle(request)
  } catch (error) {
    result = plainError(toEngineError(error, options.logger, request.requestId), false)
  }
  if (!takesGzip(request, result)) return send(result, result.body, request, outgoing, cors, options.unread)
  const body = await compressed(bytesOf(result.body))
  const vary = [cors.vary, 'Accept-Encoding'].filter(Boolean).join(', ')
  send(result, body, request, outgoing, { ...cors, 'content-encoding': 'gzip', vary }, options.unread)
}

/** A class, because V8 recreates an object literal with an accessor each time. */
class IncomingRequest implements HttpRequest {
  readonly method: string
  readonly path: string
  readonly headers: RequestHeaders
  readonly requestId: string
  readonly notes = newNotes()
  private readonly query: string

  constructor(private readonly incoming: IncomingMessage) {
    const { path, query } = splitUrl(incoming.url ?? '/')
    this.method = incoming.method ?? 'GET'
    this.path = path
    this.query = query
    this.headers = flattenHeaders(incoming.headers)
    this.requestId = this.headers['x-request-id']?.slice(0, MAX_REQUEST_ID_LENGTH) || randomUUID()
  }

  get search(): URLSearchParams {
    return new URLSearchParams(this.query)
  }

  body(limit: number): Promise<string> {
    return readBody(this.incoming, this.headers['content-encoding'], limit)
  }
}

/** Plain paths, as nearly all are, don't need URL parsing. */
function splitUrl(target: string): { path: string; query: string } {
  if (PLAIN_PATH.test(target)) return { path: target, query: '' }
  const { pathname, search } = new URL(`http://engine${target.startsWith('/') ? target : '/'}`)
  return { path: pathname, query: search }
}

async function readBody(incoming: IncomingMessage, encoding: string | undefined, limit: number): Promise<string> {
  const tooLarge = () =>
    new EngineError('bad-request', `the request body is longer than ${limit} bytes`, { status: 413 })
  const whole = await readAll(incoming, limit)
  if (whole === null) throw tooLarge()
  if (encoding !== 'gzip') return whole.toString('utf8')
  const plain = await decompress(whole, { maxOutputLength: limit }).catch((error: unknown) => {
    if (error instanceof RangeError) throw tooLarge()
    throw new EngineError('bad-request', 'the request body is not valid gzip')
  })
  return plain.toString('utf8')
}

/** The whole body, or null if too long; then the rest is read and discarded so that the client reads the response. */
function readAll(incoming: IncomingMessage, limit: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    incoming.on('data', (part: Buffer) => {
      size += part.byteLength
      if (size <= limit) parts.push(part)
      else parts.length = 0
    })
    incoming.on('end', () => resolve(size > limit ? null : joined(parts)))
    // A client that disconnects, or is too slow, is not our error.
    const brokenOff = () => reject(new EngineError('bad-request', 'the request was broken off'))
    incoming.on('error', brokenOff)
    incoming.on('close', () => incoming.complete || brokenOff())
  })
}

function joined(parts: readonly Buffer[]): Buffer {
  const [only] = parts
  return only && parts.length === 1 ? only : Buffer.concat(parts)
}

async function compressed(plain: Buffer): Promise<Buffer> {
  return plain.byteLength <= MAX_SYNC_GZIP_BYTES ? gzipSync(plain) : compress(plain)
}

const bytesOf = (body: string | Buffer) => (typeof body === 'string' ? Buffer.from(body) : body)

function takesGzip({ headers }: HttpRequest, { body }: HttpAnswer): boolean {
  const accepted = headers['accept-encoding']
  return accepted !== undefined && body.length > 0 && /\bgzip\b/.test(accepted)
}

function send(
  result: HttpAnswer,
  body: string | Buffer,
  request: HttpRequest,
  outgoing: ServerResponse,
  further: Readonly<Record<string, string>>,
  unread: UnreadAnswers,
): void {
  if (outgoing.destroyed) return
  if (result.headers) {
    for (const [name, value] of Object.entries(result.headers))
      outgoing.setHeader(name, typeof value === 'string' ? value : [...value])
  }
  const length = Buffer.byteLength(body)
  const onceRead = unread.hold(length, () => outgoing.destroy())
  if (onceRead) outgoing.once('close', onceRead)
  const headers = {
    ...further,
    'content-type': result.contentType,
    'content-length': length,
    'x-request-id': request.requestId,
    'x-content-type-options': 'nosniff',
  }
  // Text is sent together with the headers; bytes would go out separately.
  outgoing.writeHead(result.status, headers).end(request.method === 'HEAD' ? undefined : body)
}

import type { IncomingHttpHeaders } from 'node:http'
import type { RequestNotes } from '../request-log.js'
import type { RequestHeaders } from '../session/session.js'

export interface HttpRequest {
  readonly method: string
  /** Without the query string; always starts with a slash. */
  readonly path: string
  readonly search: URLSearchParams
  readonly headers: RequestHeaders
  readonly requestId: string
  /** What will be logged about it. */
  readonly notes: RequestNotes
  /** Reads the body as UTF-8. Throws EngineError (413) if longer than `limit` bytes. */
  body(limit: number): Promise<string>
}

export interface HttpAnswer {
  readonly status: number
  /** Ready to be sent. */
  readonly body: string | Buffer
  readonly contentType: string
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
}

export type Handler = (request: HttpRequest) => Promise<HttpAnswer>

/** Joins multiple values of a header. Names are already lower-case, and Node keeps only a single header as a list. */
export function flattenHeaders(headers: IncomingHttpHeaders): RequestHeaders {
  if (headers['set-cookie'] === undefined) return headers as RequestHeaders
  const flat: Record<string, string> = {}
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) flat[name] = typeof value === 'string' ? value : value.join(', ')
  }
  return flat
}

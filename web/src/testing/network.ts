import { expect } from 'vitest'
import type { CurrentTerms } from '#contract/opportunities/current-terms.js'
import type { Fetch } from '#lib/request/transport.js'
import type { FieldError } from '#lib/request-error.js'

export interface RestRequest {
  method: string
  /** without origin and query */
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
}

type RestHandler = (request: RestRequest) => unknown
/** `variables` are the operation's; `headers` show the role. */
type GraphqlHandler = (variables: Record<string, unknown>, headers: Headers) => unknown

export interface Network {
  /** by operation name: the data, or a thrown `refusal` */
  graphql?: Record<string, GraphqlHandler>
  /** by `"GET /api/x"`; a segment may be a parameter: `"GET /api/invites/:token"` */
  rest?: Record<string, RestHandler>
}

export interface Sent {
  kind: 'graphql' | 'rest'
  /** operation name, or method and path */
  name: string
  input: unknown
}

/** Throw it from a handler to refuse a request. Over GraphQL the status only picks the code, as in Hasura. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errors: readonly FieldError[] = [],
    readonly terms: CurrentTerms | null = null,
  ) {
    super(message)
  }
}

/** The refusal when somebody else changed what was being decided on; `terms` is the current state. */
export function changedTerms(terms: CurrentTerms): Refusal {
  return new Refusal(409, 'TERMS_CHANGED', 'This has changed since you opened it.', [], terms)
}

export function refusal(status: number, code: string, message: string, errors: readonly FieldError[] = []): Refusal {
  return new Refusal(status, code, message, errors)
}

/** A fake network: answers what the test defined, records every request and fails on any other. */
export function createNetwork({ graphql = {}, rest = {} }: Network): { fetch: Fetch; sent: Sent[] } {
  const sent: Sent[] = []
  const fetch: Fetch = async (input, init) => {
    const url = new URL(input, 'http://localhost')
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const headers = new Headers(init.headers)
    if (url.pathname === '/v1/graphql') return handleGraphql(graphql, sent, body, headers)
    const request = { method: init.method ?? 'GET', path: url.pathname, query: url.searchParams, headers, body }
    return handleRest(rest, sent, request)
  }
  return { fetch, sent }
}

async function handleGraphql(
  answers: Record<string, GraphqlHandler>,
  sent: Sent[],
  body: { query: string; variables?: Record<string, unknown> },
  headers: Headers,
): Promise<Response> {
  const name = /(?:query|mutation)\s+(\w+)/.exec(body.query)?.[1] ?? 'unnamed'
  sent.push({ kind: 'graphql', name, input: body.variables ?? {} })
  const answer = answers[name]
  if (!answer) expect.fail(`The test's network has no answer for the operation ${name}`)
  try {
    return json(200, { data: await answer(body.variables ?? {}, headers) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const extensions = { code: error.code, errors: error.errors, terms: error.terms, path: '$' }
    return json(200, { errors: [{ message: error.message, extensions }] })
  }
}

async function handleRest(answers: Record<string, RestHandler>, sent: Sent[], request: RestRequest): Promise<Response> {
  const name = `${request.method} ${request.path}`
  sent.push({ kind: 'rest', name, input: request.body })
  const answer = answers[name] ?? Object.entries(answers).find(([pattern]) => matches(pattern, name))?.[1]
  if (!answer) expect.fail(`The test's network has no answer for ${name}`)
  try {
    return json(200, (await answer(request)) ?? {})
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, code, message, errors, terms } = error
    return json(status, { message, errorCode: code, errors, terms, requestId: 'test-request' })
  }
}

function matches(pattern: string, name: string): boolean {
  const wanted = pattern.split(/[ /]/)
  const given = name.split(/[ /]/)
  return wanted.length === given.length && wanted.every((part, i) => part.startsWith(':') || part === given[i])
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'test-request' },
  })
}

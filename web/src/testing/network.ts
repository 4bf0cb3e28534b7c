import { graphql as graphqlHandlers, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { CurrentTerms } from '#contract/opportunities/current-terms.js'
import type { CreditShortfall, FieldError } from '#lib/request-error.js'
import type { TokenResponse } from '#lib/session-user.js'
import { answerBySchema } from './doubles/answer-by-schema'
import type { Doors } from './doubles/doors'
import type { Operations } from './doubles/operations.generated'
import type { Role } from './doubles/role-schemas'

export interface RestRequest {
  method: string
  /** without origin and query */
  path: string
  query: URLSearchParams
  headers: Headers
  body: unknown
  signal: AbortSignal
}

/** A `Response` is passed on as it is. */
type RestAnswers = {
  [Door in keyof Doors]?: (request: RestRequest) => Answered<Doors[Door] | Response>
}
type Answered<T> = T | Promise<T>

/** `variables` are the operation's; `headers` show the role. */
type GraphqlAnswers = {
  [Name in keyof Operations]?: (
    variables: Operations[Name]['variables'],
    headers: Headers,
  ) => Answered<Operations[Name]['data']>
}

export interface Network {
  /** by operation name: the data, or a thrown `refusal` */
  graphql?: GraphqlAnswers
  /** by `"GET /api/x"`; a segment may be a parameter: `"GET /api/invites/:token"` */
  rest?: RestAnswers
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
    readonly credits: CreditShortfall | null = null,
  ) {
    super(message)
  }
}

/** The refusal when somebody else changed what was being decided on; `terms` is the current state. */
export function changedTerms(terms: CurrentTerms): Refusal {
  return new Refusal(409, 'TERMS_CHANGED', 'This has changed since you opened it.', [], terms)
}

/** The refusal of a price that somebody can't pay. */
export function creditsShort(credits: CreditShortfall): Refusal {
  const words = 'You do not have enough Wizlings for this action.'
  return new Refusal(402, 'INSUFFICIENT_CREDITS', words, [], null, credits)
}

export function refusal(status: number, code: string, message: string, errors: readonly FieldError[] = []): Refusal {
  return new Refusal(status, code, message, errors)
}

const TOKEN_DOOR = 'POST /api/session/token'
const GRAPHQL = '/v1/graphql'
const HEADERS = { 'X-Request-Id': 'test-request' }

/** Requests made after a test has ended never resolve. */
const silence = http.all('*', () => new Promise<Response>(() => undefined))
const server = setupServer(silence)
let faults: string[] = []
let activity = 0

/** Rises with each request and each answer. */
export function networkActivity(): number {
  return activity
}

/** Intercepts every request of a test file. */
export function startNetwork(): void {
  server.events.on('request:start', () => {
    activity += 1
  })
  server.events.on('response:mocked', () => {
    activity += 1
  })
  server.listen({ onUnhandledRequest: 'error' })
}

export function stopNetwork(): void {
  server.events.removeAllListeners()
  server.close()
}

/** Ends a test's network and returns everything that was wrong with it. */
export function endNetwork(): string[] {
  const found = faults
  faults = []
  server.resetHandlers(silence)
  return found
}

/**
 * A fake network for one test: answers what the test defined and records every request. GraphQL responses are checked
 * against the schema of the requesting role. A double that doesn't fit, and a request without one, fail the test.
 */
export function openNetwork({ graphql = {}, rest = {} }: Network): { sent: Sent[] } {
  const open: Open = { sent: [], faults, roles: new Map() }
  server.resetHandlers(
    ...Object.entries(rest as Record<string, Answer<RestRequest>>).map(([door, answer]) => atDoor(open, door, answer)),
    atGraphql(open, new Map(Object.entries(graphql as Record<string, GraphqlAnswer>))),
    atNoDoor(open),
  )
  return open
}

type Answer<Asked> = (asked: Asked) => unknown
type GraphqlAnswer = (variables: Record<string, unknown>, headers: Headers) => unknown

interface Open {
  sent: Sent[]
  /** of the test that opened it, so that a late fault doesn't fail the next one */
  faults: string[]
  /** by `Authorization` header */
  roles: Map<string, Role>
}

function atGraphql(open: Open, answers: Map<string, GraphqlAnswer>) {
  return graphqlHandlers.link(`*${GRAPHQL}`).operation(({ query, operationName = '', variables, request }) => {
    open.sent.push({ kind: 'graphql', name: operationName, input: variables })
    const role = roleOf(request.headers, open.roles)
    return answered(open, graphqlRefusal, async () => {
      const answer = answers.get(operationName)
      if (!answer) return noAnswer(open, `the operation ${operationName}`)
      const double = await answer(variables, request.headers)
      const { data, faults } = answerBySchema({ role, query, variables }, double)
      if (faults.length > 0)
        open.faults.push(`The double of ${operationName} doesn’t fit the schema of ${role}: ${faults.join('; ')}`)
      return { data }
    })
  })
}

function atDoor(open: Open, door: string, answer: Answer<RestRequest>) {
  const [method = '', path = ''] = door.split(' ')
  return http.all(path, async ({ request }) => {
    if (request.method !== method) return undefined
    const asked = await restRequest(request)
    open.sent.push({ kind: 'rest', name: `${method} ${asked.path}`, input: asked.body })
    return answered(open, restRefusal, async () => {
      const data = (await answer(asked)) ?? {}
      if (door === TOKEN_DOOR) remember(open.roles, data as TokenResponse)
      return data
    })
  })
}

function atNoDoor(open: Open) {
  return http.all('*', ({ request: { method, url } }) => {
    return noAnswer(open, `${method} ${new URL(url).pathname}`)
  })
}

/** Unlike msw's own error, this one fails the test and not only the request. */
function noAnswer({ faults }: Open, what: string): Response {
  faults.push(`The test’s network has no answer for ${what}`)
  return HttpResponse.error()
}

async function answered(
  open: Open,
  refuse: (refusal: Refusal) => Response,
  answer: () => Promise<object>,
): Promise<Response> {
  try {
    const data = await answer()
    return data instanceof Response ? data : HttpResponse.json(data, { headers: HEADERS })
  } catch (error) {
    if (error instanceof Refusal) return refuse(error)
    // fetch reports a lost connection as a TypeError, which a test may want
    if (!(error instanceof TypeError)) open.faults.push(`The test’s network failed: ${error}`)
    return HttpResponse.error()
  }
}

/** The first role of a user is their token's default role. */
function remember(roles: Open['roles'], { accessToken, user }: Partial<TokenResponse>): void {
  if (user) roles.set(`Bearer ${accessToken}`, user.roles[0] ?? 'user')
}

function roleOf(headers: Headers, roles: Open['roles']): Role {
  const asked = headers.get('x-hasura-role') as Role | null
  const token = headers.get('authorization')
  return asked ?? (token ? (roles.get(token) ?? 'user') : 'anonymous')
}

async function restRequest(request: Request): Promise<RestRequest> {
  const { method, headers, signal } = request
  const { pathname, searchParams } = new URL(request.url)
  return { method, path: pathname, query: searchParams, headers, body: await bodyOf(request), signal }
}

/** JSON as it is, a form as its fields. */
async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData())
  const text = type.startsWith('application/json') ? await request.text() : ''
  return text ? JSON.parse(text) : undefined
}

function graphqlRefusal({ code, message, errors, terms, credits }: Refusal): Response {
  const extensions = { code, errors, terms, credits, path: '$' }
  return HttpResponse.json({ errors: [{ message, extensions }] }, { headers: HEADERS })
}

function restRefusal({ status, code, message, errors, terms, credits }: Refusal): Response {
  const body = { message, errorCode: code, errors, terms, credits, requestId: 'test-request' }
  return HttpResponse.json(body, { status, headers: HEADERS })
}

import { Kind, type OperationDefinitionNode, parse, type TypeNode } from 'graphql'
import { EngineError } from '../errors.js'
import type { Engine } from '../execute/engine-types.js'
import type { Logger } from '../logger.js'
import { isJsonObject } from '../metadata/metadata-reader.js'
import type { Metadata } from '../metadata/model/metadata.js'
import type { RestEndpoint } from '../metadata/model/requests.js'
import { noteOutcome, noteRefusal } from '../request-log.js'
import type { Authenticate } from '../session/authenticate.js'
import type { Session } from '../session/session.js'
import { type InternalPolicy, JSON_TYPE, plainError, showsInternal, toEngineError } from './answers.js'
import { type InputLimits, parseBody } from './graphql-endpoint.js'
import type { Handler, HttpAnswer, HttpRequest } from './http-types.js'

export const REST_PREFIX = '/api/rest/'

export interface RestEndpointOptions {
  readonly authenticate: Authenticate
  readonly engine: () => Engine
  readonly metadata: () => Metadata
  readonly policy: InternalPolicy
  readonly bodyLimit: number
  readonly inputLimits: InputLimits
  readonly logger: Logger
}

interface Match {
  readonly endpoint: RestEndpoint
  readonly pathVariables: Readonly<Record<string, string>>
}

/** Form fields are texts to be converted; JSON values are taken as they are. */
interface BodyVariables {
  readonly texts: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, unknown>>
}

const TEXT_TYPES = ['String', 'ID', 'uuid', 'UUID']
const NUMBER_TYPES = ['Int', 'Float', 'Number', 'Double', 'float8', 'numeric']

/** ANY /api/rest/<url>: a stored query with variables from path, query string and body (semantics §2.9). */
export function createRestEndpoint(options: RestEndpointOptions): Handler {
  return async (request) => {
    let session: Session | null = null
    try {
      session = (await options.authenticate(request.headers)).session
      request.notes.role = session.role
      return await answer(request, session, options)
    } catch (error) {
      const known = toEngineError(error, options.logger, request.requestId)
      noteRefusal(request.notes, known)
      return plainError(known, showsInternal(options.policy, session?.role ?? null))
    }
  }
}

async function answer(request: HttpRequest, session: Session, options: RestEndpointOptions): Promise<HttpAnswer> {
  const metadata = options.metadata()
  const { endpoint, pathVariables } = findEndpoint(request, metadata)
  const query = storedQuery(endpoint, metadata)
  const body = await readBody(request, options)
  const declared = declaredVariables(query)
  const texts = { ...Object.fromEntries(request.search), ...body.texts }
  const given: Record<string, unknown> = {
    ...convertAll(texts, declared),
    ...body.values,
    ...convertAll(pathVariables, declared),
  }
  const unexpected = Object.keys(given).find((name) => !declared.has(name))
  if (unexpected !== undefined) throw new EngineError('bad-request', `Unexpected variable ${unexpected}`)
  const result = await options.engine().execute({ query, variables: given, operationName: null }, session, {
    requestHeaders: request.headers,
    requestId: request.requestId,
  })
  noteOutcome(request.notes, result)
  if (result.isError) throw result.error ?? new EngineError('unexpected', 'internal error')
  return { status: 200, body: dataOf(result.body), contentType: JSON_TYPE, headers: result.headers }
}

function findEndpoint(request: HttpRequest, { rest_endpoints: endpoints }: Metadata): Match {
  const segments = request.path.slice(REST_PREFIX.length).split('/').map(decodeSegment)
  const matches = endpoints.flatMap((endpoint) => {
    const pathVariables = matchPath(endpoint.url.split('/'), segments)
    return pathVariables ? [{ endpoint, pathVariables }] : []
  })
  const match = matches.find(({ endpoint }) => endpoint.methods.some((method) => method === request.method))
  if (match) return match
  if (matches.length === 0) throw new EngineError('not-found', 'Endpoint not found', { status: 404 })
  const allowed = [...new Set(matches.flatMap(({ endpoint }) => endpoint.methods))].sort()
  throw new EngineError('method-not-allowed', `Allowed methods: ${allowed.join(', ')}`)
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function matchPath(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const variables: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at] ?? ''
    if (part.startsWith(':')) variables[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return variables
}

function storedQuery({ definition }: RestEndpoint, metadata: Metadata): string {
  const { collection_name: collection, query_name: name } = definition.query
  const queries = metadata.query_collections.find((one) => one.name === collection)?.definition.queries
  const query = queries?.find((one) => one.name === name)?.query
  if (query === undefined) throw new EngineError('not-found', 'Endpoint not found', { status: 404 })
  return query
}

async function readBody(request: HttpRequest, options: RestEndpointOptions): Promise<BodyVariables> {
  const text = await request.body(options.bodyLimit)
  if (text.trim() === '') return { texts: {}, values: {} }
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return { texts: Object.fromEntries(new URLSearchParams(text)), values: {} }
  }
  const value = parseBody(text, options.inputLimits)
  if (!isJsonObject(value)) throw new EngineError('parse-failed', 'the body must be a JSON object of variables')
  return { texts: {}, values: value }
}

/** The stored operation's variables with their types. */
function declaredVariables(query: string): ReadonlyMap<string, TypeNode> {
  const operation = parse(query, { noLocation: true }).definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )
  return new Map(operation?.variableDefinitions?.map((one) => [one.variable.name.value, one.type] as const))
}

function convertAll(
  texts: Readonly<Record<string, string>>,
  declared: ReadonlyMap<string, TypeNode>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const type = declared.get(name)
      return [name, type ? convert(name, text, type) : text] as const
    }),
  )
}

/** Converts text from the URL to the variable's type. Throws EngineError bad-request. */
function convert(name: string, text: string, type: TypeNode): unknown {
  const isRequired = type.kind === Kind.NON_NULL_TYPE
  const inner = isRequired ? type.type : type
  const typeName = inner.kind === Kind.NAMED_TYPE ? inner.name.value : null
  if (typeName !== null && TEXT_TYPES.includes(typeName)) return text
  if (text === 'null' && !isRequired) return null
  if (typeName !== null && NUMBER_TYPES.includes(typeName)) {
    const value = parseValue(text)
    if (typeof value === 'number' || (typeof value === 'object' && value !== null)) return value
    throw new EngineError('bad-request', `Parameter ${name} could not be converted to ${typeName}: "${text}"`)
  }
  if (typeName === 'Boolean') {
    const value = text === '' ? true : parseValue(text)
    if (typeof value === 'boolean') return value
    throw new EngineError('bad-request', `Parameter ${name} could not be converted to Boolean: "${text}"`)
  }
  throw new EngineError(
    'bad-request',
    `Type of URL parameter for variable ${name} not supported - Consider putting it in the request body: "${text}"`,
  )
}

function parseValue(text: string): unknown {
  try {
    return parseBody(text)
  } catch {
    return undefined
  }
}

/** The engine returns `{"data":…}`; endpoints return the inner value exactly as Postgres printed it. */
function dataOf(body: string): string {
  const start = '{"data":'
  return body.startsWith(start)
    ? body.slice(start.length, -1)
    : JSON.stringify((JSON.parse(body) as { data: unknown }).data)
}

import { EngineError } from '../errors.js'
import type { Engine } from '../execute/engine-types.js'
import type { GraphqlRequest } from '../execute/graphql-request.js'
import { AnswerSize } from '../execute/wire/answer-size.js'
import { hasBrokenPairs, parseJson } from '../json.js'
import { kindOf } from '../json-kind.js'
import { surveyJson } from '../json-survey.js'
import type { Logger } from '../logger.js'
import { isJsonObject } from '../metadata/metadata-reader.js'
import type { Metadata } from '../metadata/model/metadata.js'
import { noteOutcome, noteRefusal } from '../request-log.js'
import type { Authenticate } from '../session/authenticate.js'
import type { Session } from '../session/session.js'
import type { Allowlist } from './allowlist.js'
import {
  graphqlError,
  graphqlErrorBody,
  type InternalPolicy,
  JSON_TYPE,
  jsonAnswer,
  logFailure,
  showsInternal,
  toEngineError,
} from './answers.js'
import type { Handler, HttpAnswer, HttpRequest } from './http-types.js'

export interface GraphqlEndpointOptions {
  readonly authenticate: Authenticate
  readonly engine: () => Engine
  readonly metadata: () => Metadata
  readonly allowlist: Allowlist | null
  readonly policy: InternalPolicy
  readonly bodyLimit: number
  readonly batchLimit: number
  /** Maximum total size of a batch's responses; 0 for unlimited. */
  readonly answerLimit: number
  readonly inputLimits: InputLimits
  readonly logger: Logger
}

/** The batch, the request and its variables object enclose the values. */
const DEPTH_OF_VARIABLES = 3

/** Limits on a body, checked before parsing, which takes far longer than reading it. */
export interface InputLimits {
  readonly values: number
  /** Depth within the variables. */
  readonly depth: number
}

interface Outcome {
  readonly body: string
  readonly status: number
  readonly headers?: HttpAnswer['headers']
}

/**
 * POST /v1/graphql (always responds 200) or /v1alpha1/graphql (the error's own status): one request or a batch, run in
 * sequence (semantics §1.4).
 */
export function createGraphqlEndpoint(options: GraphqlEndpointOptions, hasTrueStatus: boolean): Handler {
  return async (request) => {
    let session: Session | null = null
    try {
      const authenticated = await options.authenticate(request.headers)
      session = authenticated.session
      request.notes.role = session.role
      const parsed = parseBody(await request.body(options.bodyLimit), options.inputLimits)
      if (!Array.isArray(parsed)) {
        const outcome = await run(parsed, session, request, options)
        const { body, headers } = outcome
        return { status: hasTrueStatus ? outcome.status : 200, body, contentType: JSON_TYPE, headers }
      }
      return await runBatch(parsed, session, request, options)
    } catch (error) {
      const known = toEngineError(error, options.logger, request.requestId)
      noteRefusal(request.notes, known)
      const status = hasTrueStatus || known.status === 413 ? known.status : 200
      return graphqlError(known, showsInternal(options.policy, session?.role ?? null), status)
    }
  }
}

async function runBatch(
  items: readonly unknown[],
  session: Session,
  request: HttpRequest,
  options: GraphqlEndpointOptions,
): Promise<HttpAnswer> {
  if (items.length > options.batchLimit) {
    throw new EngineError('bad-request', `a batch may have at most ${options.batchLimit} requests`)
  }
  const bodies: string[] = []
  const size = new AnswerSize(options.answerLimit)
  for (const item of items) {
    // Earlier operations may have changed something, so their results are returned; only those that no longer fit are
    // refused.
    const { body } = await run(item, session, request, options, () => size.requirePlace())
    size.note(body)
    bodies.push(body)
  }
  return { ...jsonAnswer(null), body: `[${bodies.join(',')}]` }
}

/** Runs one operation; errors become part of the outcome. */
async function run(
  item: unknown,
  session: Session,
  request: HttpRequest,
  options: GraphqlEndpointOptions,
  mayBegin: () => void = () => undefined,
): Promise<Outcome> {
  try {
    mayBegin()
    const graphql = parseGraphqlRequest(item)
    options.allowlist?.check(graphql.query, session.role, options.metadata())
    const result = await options.engine().execute(graphql, session, {
      requestHeaders: request.headers,
      requestId: request.requestId,
    })
    noteOutcome(request.notes, result)
    if (result.error) logFailure(result.error, options.logger, request.requestId)
    return { body: result.body, status: result.isError ? (result.error?.status ?? 200) : 200, headers: result.headers }
  } catch (error) {
    const known = toEngineError(error, options.logger, request.requestId)
    noteRefusal(request.notes, known)
    const body = JSON.stringify(graphqlErrorBody(known, showsInternal(options.policy, session.role)))
    return { body, status: known.status }
  }
}

/**
 * Throws EngineError invalid-json, also for a text that Hasura's parser can't decode, or bad-request if the limits are
 * exceeded.
 */
export function parseBody(text: string, limits?: InputLimits): unknown {
  if (limits && text.length > Math.min(limits.values, limits.depth)) checkInput(text, limits)
  if (hasBrokenPairs(text)) throw new EngineError('invalid-json', 'a text holds half of a surrogate pair')
  try {
    return parseJson(text)
  } catch (error) {
    throw new EngineError('invalid-json', error instanceof Error ? error.message : 'malformed JSON')
  }
}

function checkInput(text: string, limits: InputLimits): void {
  const { values, depth } = surveyJson(text)
  if (values > limits.values)
    throw new EngineError('bad-request', `the request holds more than ${limits.values} values`)
  if (depth > limits.depth + DEPTH_OF_VARIABLES)
    throw new EngineError('bad-request', `the request has values nested deeper than ${limits.depth} levels`)
}

/** Throws EngineError parse-failed, worded like Hasura's JSON parser. */
export function parseGraphqlRequest(value: unknown): GraphqlRequest {
  if (!isJsonObject(value)) {
    throw new EngineError('parse-failed', `parsing Object failed, expected Object, but encountered ${kindOf(value)}`)
  }
  const { query, variables, operationName } = value
  if (query === undefined) throw new EngineError('parse-failed', 'key "query" not found')
  if (typeof query !== 'string') {
    throw new EngineError('parse-failed', `parsing Text failed, expected String, but encountered ${kindOf(query)}`, {
      path: '$.query',
    })
  }
  if (variables !== undefined && variables !== null && !isJsonObject(variables)) {
    throw new EngineError(
      'parse-failed',
      `parsing HashMap failed, expected Object, but encountered ${kindOf(variables)}`,
      {
        path: '$.variables',
      },
    )
  }
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') {
    throw new EngineError(
      'parse-failed',
      `parsing Text failed, expected String, but encountered ${kindOf(operationName)}`,
      {
        path: '$.operationName',
      },
    )
  }
  return { query, variables: variables ?? null, operationName: operationName ?? null }
}

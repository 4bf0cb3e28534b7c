import type { Environment } from '../config/env-reader.js'
import { EngineError } from '../errors.js'
import type { Json } from '../json.js'
import { parseJson, stringifyJson } from '../json.js'
import { isJsonObject } from '../metadata/metadata-reader.js'
import type { ActionMetadata } from '../metadata/model/actions.js'
import type { Session } from '../session/session.js'
import {
  MissingVariableError,
  postWebhook,
  resolveHeaders,
  resolveTemplate,
  type WebhookAnswer,
  WebhookError,
} from './webhook-request.js'

export interface ActionContext {
  /** The client's headers, with lower-case names. */
  readonly requestHeaders: Readonly<Record<string, string>>
  /** The text of the whole GraphQL document. */
  readonly requestQuery: string
  /** Aborted when the client disconnects. */
  readonly signal?: AbortSignal
}

export interface ActionAnswer {
  /** The handler's JSON, with numbers preserved exactly. */
  readonly value: unknown
  readonly setCookie: string[]
  /** What was sent and received: the `internal` of an error about the response's shape. */
  readonly exchange: ActionExchange
}

/** Calls an action's handler (semantics §7.1). Throws EngineError. */
export type CallAction = (
  action: ActionMetadata,
  input: unknown,
  session: Session,
  context: ActionContext,
) => Promise<ActionAnswer>

/** Headers that describe the client's own connection or origin, and mean nothing to the handler. */
const NOT_FORWARDED = new Set([
  'accept',
  'accept-charset',
  'accept-datetime',
  'accept-encoding',
  'accept-language',
  'cache-control',
  'connection',
  'content-length',
  'content-md5',
  'content-type',
  'dnt',
  'expect',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'x-hasura-access-key',
  'x-hasura-admin-secret',
])

export interface ActionExchange {
  readonly error?: string
  readonly request: {
    readonly body: Json
    readonly headers: Json
    readonly url: string
    readonly transformed_request: null
  }
  readonly response?: { readonly body: unknown; readonly headers: Json; readonly status: number }
}

export function createCallAction(environment: Environment): CallAction {
  return async (action, input, session, context) => {
    const { definition } = action
    const body = {
      action: { name: action.name },
      input,
      session_variables: session.variables,
      request_query: context.requestQuery,
    }
    const { url, configured } = resolveTarget(definition, environment)
    const headers = {
      ...(definition.forward_client_headers ? forwarded(context.requestHeaders) : {}),
      ...configured,
      'content-type': 'application/json',
    }
    const text = stringifyJson(body)
    // What administrators see shows handler and headers as configured, without resolved secrets.
    const request = {
      body: JSON.parse(text) as Json,
      headers: definition.headers.map((header) => header.name),
      url: definition.handler,
      transformed_request: null,
    }
    const answer = await send(
      { url, headers, body: text, timeoutSec: definition.timeout, signal: context.signal },
      { request },
    )
    return readAnswer(answer, { request, response: describe(answer) })
  }
}

function resolveTarget(definition: ActionMetadata['definition'], environment: Environment) {
  try {
    const url = resolveTemplate(definition.handler, environment)
    return { url, configured: resolveHeaders(definition.headers, environment) }
  } catch (error) {
    if (!(error instanceof MissingVariableError)) throw error
    throw new EngineError('unexpected', 'internal error', { internal: { error: error.message } })
  }
}

/** The client headers that are passed on to a handler. */
export function forwarded(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_FORWARDED.has(name)))
}

async function send(target: Parameters<typeof postWebhook>[0], exchange: ActionExchange): Promise<WebhookAnswer> {
  try {
    return await postWebhook(target)
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error
    const internal = { error: { type: 'http_exception', message: error.message }, ...exchange }
    throw new EngineError('unexpected', 'http exception when calling webhook', { internal, cause: error })
  }
}

function describe(answer: WebhookAnswer): NonNullable<ActionExchange['response']> {
  const headers = [...answer.headers].map(([name, value]) => ({ name, value }))
  return { body: parseOr(answer.body, answer.body), headers, status: answer.status }
}

function readAnswer(answer: WebhookAnswer, exchange: ActionExchange): ActionAnswer {
  const { status } = answer
  const unexpected = (message: string, error = 'unexpected response') =>
    new EngineError('unexpected', message, { internal: { error, ...exchange } })
  if (status >= 200 && status < 300) {
    const value = parseOr(answer.body, undefined)
    if (value === undefined) throw unexpected('not a valid json response from webhook', 'invalid json')
    return { value, setCookie: answer.headers.getSetCookie(), exchange: { error: 'unexpected response', ...exchange } }
  }
  if (status < 400 || status >= 500) {
    throw unexpected('internal error', `expecting 2xx or 4xx status code, but found ${status}`)
  }
  throw (
    refusalOf(answer, exchange) ??
    unexpected('internal error', 'expecting a json object with "message" for a 4xx status code')
  )
}

/** An error in the handler's own format: `{ message, code?, extensions? }`. */
function refusalOf({ body }: WebhookAnswer, exchange: ActionExchange): EngineError | null {
  const value = parseOr(body, undefined)
  if (!isJsonObject(value) || typeof value.message !== 'string') return null
  const given = isJsonObject(value.extensions) ? value.extensions : {}
  const { code: extensionCode, path: _, ...extensions } = given
  const code = [value.code, extensionCode].find((word) => typeof word === 'string' && word !== '')
  return new EngineError(typeof code === 'string' ? code : 'unexpected', value.message, {
    status: 400,
    internal: { error: 'unexpected response', ...exchange },
    extensions: extensions as Record<string, Json>,
  })
}

function parseOr<Fallback>(text: string, fallback: Fallback): unknown {
  try {
    return parseJson(text)
  } catch {
    return fallback
  }
}

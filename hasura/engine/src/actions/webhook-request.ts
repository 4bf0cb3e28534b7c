import type { Environment } from '../config/env-reader.js'
import type { HeaderConf } from '../metadata/model/webhooks.js'

/** An environment variable a webhook needs is not set. The message names the variable, never a value. */
export class MissingVariableError extends Error {
  constructor(readonly variable: string) {
    super(`environment variable "${variable}" not set`)
  }
}

/** Replaces each `{{NAME}}`. Throws MissingVariableError. */
export function resolveTemplate(text: string, environment: Environment): string {
  return text.replace(/\{\{\s*([A-Za-z_]\w*)\s*\}\}/g, (_, name: string) => requireVariable(name, environment))
}

export function requireVariable(name: string, environment: Environment): string {
  const value = environment[name]
  if (value === undefined) throw new MissingVariableError(name)
  return value
}

/** Configured headers with lower-case names. Throws MissingVariableError. */
export function resolveHeaders(headers: readonly HeaderConf[], environment: Environment): Record<string, string> {
  const entries = headers.map((header) => {
    const value =
      'value' in header
        ? resolveTemplate(header.value, environment)
        : requireVariable(header.value_from_env, environment)
    return [header.name.toLowerCase(), value] as const
  })
  return Object.fromEntries(entries)
}

export interface WebhookAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

/** The webhook didn't respond: refused, reset, unresolvable, or slower than its timeout. */
export class WebhookError extends Error {
  constructor(
    message: string,
    readonly isTimeout: boolean,
    cause: unknown,
  ) {
    super(message, { cause })
  }
}

/** Longer responses are the handler's mistake, and must not exhaust memory. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024

/** POSTs JSON and reads the whole response. Throws WebhookError if there is none within `timeoutSec`. */
export async function postWebhook(request: {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly timeoutSec: number
  readonly signal?: AbortSignal
}): Promise<WebhookAnswer> {
  const timeout = AbortSignal.timeout(request.timeoutSec * 1000)
  const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout
  try {
    const response = await fetch(request.url, {
      method: 'POST',
      headers: request.headers,
      body: request.body,
      signal,
      redirect: 'manual',
    })
    return { status: response.status, headers: response.headers, body: await readBody(response) }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = timeout.aborted ? 'ResponseTimeout' : cause instanceof Error ? cause.message : 'no answer'
    throw new WebhookError(reason, timeout.aborted, error)
  }
}

async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > MAX_ANSWER_BYTES) throw new Error(`the answer is longer than ${MAX_ANSWER_BYTES} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

import {
  MissingVariableError,
  postWebhook,
  requireVariable,
  resolveHeaders,
  resolveTemplate,
  WebhookError,
} from '../actions/webhook-request.js'
import type { Environment } from '../config/env-reader.js'
import type { HeaderConf } from '../metadata/model/webhooks.js'
import { USER_AGENT } from '../version.js'

export interface Outgoing {
  /** A URL with `{{ENV}}` templates, or the variable that contains it. */
  readonly webhook: string | { readonly fromEnv: string }
  readonly headers: readonly HeaderConf[]
  readonly body: string
  readonly timeoutSec: number
}

/** One delivery attempt, as it is logged. */
export interface Attempt {
  /** HTTP status; null if there was no response. */
  readonly status: number | null
  readonly retryAfterSec: number | null
  readonly request: { readonly headers: readonly string[]; readonly payload: unknown }
  readonly response: { readonly body: string } | { readonly error: string }
}

export type NextStep =
  | { readonly kind: 'delivered'; readonly delaySec: 0 }
  | { readonly kind: 'retry'; readonly delaySec: number }
  | { readonly kind: 'error'; readonly delaySec: 0 }

/** How much of a response is logged; receivers may respond with whole pages. */
const MAX_LOGGED_BODY = 10_000
const MAX_RETRY_AFTER_SEC = 7 * 86_400

/** POSTs once. Doesn't throw for failures that a retry may fix. */
export async function attemptDelivery(
  outgoing: Outgoing,
  environment: Environment,
  signal: AbortSignal,
): Promise<Attempt> {
  const request = {
    headers: outgoing.headers.map((header) => header.name),
    payload: JSON.parse(outgoing.body) as unknown,
  }
  try {
    const { webhook } = outgoing
    const url =
      typeof webhook === 'string'
        ? resolveTemplate(webhook, environment)
        : requireVariable(webhook.fromEnv, environment)
    const headers = {
      'user-agent': USER_AGENT,
      ...resolveHeaders(outgoing.headers, environment),
      'content-type': 'application/json',
    }
    const answer = await postWebhook({ url, headers, body: outgoing.body, timeoutSec: outgoing.timeoutSec, signal })
    const retryAfterSec = parseRetryAfter(answer.headers.get('retry-after'))
    return { status: answer.status, retryAfterSec, request, response: { body: answer.body.slice(0, MAX_LOGGED_BODY) } }
  } catch (error) {
    if (!(error instanceof WebhookError) && !(error instanceof MissingVariableError)) throw error
    return { status: null, retryAfterSec: null, request, response: { error: error.message } }
  }
}

function parseRetryAfter(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text.trim()) ? Math.min(Number(text), MAX_RETRY_AFTER_SEC) : null
}

/**
 * What follows an attempt: 2xx means delivered; anything else is retried after the interval until the retries are used
 * up. Retry-After from the receiver is honoured, even then (semantics §8.1).
 * @param tries how many attempts were made before this one
 */
export function nextStep(
  attempt: Pick<Attempt, 'status' | 'retryAfterSec'>,
  tries: number,
  retry: { readonly retries: number; readonly intervalSec: number },
): NextStep {
  const { status, retryAfterSec } = attempt
  if (status !== null && status >= 200 && status < 300) return { kind: 'delivered', delaySec: 0 }
  if (retryAfterSec !== null && retryAfterSec > 0) return { kind: 'retry', delaySec: retryAfterSec }
  return tries < retry.retries ? { kind: 'retry', delaySec: retry.intervalSec } : { kind: 'error', delaySec: 0 }
}

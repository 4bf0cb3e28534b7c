import { EngineError } from './errors.js'
import type { GraphqlResponse } from './execute/engine-types.js'
import type { Logger } from './logger.js'
import type { Metrics } from './metrics.js'

/** Facts about a request, filled in along the way. */
export interface RequestNotes {
  role: string | null
  /** The kinds and names of its operations, in order. */
  readonly operations: string[]
  /** The code of the first error. */
  code: string | null
}

/** Monitoring polls these every few seconds. */
const WATCHING = new Set(['/healthz', '/hasura/healthz', '/metrics'])
/** How many of a batch's operations are named; the rest is counted. */
const MAX_OPERATIONS = 10

export const newNotes = (): RequestNotes => ({ role: null, operations: [], code: null })

/** Records the outcome of an operation. */
export function noteOutcome(
  notes: RequestNotes,
  { operation, error }: Pick<GraphqlResponse, 'operation' | 'error'>,
): void {
  notes.operations.push(operation ?? 'unknown')
  if (error) notes.code ??= error.code
}

/** Records why a request was rejected. */
export function noteRefusal(notes: RequestNotes, error: unknown): void {
  notes.code ??= error instanceof EngineError ? error.code : 'unexpected'
}

/** What is known at the end of a request, or of an operation over a socket. */
export interface Served {
  readonly requestId: string
  /** The endpoint's name, because a path may contain values. */
  readonly route: string
  readonly status?: number
  readonly notes: RequestNotes
  readonly startedAt: number
}

/** One line per request, without values: who asked for what, how long it took, and the request id. */
export function createRequestLog(logger: Logger, metrics: Metrics): (served: Served) => void {
  return ({ requestId, route, status, notes, startedAt }) => {
    const milliseconds = performance.now() - startedAt
    const { role, operations, code } = notes
    metrics.observe(route, outcomeOf(code), milliseconds / 1000)
    const further = operations.length - MAX_OPERATIONS
    const named = operations.slice(0, MAX_OPERATIONS)
    const operation = further > 0 ? `${named.join(', ')} and ${further} more` : named.join(', ') || undefined
    const ms = Math.round(milliseconds * 10) / 10
    const line = { requestId, route, status, role: role ?? undefined, operation, code: code ?? undefined, ms }
    if (WATCHING.has(route)) logger.debug(line, 'request')
    else logger.info(line, 'request')
  }
}

const FAILURES = new Set(['unexpected', 'internal-error', 'postgres-error', 'busy'])

function outcomeOf(code: string | null): string {
  if (code === null) return 'answered'
  return FAILURES.has(code) ? 'failed' : 'refused'
}

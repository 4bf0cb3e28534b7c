import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from './logger.js'

const FIRST_DELAY_MS = 200
const MAX_DELAY_MS = 5_000
/** Postgres responds but isn't ready: starting, shutting down, recovering, or out of connections. */
const NOT_READY = new Set(['57P03', '57P01', '57P02', '53300', '08006', '08001'])
/** pg's messages, which lack a code, for connections lost or not established in time. */
const LOST = /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'EHOSTUNREACH',
])

/**
 * Retries work with backoff while Postgres can't be reached. Throws everything else, and the last failure once the
 * signal is aborted.
 */
export async function retryWhileUnreachable<Result>(
  work: () => Promise<Result>,
  logger: Logger,
  signal?: AbortSignal,
): Promise<Result> {
  for (let pause = FIRST_DELAY_MS; ; pause = Math.min(pause * 2, MAX_DELAY_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!isUnreachable(error) || signal?.aborted) throw error
      logger.warn({ err: error, retryInMs: pause }, 'the database cannot be reached')
      await delay(pause, undefined, { signal })
    }
  }
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: string }
  if (code !== undefined && (NOT_READY.has(code) || UNREACHABLE.has(code))) return true
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  return LOST.test(error.message)
}

import { setTimeout as delay } from 'node:timers/promises'

/**
 * Waits for a step of a set-up, which may take long on a busy machine but not for ever.
 * @throws Error that names the step, where vitest's own limit would only name the hook
 */
export async function within<Result>(limitMs: number, step: string, work: Promise<Result>): Promise<Result> {
  const waiting = new AbortController()
  const expired = delay(limitMs, undefined, { signal: waiting.signal }).then(() => {
    throw new Error(`${step} took longer than ${limitMs / 1000} s`)
  })
  try {
    return await Promise.race([work, expired])
  } finally {
    waiting.abort()
    expired.catch(() => undefined)
  }
}

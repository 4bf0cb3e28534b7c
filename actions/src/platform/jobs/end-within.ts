import { setTimeout as delay } from 'node:timers/promises'
import type { Run } from './keep-running.js'

/**
 * A run whose end is waited for only so long. Shutting down after its database was gone, graphile-worker may wait for ever,
 * and nothing would open another in its place. What it left behind is freed with the leases.
 * @param ending settles when the run begins to end
 */
export function endWithin(run: Run, ending: Promise<unknown>, limitMs: number): Run {
  const overdue = ending
    .then(() => delay(limitMs, undefined, { ref: false }))
    .then(() => Promise.reject(new Error(`the job worker has not ended in ${limitMs} ms`)))
  // nobody may be waiting for either
  overdue.catch(() => undefined)
  return {
    stop: () => Promise.race([run.stop(), overdue]),
    promise: Promise.race([run.promise, overdue]),
  }
}

import { setTimeout as wait } from 'node:timers/promises'

export const MINIMUM_DURATION_MS = 400

/**
 * Responds no sooner than a minimum time, so that timing doesn't reveal whether an address exists. Applies to errors
 * too.
 */
export async function withMinimumDuration<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const [outcome] = await Promise.all([Promise.allSettled([work()]), wait(MINIMUM_DURATION_MS)])
  const [result] = outcome
  if (result.status === 'rejected') throw result.reason
  return result.value
}

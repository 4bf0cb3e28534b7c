import type { Services } from '#platform/services.js'
import type { SandboxContext } from './sandbox-context.js'

/** Runs a deed of the sandbox that no API request asked for, in a transaction of its own. */
export function inSandbox<Result>(
  { database, clock, config }: Services,
  deed: (context: SandboxContext) => Promise<Result>,
): Promise<Result> {
  const now = Math.floor(clock.now().getTime() / 1000)
  return database.transaction().execute((transaction) => deed({ transaction, now, config, idempotencyKey: null }))
}

/** Whether this service pretends payments. Jobs that were enqueued before it stopped doing so are dropped. */
export function isSandboxOn({ config }: Pick<Services, 'config'>): boolean {
  return config.payments.provider === 'sandbox'
}

import type { Services } from '#platform/services.js'
import type { SandboxContext } from './sandbox-context.js'

/** Runs work of the sandbox in a transaction of its own. */
export function inSandbox<Result>(
  { database, clock, config }: Services,
  work: (context: SandboxContext) => Promise<Result>,
): Promise<Result> {
  const now = Math.floor(clock.now().getTime() / 1000)
  return database.transaction().execute((transaction) => work({ transaction, now, config, idempotencyKey: null }))
}

/** Whether payments go to the sandbox. Its jobs do nothing once they no longer do. */
export function isSandboxOn({ config }: Pick<Services, 'config'>): boolean {
  return config.payments.provider === 'sandbox'
}

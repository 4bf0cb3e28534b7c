import type { Config } from '#actions/config.js'
import { type Caller, requireStaff } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'

/**
 * In demo mode, where mail stays on this machine, anyone may look; in live mode, only staff.
 * @throws AppError NO_SESSION, STAFF_ONLY
 */
export function admitOutboxReader(caller: Caller | null, { isDemo }: Pick<Config, 'isDemo'>): void {
  if (isDemo) return
  if (!caller) throw new AppError('NO_SESSION')
  requireStaff(caller)
}

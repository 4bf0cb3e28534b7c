import { type Caller, requireVerifiedEmail } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'

/** @throws AppError EXPERTS_ONLY: only they earn (GD-77), EMAIL_NOT_VERIFIED */
export function requireEarner(caller: Caller): void {
  if (!caller.isExpert) throw new AppError('EXPERTS_ONLY')
  requireVerifiedEmail(caller)
}

import { type ActorFacts, actionBlocker } from '#domain/workflow/application.rules.js'
import { AppError } from '#platform/errors.js'

/**
 * The applicant's scheduling link, if the poster may book a call now (GO-88). Calls are free, so nothing is charged (GO-64).
 * @throws AppError OPPORTUNITY_NOT_FOUND, NOT_ALLOWED (also without a link), APPLICATION_NOT_FOUND,
 *   INVALID_STATUS_TRANSITION
 */
export function requireSchedulingUrl(facts: ActorFacts, calendly: string | null): string {
  const blocker = actionBlocker('openCallBooking', facts)
  if (blocker) throw new AppError(blocker)
  const url = calendly?.trim()
  if (!url) throw new AppError('NOT_ALLOWED', { message: 'This expert has no scheduling link.' })
  return url
}

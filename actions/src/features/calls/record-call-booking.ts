import { NOTICES } from '#domain/notices/catalogue.js'
import { announceStep } from '#domain/workflow/announce-step.js'
import { actionBlocker } from '#domain/workflow/application.rules.js'
import { lockApplication } from '#domain/workflow/application-facts.store.js'
import type { Caller } from '#platform/caller.js'
import { DAY_MS } from '#platform/clock.js'
import { AppError, throwIfBlocked } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import { type BookedEvent, type CallBooking, findCall, storeBooking } from './calls.store.js'
import { recordAdviceTime, requireTimeAfterBooking } from './offers/record-advice-time.js'

const NOTED_DAYS_MAX = 31
const TOO_EARLY = `Choose a time within the last ${NOTED_DAYS_MAX} days, or to come.`

/**
 * Records that a call is booked, once; later details, such as another time, are added without announcing it again (GO-88). A
 * call from an offer is booked already, so of that it records the time.
 * @throws AppError CALL_NOT_FOUND, NOT_ALLOWED, INVALID_STATUS_TRANSITION; VALIDATION_FAILED for a time more than 31
 *   days before it was recorded or more than a year later; as recordAdviceTime
 */
export function recordCallBooking(
  id: unknown,
  event: BookedEvent,
  caller: Caller,
  services: Services,
): Promise<CallBooking> {
  return services.database.transaction().execute(async (transaction) => {
    if (!isUuid(id)) throw new AppError('CALL_NOT_FOUND')
    const call = await findCall(transaction, id)
    if (!call) return recordAdviceTime(transaction, id, event, caller)
    const application = await lockApplication(transaction, call.opportunityId, call.expertId, caller)
    // whoever is on neither side doesn't learn that there is such a call
    if (!application.isPoster && !application.isTeamMember && !application.isOwnApplication)
      throw new AppError('CALL_NOT_FOUND')
    throwIfBlocked(actionBlocker('recordCallBooking', application))
    const known = await findCall(transaction, call.id)
    const now = services.clock.now()
    // it may be recorded some time after it took place
    const earliest = new Date((known?.bookedAt ?? now).getTime() - NOTED_DAYS_MAX * DAY_MS)
    requireTimeAfterBooking(event.scheduledAt, earliest, TOO_EARLY)
    const stored = await storeBooking(transaction, call.id, now, event)
    const booked = { ...stored, offeringId: null }
    if (known?.bookedAt) return booked
    await announceStep(transaction, services, application, {
      event: 'call_booked',
      by: 'poster',
      seenTab: 'interestTab',
      notice: NOTICES.callBooked.write({ post: application.opportunity }),
    })
    return booked
  })
}

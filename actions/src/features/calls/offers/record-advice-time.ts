import type { Caller } from '#platform/caller.js'
import { DAY_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError, invalidField } from '#platform/errors.js'
import { type BookedEvent, type CallBooking, readSchedulingUrl } from '../calls.store.js'
import { findBooking, lockBooker, storeTime, toCallBooking } from './advice-bookings.store.js'

/** As the constraint `advice_bookings_scheduled_after_booking`. */
const AHEAD_DAYS_MAX = 366
const BEFORE_BOOKING = 'The call can’t have been before you booked it.'

/**
 * Records when a booked call takes place, for whoever booked it. The calendar tool tells its expert.
 * @throws AppError CALL_NOT_FOUND, also for those on neither side; NOT_ALLOWED for its expert; INVALID_STATUS_TRANSITION
 *   once it is cancelled; VALIDATION_FAILED for a time before it was booked or more than a year later
 */
export async function recordAdviceTime(
  transaction: DatabaseTransaction,
  id: string,
  event: BookedEvent,
  caller: Caller,
): Promise<CallBooking> {
  await lockBooker(transaction, caller.userId)
  const booking = await findBooking(transaction, id)
  if (!booking || ![booking.bookerId, booking.expertId].includes(caller.userId)) throw new AppError('CALL_NOT_FOUND')
  if (booking.bookerId !== caller.userId) throw new AppError('NOT_ALLOWED')
  if (booking.cancelledAt) throw new AppError('INVALID_STATUS_TRANSITION')
  requireTimeAfterBooking(event.scheduledAt, booking.bookedAt)
  const stored = await storeTime(transaction, id, event)
  return toCallBooking(stored, await readSchedulingUrl(transaction, booking.expertId))
}

/**
 * @param bookedAt before which the call can't have been
 * @param tooEarly what is said of a time before it
 * @throws AppError VALIDATION_FAILED for a time before it or more than a year later
 */
export function requireTimeAfterBooking(scheduledAt: Date | null, bookedAt: Date, tooEarly = BEFORE_BOOKING): void {
  if (scheduledAt === null) return
  const ahead = scheduledAt.getTime() - bookedAt.getTime()
  if (ahead < 0) throw invalidField('scheduledAt', tooEarly)
  if (ahead > AHEAD_DAYS_MAX * DAY_MS) throw invalidField('scheduledAt', 'Choose a time within a year.')
}

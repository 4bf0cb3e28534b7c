import { fullName } from '#contract/format/full-name.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import type { Caller } from '#platform/caller.js'
import { AppError, throwIfBlocked } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { isUuid } from '#platform/uuid.js'
import type { CallBooking } from '../calls.store.js'
import { findBooking, lockBooker, storeCancelling, toCallBooking } from './advice-bookings.store.js'
import { cancelBlocker } from './booking.rules.js'

/**
 * Cancels a free call before it begins, by either side, and tells the other. It stands in the calendar tool until it is
 * cancelled there, too, which the page says.
 * @throws AppError CALL_NOT_FOUND, also for those on neither side; ALREADY_DONE; INVALID_STATUS_TRANSITION
 */
export function cancelAdviceBooking(id: unknown, caller: Caller, services: Services): Promise<CallBooking> {
  return services.database.transaction().execute(async (transaction) => {
    const found = isUuid(id) ? await findBooking(transaction, id) : undefined
    if (!found || ![found.bookerId, found.expertId].includes(caller.userId)) throw new AppError('CALL_NOT_FOUND')
    await lockBooker(transaction, found.bookerId)
    const booking = (await findBooking(transaction, found.id)) ?? found
    const now = services.clock.now()
    throwIfBlocked(cancelBlocker({ ...booking, isCancelled: booking.cancelledAt !== null }, now))
    const cancelled = await storeCancelling(transaction, booking.id, { userId: caller.userId, at: now })
    const isByExpert = caller.userId === booking.expertId
    await notifyPerson(transaction, services, {
      userId: isByExpert ? booking.bookerId : booking.expertId,
      words: NOTICES.introductionCancelled.write({ ...booking, name: fullName(caller), isByExpert }),
      effectKey: `advice-booking:${booking.id}:cancelled`,
    })
    return toCallBooking(cancelled, null)
  })
}

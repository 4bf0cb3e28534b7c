import { BOOKING_MESSAGES } from '#contract/calls/booking-messages.js'
import { readPlan } from '#domain/plans/read-plan.js'
import type { Caller } from '#platform/caller.js'
import type { Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'
import { countFreeCalls, findOffer } from './advice-bookings.store.js'
import { type BookingBlocker, bookingBlocker } from './booking.rules.js'

/** What booking an offer depends on, and what stands in its way; the check and the booking itself ask here (ADV-22). */
export async function readBookingFacts(queryable: Queryable, offeringId: unknown, caller: Caller, now: Date) {
  const offer = isUuid(offeringId) ? await findOffer(queryable, offeringId) : null
  // members of a company have the company's plan (ADV-47, OBASE-31), and each of them its limit
  const plan = await readPlan(queryable, caller, now)
  const counted = await countFreeCalls(queryable, caller.userId, offer?.expertId ?? caller.userId, now)
  const calls = { isFreePlan: plan.is_free, limit: plan.free_calls_limit, ...counted }
  return { offer, calls, blocker: bookingBlocker(offer, caller.userId, calls) }
}

/** The refusal with its words; that of a plan names the limit (GK-011). */
export function bookingRefusal(blocker: BookingBlocker, limit: number): AppError {
  return blocker === 'FREE_CALLS_LIMIT_REACHED'
    ? new AppError(blocker, { message: BOOKING_MESSAGES.limitReached(limit) })
    : new AppError(blocker)
}

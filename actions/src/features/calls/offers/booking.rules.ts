/** The offer that somebody wants to book, as it is now. */
export interface BookableOffer {
  expertId: string
  /** In credits; 0 for an introduction (ADV-42). */
  price: number
  hasCalendar: boolean
}

/** What a plan includes, and how much of it is used in the current window (GK-012). */
export interface FreeCallFacts {
  isFreePlan: boolean
  limit: number
  used: number
  usedWithExpert: number
}

export type BookingBlocker =
  | 'OFFER_NOT_FOUND'
  | 'OWN_OFFER'
  | 'EXPERT_CALENDAR_MISSING'
  | 'OFFER_NOT_FREE'
  | 'PAID_PLAN_REQUIRED'
  | 'FREE_CALL_ALREADY_USED'
  | 'FREE_CALLS_LIMIT_REACHED'

/**
 * Why somebody may not book an offer now; null if they may. What is about the offer comes first: a plan changes nothing
 * about it.
 */
export function bookingBlocker(
  offer: BookableOffer | null,
  bookerId: string,
  calls: FreeCallFacts,
): BookingBlocker | null {
  if (!offer) return 'OFFER_NOT_FOUND'
  if (offer.expertId === bookerId) return 'OWN_OFFER'
  if (offer.price > 0) return 'OFFER_NOT_FREE'
  if (!offer.hasCalendar) return 'EXPERT_CALENDAR_MISSING'
  return freeCallBlocker(calls)
}

/** The free plan has no introductions, whatever its limit says (GD-44); the expert is asked about before the total (GK-012). */
function freeCallBlocker({ isFreePlan, limit, used, usedWithExpert }: FreeCallFacts): BookingBlocker | null {
  if (isFreePlan || limit === 0) return 'PAID_PLAN_REQUIRED'
  if (usedWithExpert > 0) return 'FREE_CALL_ALREADY_USED'
  return used >= limit ? 'FREE_CALLS_LIMIT_REACHED' : null
}

/** A call that was booked, as its cancelling asks about it. */
export interface CancellableCall {
  price: number
  isCancelled: boolean
  scheduledAt: Date | null
}

/** A call that took place, or begins now, can't be cancelled any more; nor can one that was paid, which would need a refund. */
export function cancelBlocker(call: CancellableCall, now: Date): 'INVALID_STATUS_TRANSITION' | 'ALREADY_DONE' | null {
  if (call.isCancelled) return 'ALREADY_DONE'
  const hasBegun = call.scheduledAt !== null && call.scheduledAt <= now
  return hasBegun || call.price > 0 ? 'INVALID_STATUS_TRANSITION' : null
}

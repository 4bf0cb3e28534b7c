import { randomUUID } from 'node:crypto'
import { fullName } from '#contract/format/full-name.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { type Caller, requireVerifiedEmail } from '#platform/caller.js'
import { DAY_MS } from '#platform/clock.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { takeSlot } from '#platform/trust/spare-slots.js'
import { isUuid } from '#platform/uuid.js'
import { type CallBooking, readSchedulingUrl } from '../calls.store.js'
import {
  type AdviceBooking,
  findBooking,
  insertBooking,
  lockBooker,
  type StoredOffer,
  toCallBooking,
} from './advice-bookings.store.js'
import { bookingRefusal, readBookingFacts } from './read-booking-facts.js'

/** A cancelled call doesn't count (GK-012), so nothing else would keep somebody from booking all experts in turn. */
const BOOKINGS = { name: 'advice-booking:person', atOnce: 20, intervalMs: DAY_MS }

export interface WantedCall {
  offeringId: unknown
  /** Whose offer the page showed, where it says so (GK-088). */
  expertId?: unknown
  /** Idempotency key: the booking's id, the same for every attempt. */
  id?: string | null | undefined
}

/**
 * Books the call of an offer and gives the expert's scheduling link (GK-088). Only free ones, as long as calls can't be paid.
 * One person's bookings wait for each other, so that no limit is passed by booking in two places at once. Sent again with
 * the same id, it is the same booking, and nobody is told twice.
 * @throws AppError EMAIL_NOT_VERIFIED, whatever `bookingBlocker` names, TOO_MANY_ATTEMPTS; for a repeat CALL_NOT_FOUND if the
 *   id is somebody else's, IDEMPOTENCY_KEY_REUSED if it was another offer, ALREADY_DONE if the call was cancelled since
 */
export function bookAdvice(wanted: WantedCall, caller: Caller, services: Services): Promise<CallBooking> {
  const id = wanted.id ?? randomUUID()
  if (!isUuid(id)) throw new AppError('CALL_NOT_FOUND')
  requireVerifiedEmail(caller)
  return services.database.transaction().execute(async (transaction) => {
    await lockBooker(transaction, caller.userId)
    const known = await findBooking(transaction, id)
    const booking = known
      ? requireRepeat(known, wanted, caller)
      : await addBooking(transaction, services, { ...wanted, id, caller })
    return toCallBooking(booking, await readSchedulingUrl(transaction, booking.expertId))
  })
}

function requireRepeat(known: AdviceBooking, { offeringId }: WantedCall, { userId }: Caller): AdviceBooking {
  if (known.bookerId !== userId) throw new AppError('CALL_NOT_FOUND')
  if (known.offeringId !== offeringId) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  if (known.cancelledAt)
    throw new AppError('ALREADY_DONE', { message: 'This call was booked before, and cancelled since.' })
  return known
}

type NewCall = WantedCall & { id: string; caller: Caller }

async function addBooking(transaction: DatabaseTransaction, services: Services, call: NewCall): Promise<AdviceBooking> {
  const { caller, expertId } = call
  const now = services.clock.now()
  const { offer, calls, blocker } = await readBookingFacts(transaction, call.offeringId, caller, now)
  if (blocker) throw bookingRefusal(blocker, calls.limit)
  if (!offer || (expertId !== undefined && expertId !== offer.expertId)) throw new AppError('OFFER_NOT_FOUND')
  const { isTaken, secondsToNext } = await takeSlot(transaction, services.clock, BOOKINGS, caller.userId)
  if (!isTaken) throw new AppError('TOO_MANY_ATTEMPTS', { headers: { 'Retry-After': String(secondsToNext) } })
  const booking = await insertBooking(transaction, offer, { id: call.id, bookerId: caller.userId, bookedAt: now })
  if (!booking) throw new AppError('CALL_NOT_FOUND')
  await tellBothSides(transaction, services, { booking, offer, caller })
  return booking
}

async function tellBothSides(
  transaction: DatabaseTransaction,
  services: Services,
  { booking, offer, caller }: { booking: AdviceBooking; offer: StoredOffer; caller: Caller },
): Promise<void> {
  const { subtopic, duration } = booking
  await notifyPerson(transaction, services, {
    userId: booking.expertId,
    words: NOTICES.introductionBooked.write({ subtopic, duration, name: fullName(caller) }),
    effectKey: `advice-booking:${booking.id}:expert`,
  })
  await notifyPerson(transaction, services, {
    userId: booking.bookerId,
    words: NOTICES.introductionConfirmed.write({ subtopic, duration, name: fullName(offer.expertName) }),
    effectKey: `advice-booking:${booking.id}:booker`,
  })
}

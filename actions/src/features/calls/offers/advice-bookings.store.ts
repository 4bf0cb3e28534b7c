import { sql } from 'kysely'
import { FREE_CALLS_WINDOW_DAYS } from '#contract/calls/booking-messages.js'
import { DAY_MS } from '#platform/clock.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import type { CallBooking } from '../calls.store.js'
import type { BookableOffer } from './booking.rules.js'

/** An active offer with what a booking keeps of it. */
export interface StoredOffer extends BookableOffer {
  id: string
  subtopic: string
  duration: number
  expertName: { first_name: string; last_name: string }
}

/** A call that was booked from an offer. */
export interface AdviceBooking {
  id: string
  offeringId: string
  expertId: string
  bookerId: string
  subtopic: string
  duration: number
  price: number
  bookedAt: Date
  scheduledAt: Date | null
  cancelledAt: Date | null
}

const COLUMNS = [
  'id',
  'offering_id as offeringId',
  'expert_id as expertId',
  'booker_id as bookerId',
  'subtopic',
  'duration',
  'price',
  'booked_at as bookedAt',
  'scheduled_at as scheduledAt',
  'cancelled_at as cancelledAt',
] as const

/** Nobody's offers but those that everybody sees: active, and of an expert who isn't suspended. */
export async function findOffer(queryable: Queryable, id: string): Promise<StoredOffer | null> {
  const row = await queryable
    .selectFrom('advice_cards as offer')
    .innerJoin('user_accounts as account', 'account.user_id', 'offer.author_id')
    .where('offer.id', '=', id)
    .select(['offer.author_id', 'offer.subtopic', 'offer.duration', 'offer.price', 'account.calendly'])
    .select(['offer.author_first_name', 'offer.author_last_name'])
    .executeTakeFirst()
  if (!row?.author_id) return null
  // the types of a view's columns are nullable, but these never are null
  return {
    ...{ id, expertId: row.author_id, price: row.price ?? 0, hasCalendar: Boolean(row.calendly?.trim()) },
    ...{ subtopic: row.subtopic ?? '', duration: row.duration ?? 0 },
    expertName: { first_name: row.author_first_name ?? '', last_name: row.author_last_name ?? '' },
  }
}

/** How many introductions count now: those to come, and those that ended within 31 days (ADV-44, GK-012). */
export async function countFreeCalls(queryable: Queryable, bookerId: string, expertId: string, now: Date) {
  const since = new Date(now.getTime() - FREE_CALLS_WINDOW_DAYS * DAY_MS)
  const row = await queryable
    .selectFrom('advice_bookings')
    .where('booker_id', '=', bookerId)
    .where('price', '=', 0)
    .where('cancelled_at', 'is', null)
    // without a time, a call counts from when it was booked
    .where(sql<boolean>`coalesce(scheduled_at + duration * interval '1 minute', booked_at) >= ${since}`)
    .select((eb) => [
      eb.fn.countAll<string>().as('used'),
      eb.fn.countAll<string>().filterWhere('expert_id', '=', expertId).as('usedWithExpert'),
    ])
    .executeTakeFirstOrThrow()
  return { used: Number(row.used), usedWithExpert: Number(row.usedWithExpert) }
}

const LOCK_CLASS = 47_000

/** What somebody's limits count can't change until the transaction ends. */
export async function lockBooker(transaction: DatabaseTransaction, bookerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_CLASS}, hashtext(${bookerId}))`.execute(transaction)
}

/** @returns undefined if the id is taken */
export function insertBooking(
  transaction: DatabaseTransaction,
  offer: StoredOffer,
  booking: { id: string; bookerId: string; bookedAt: Date },
): Promise<AdviceBooking | undefined> {
  return transaction
    .insertInto('advice_bookings')
    .values({
      ...{ id: booking.id, booker_id: booking.bookerId, booked_at: booking.bookedAt },
      ...{ offering_id: offer.id, expert_id: offer.expertId },
      ...{ subtopic: offer.subtopic, duration: offer.duration, price: offer.price },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** undefined if there is no such booking. */
export function findBooking(queryable: Queryable, id: string): Promise<AdviceBooking | undefined> {
  return queryable.selectFrom('advice_bookings').where('id', '=', id).select(COLUMNS).executeTakeFirst()
}

/** Keeps what isn't sent again. */
export function storeTime(
  transaction: DatabaseTransaction,
  id: string,
  { reference, scheduledAt }: { reference: string | null; scheduledAt: Date | null },
): Promise<AdviceBooking> {
  return transaction
    .updateTable('advice_bookings')
    .set((eb) => ({
      event_reference: eb.fn.coalesce(eb.val(reference), 'event_reference'),
      scheduled_at: eb.fn.coalesce(eb.val(scheduledAt), 'scheduled_at'),
    }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Records who cancelled a call, and when. */
export function storeCancelling(
  transaction: DatabaseTransaction,
  id: string,
  by: { userId: string; at: Date },
): Promise<AdviceBooking> {
  return transaction
    .updateTable('advice_bookings')
    .set({ cancelled_at: by.at, cancelled_by: by.userId })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** A booking as the doors answer it; the expert's calendar is for whoever booked. */
export const toCallBooking = (booking: AdviceBooking, schedulingUrl: string | null): CallBooking => ({
  ...{ id: booking.id, opportunityId: null, offeringId: booking.offeringId, expertId: booking.expertId },
  ...{ schedulingUrl, bookedAt: booking.bookedAt, scheduledAt: booking.scheduledAt },
})

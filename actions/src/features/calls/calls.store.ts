import type { DatabaseTransaction } from '#platform/database.js'

/** A call as the doors answer it: with an applicant, or booked from an offer. */
export interface CallBooking {
  id: string
  opportunityId: string | null
  offeringId: string | null
  expertId: string
  /** null once the expert has removed it */
  schedulingUrl: string | null
  bookedAt: Date | null
  scheduledAt: Date | null
}

type ApplicantCall = Omit<CallBooking, 'offeringId'> & { opportunityId: string }

const COLUMNS = [
  'id',
  'opportunity_id as opportunityId',
  'user_id as expertId',
  'scheduling_url as schedulingUrl',
  'booked_at as bookedAt',
  'scheduled_at as scheduledAt',
] as const

/** The call that is being booked with an applicant, with the link as it is now; a new one if there is none. */
export function openCall(
  transaction: DatabaseTransaction,
  call: { opportunityId: string; expertId: string; schedulingUrl: string },
): Promise<ApplicantCall> {
  return transaction
    .insertInto('consultations')
    .values({ opportunity_id: call.opportunityId, user_id: call.expertId, scheduling_url: call.schedulingUrl })
    .onConflict((conflict) =>
      conflict
        .columns(['opportunity_id', 'user_id'])
        .where('booked_at', 'is', null)
        .doUpdateSet({ scheduling_url: call.schedulingUrl }),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** The application that a call belongs to; undefined if there is no such call. */
export function findCall(transaction: DatabaseTransaction, id: string): Promise<ApplicantCall | undefined> {
  return transaction.selectFrom('consultations').where('id', '=', id).select(COLUMNS).executeTakeFirst()
}

export interface BookedEvent {
  reference: string | null
  scheduledAt: Date | null
}

/** Stores what is known of the booking; what isn't sent again stays. */
export function storeBooking(
  transaction: DatabaseTransaction,
  id: string,
  bookedAt: Date,
  { reference, scheduledAt }: BookedEvent,
): Promise<ApplicantCall> {
  return transaction
    .updateTable('consultations')
    .set((eb) => ({
      booked_at: eb.fn.coalesce('booked_at', eb.val(bookedAt)),
      event_reference: eb.fn.coalesce(eb.val(reference), 'event_reference'),
      scheduled_at: eb.fn.coalesce(eb.val(scheduledAt), 'scheduled_at'),
    }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** An applicant's scheduling link, as it is stored in their account. */
export async function readSchedulingUrl(transaction: DatabaseTransaction, expertId: string): Promise<string | null> {
  const row = await transaction
    .selectFrom('user_accounts')
    .where('user_id', '=', expertId)
    .select('calendly')
    .executeTakeFirst()
  return row?.calendly ?? null
}

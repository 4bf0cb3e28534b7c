import { sql } from 'kysely'
import type { Services } from '#platform/services.js'
import type { PaymentCard } from '#providers/payments/payment-states.js'

/**
 * Has a subscription paid by the card that was saved, one card after the other. The provider can't be told "only if no
 * later card is in use", so whoever looks and then exchanges must be alone: otherwise, of two cards heard of at once, the
 * earlier one could be the last to arrive.
 * @returns null if nothing was saved, or the subscription has ended
 * @throws AppError PAYMENT_DECLINED if what is overdue was declined; the card is the subscription's all the same
 */
export function adoptSavedCard(
  { database, payments }: Pick<Services, 'database' | 'payments'>,
  { subscriptionId, sessionId }: { subscriptionId: string; sessionId: string },
): Promise<PaymentCard | null> {
  return database.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = '20s'`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${LOCK_CLASS}, hashtext(${subscriptionId}))`.execute(transaction)
    return payments.adoptCard(sessionId)
  })
}

const LOCK_CLASS = 0x9a82

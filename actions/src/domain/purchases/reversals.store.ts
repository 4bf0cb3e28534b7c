import type { Queryable } from '#platform/database.js'
import type { OutsideRefund, ReversalEvent } from './reversals.rules.js'

/** All that the provider has reported about a payment. */
export async function readReversals(
  queryable: Queryable,
  paymentId: string,
): Promise<(ReversalEvent & { happenedAt: Date })[]> {
  const rows = await queryable
    .selectFrom('private.payment_events')
    .select(['event_type', 'body', 'happened_at'])
    .where('payment_id', '=', paymentId)
    .execute()
  return rows.map(({ event_type, body, happened_at: happenedAt }) => {
    const event = { ...(body as object), type: event_type } as ReversalEvent
    return { ...event, happenedAt }
  })
}

/** What staff refunded outside of the provider. */
export async function readOutside(queryable: Queryable, purchaseId: string): Promise<OutsideRefund[]> {
  const recorded = await queryable
    .selectFrom('purchase_refunds')
    .select(['amount_cents', 'created_at', 'decided_at'])
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'recorded')
    .execute()
  return recorded.map(({ amount_cents: cents, created_at, decided_at }) => ({ cents, at: decided_at ?? created_at }))
}

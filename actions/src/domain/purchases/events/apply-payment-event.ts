import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import type { PaymentEvent } from '#providers/payments/payment-events.js'
import type { EventHandler } from './define-event-handler.js'
import { onChargeSucceeded } from './on-charge.js'
import { onCheckoutCompleted, onCheckoutExpired } from './on-checkout.js'
import { onPayoutAccountUpdated, onTransfer } from './on-payout.js'
import { onChargeRefunded, onDisputeClosed, onDisputeOpened } from './on-reversal.js'

import { onInvoiceFailed, onInvoicePaid, onSubscriptionEnded, onSubscriptionUpdated } from './on-subscription.js'

/** What each type of event does. Types that are missing here are acknowledged, and not stored. */
const HANDLERS: { readonly [Type in PaymentEvent['type']]?: EventHandler } = {
  'checkout-completed': onCheckoutCompleted,
  'checkout-expired': onCheckoutExpired,
  'charge-succeeded': onChargeSucceeded,
  'charge-refunded': onChargeRefunded,
  'dispute-opened': onDisputeOpened,
  'dispute-closed': onDisputeClosed,
  'invoice-paid': onInvoicePaid,
  'invoice-failed': onInvoiceFailed,
  'subscription-updated': onSubscriptionUpdated,
  'subscription-ended': onSubscriptionEnded,
  'payout-account-updated': onPayoutAccountUpdated,
  'transfer-sent': onTransfer,
  'transfer-reversed': onTransfer,
}

/**
 * Applies an event that the provider signed, or that we asked it for. Each takes effect once, in any order, and from any
 * number of deliveries at the same time.
 */
export async function applyPaymentEvent(services: Services, event: PaymentEvent): Promise<void> {
  const handler = HANDLERS[event.type]
  if (!handler || (await isKnown(services, event))) return
  const facts = await handler.look(event, services)
  await services.database.transaction().execute(async (transaction) => {
    if (await claim(transaction, event, handler)) await handler.apply(transaction, event, services, facts)
  })
}

async function isKnown({ database }: Services, { eventId }: PaymentEvent): Promise<boolean> {
  const events = database.selectFrom('private.payment_events').select('event_id')
  return (await events.where('event_id', '=', eventId).executeTakeFirst()) !== undefined
}

async function claim(
  transaction: DatabaseTransaction,
  event: PaymentEvent,
  { withheld }: EventHandler,
): Promise<boolean> {
  const { eventId, type, happenedAt, ...body } = event
  const kept = JSON.stringify(body, (field, value: unknown) => (withheld.includes(field) ? undefined : value))
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('private.payment_events')
    .values({
      ...{ event_id: eventId, event_type: type, happened_at: happenedAt, body: kept },
      payment_id: 'paymentId' in event ? event.paymentId : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import { lockByPayment } from '../purchases.store.js'
import { reversePurchase } from '../reverse-purchase.js'
import { defineEventHandler } from './define-event-handler.js'

/** The event itself has been stored; if its payment isn't known yet, it counts as soon as that is. */
async function onReversal(
  transaction: DatabaseTransaction,
  { paymentId }: { paymentId: string | null },
  services: Services,
): Promise<void> {
  const purchase = paymentId ? await lockByPayment(transaction, paymentId) : undefined
  if (purchase) await reversePurchase(transaction, purchase, services)
}

export const onChargeRefunded = defineEventHandler({ type: 'charge-refunded', apply: onReversal })
export const onDisputeOpened = defineEventHandler({ type: 'dispute-opened', apply: onReversal })
export const onDisputeClosed = defineEventHandler({ type: 'dispute-closed', apply: onReversal })

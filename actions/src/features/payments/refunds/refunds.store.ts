import type { Selectable } from 'kysely'
import type { Purchase } from '#domain/purchases/purchase.js'
import { lockPayment } from '#domain/purchases/purchases.store.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import type { PurchaseRefunds } from '#platform/database-types.generated.js'
import { AppError } from '#platform/errors.js'

/** A row of `purchase_refunds`. */
export type PurchaseRefund = Selectable<PurchaseRefunds>

export interface LockedPurchase {
  purchase: Purchase
  refunds: PurchaseRefund[]
}

/**
 * Locks a purchase, so that two refunds of it can't overlook each other, and reads what staff have refunded of it.
 * @throws AppError NOT_FOUND
 */
export async function lockPurchase(transaction: DatabaseTransaction, id: string): Promise<LockedPurchase> {
  // the payment comes first, as it does for an event about it
  const known = transaction.selectFrom('purchases').where('id', '=', id).select('payment_id')
  const { payment_id } = (await known.executeTakeFirst()) ?? {}
  if (payment_id) await lockPayment(transaction, payment_id)
  const purchase = await transaction
    .selectFrom('purchases')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!purchase) throw new AppError('NOT_FOUND', { message: 'There is no such purchase.' })
  const refunds = await transaction
    .selectFrom('purchase_refunds')
    .where('purchase_id', '=', id)
    .selectAll()
    .orderBy('created_at')
    .execute()
  return { purchase, refunds }
}

/** @throws AppError NOT_FOUND */
export async function readRefund(queryable: Queryable, id: string): Promise<PurchaseRefund> {
  const refund = await queryable.selectFrom('purchase_refunds').where('id', '=', id).selectAll().executeTakeFirst()
  if (!refund) throw new AppError('NOT_FOUND', { message: 'There is no such refund.' })
  return refund
}

import { sql } from 'kysely'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { isUuid } from '#platform/uuid.js'
import type { CheckoutSession } from '#providers/payments/payment-states.js'
import type { Quote } from './define-purchase-type.js'
import type { Purchase, PurchaseKind } from './purchase.js'

export interface NewPurchase {
  buyerId: string
  type: PurchaseKind
  quote: Quote
  redirectTo: string | null
}

/** Inserts an open purchase, or nothing if one with this subject is open. */
export function insertOpen(transaction: DatabaseTransaction, purchase: NewPurchase): Promise<Purchase | undefined> {
  return transaction
    .insertInto('purchases')
    .values(toRow(purchase))
    .onConflict((conflict) => conflict.column('subject').where(sql<boolean>`status = 'open'`).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function toRow({ buyerId, type, quote, redirectTo }: NewPurchase) {
  return {
    buyer_id: buyerId,
    purchase_type: type,
    subject: quote.subject,
    title: quote.title,
    amount_cents: quote.amountCents,
    credits: quote.credits ?? 0,
    pack_code: quote.packCode ?? null,
    price_id: quote.priceId ?? null,
    opportunity_id: quote.opportunityId ?? null,
    expert_id: quote.expertId ?? null,
    agreed_value_cents: quote.agreedValueCents?.toString() ?? null,
    agreed_value_unit: quote.agreedValueUnit ?? null,
    fee_percent: quote.feePercent?.toString() ?? null,
    redirect_to: redirectTo,
  }
}

export function findOpen(queryable: Queryable, subject: string): Promise<Purchase | undefined> {
  const open = queryable.selectFrom('purchases').selectAll().where('status', '=', 'open')
  return open.where('subject', '=', subject).executeTakeFirst()
}

/** Remembers which checkout belongs to a purchase. */
export async function setSession(queryable: Queryable, id: string, sessionId: string): Promise<void> {
  const purchase = queryable.updateTable('purchases').set({ session_id: sessionId }).where('id', '=', id)
  await purchase.where('session_id', 'is', null).execute()
}

/** Marks a purchase that can't be paid any more, unless it has been. */
export async function closeOpen(queryable: Queryable, id: string, status: 'cancelled' | 'expired'): Promise<void> {
  await queryable.updateTable('purchases').set({ status }).where('id', '=', id).where('status', '=', 'open').execute()
}

/** The purchase that a checkout belongs to. Our reference finds it even if we never learned the session's id. */
export async function lockBySession(
  transaction: DatabaseTransaction,
  { sessionId, reference }: CheckoutSession,
): Promise<Purchase | undefined> {
  const purchases = transaction.selectFrom('purchases').selectAll().forUpdate()
  const bySession = await purchases.where('session_id', '=', sessionId).executeTakeFirst()
  if (bySession || !isUuid(reference)) return bySession
  return purchases.where('id', '=', reference).where('session_id', 'is', null).executeTakeFirst()
}

/**
 * The purchase that a payment belongs to. Takes a lock on the payment's id first, so that an event about it and the one
 * that makes it known can't miss each other.
 */
export async function lockByPayment(
  transaction: DatabaseTransaction,
  paymentId: string,
): Promise<Purchase | undefined> {
  await lockPayment(transaction, paymentId)
  const purchases = transaction.selectFrom('purchases').selectAll().forUpdate()
  return purchases.where('payment_id', '=', paymentId).executeTakeFirst()
}

export async function lockPayment(transaction: DatabaseTransaction, paymentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_CLASS}, hashtext(${paymentId}))`.execute(transaction)
}

const LOCK_CLASS = 0x9a7e

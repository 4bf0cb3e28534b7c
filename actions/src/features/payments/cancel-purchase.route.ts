import { closeOpen } from '#domain/purchases/purchases.store.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { isUuid } from '#platform/uuid.js'

/**
 * Closes a checkout that its buyer left, so that it can't be paid any more from another tab. One that has been paid or has
 * ended stays as it is; `isPaid` tells the two apart.
 */
export const cancelPurchaseRoute = defineRoute({
  method: 'post',
  path: '/api/payment/purchases/:id/cancel',
  auth: 'session',
  async handle({ caller, params: { id } }, { database, payments }) {
    const purchase = isUuid(id)
      ? await database
          .selectFrom('purchases')
          .select(['id', 'status', 'is_paid', 'session_id'])
          .where('id', '=', id)
          .where('buyer_id', '=', caller.userId)
          .executeTakeFirst()
      : undefined
    if (!purchase) throw new AppError('NOT_FOUND', { message: 'There is no such purchase.' })
    const { status, is_paid: isPaid } = purchase
    if (status !== 'open') return { isCancelled: status === 'cancelled', isPaid }
    const session = purchase.session_id ? await payments.cancelCheckout(purchase.session_id) : null
    if (session?.status === 'paid') return { isCancelled: false, isPaid: true }
    await closeOpen(database, purchase.id, 'cancelled')
    return { isCancelled: true, isPaid: false }
  },
})

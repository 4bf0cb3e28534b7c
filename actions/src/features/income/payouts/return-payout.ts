import { lockPayout } from '#domain/payouts/lock-payout.js'
import { giveBackPayout } from '#domain/payouts/settle-payout.js'
import { type Caller, requireStaff } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { auditIncome } from '../income-audit.js'

/**
 * Returns a payout to its owner's income: before it was paid, because something is wrong with it, or afterwards, because
 * the bank sent it back. What was sent to Stripe only comes back from there.
 * @throws AppError STAFF_ONLY, PAYOUT_NOT_FOUND, ALREADY_DONE, NOT_ALLOWED for one's own and for one sent to Stripe
 */
export function returnPayout(id: string, reason: string, caller: Caller, services: Services) {
  requireStaff(caller)
  return services.database.transaction().execute(async (transaction) => {
    const found = await lockPayout(transaction, id)
    if (!found) throw new AppError('PAYOUT_NOT_FOUND')
    const { payout, paidBy } = found
    if (payout.user_id === caller.userId)
      throw new AppError('NOT_ALLOWED', { message: 'Somebody else has to return your own payout.' })
    if (payout.status === 'returned') throw new AppError('ALREADY_DONE')
    if (payout.method === 'stripe' && paidBy)
      throw new AppError('NOT_ALLOWED', {
        message: 'This payout was sent to Stripe. Reverse its transfer there, and it returns by itself.',
      })
    await giveBackPayout(transaction, services, { payout, reason, actorId: caller.userId })
    await auditIncome(transaction, caller, {
      ...{ action: 'return_payout', subject: { type: 'payout', id }, reason },
      details: { cents: Number(payout.cents), user_id: payout.user_id },
    })
    return { id, status: 'returned' }
  })
}

import { formatCents } from '#contract/format/money.js'
import { type OpenAccount, postTransfer } from '#domain/ledger/post-transfer.js'
import { returnedIncome, settleRequest } from '#domain/ledger/requests.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { type Caller, requireStaff } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { auditIncome } from '../income-audit.js'

/**
 * Returns a payout to its owner's income: before it was paid, because something is wrong with it, or afterwards, because
 * the bank sent it back.
 * @throws AppError STAFF_ONLY, PAYOUT_NOT_FOUND, ALREADY_DONE, NOT_ALLOWED for one's own
 */
export function returnPayout(id: string, reason: string, caller: Caller, services: Services) {
  requireStaff(caller)
  return services.database.transaction().execute(async (transaction) => {
    const payout = await lockPayout(transaction, id)
    const { user_id: userId, account_id: potId, status } = payout
    if (userId === caller.userId)
      throw new AppError('NOT_ALLOWED', { message: 'Somebody else has to return your own payout.' })
    if (status === 'returned') throw new AppError('ALREADY_DONE')
    const cents = Number(payout.cents)
    await transaction
      .updateTable('payouts')
      .set({ status: 'returned', returned_at: services.clock.now(), return_reason: reason })
      .where('id', '=', id)
      .execute()
    // what is left of its batch may no longer need a second person; the guard works that out
    if (payout.batch_id && status === 'requested')
      await transaction
        .updateTable('payout_batches')
        .set({ needs_second_person: true })
        .where('id', '=', payout.batch_id)
        .execute()
    const heading = {
      kind: 'payout_returned' as const,
      ...{ reason: 'A payout was returned to your income', actorId: caller.userId },
      subject: { type: 'payout', id },
    }
    if (status === 'requested') {
      const key = `payout-settled:${id}`
      const entries = (amount: number, open: OpenAccount[]) => returnedIncome(open, userId, amount)
      await settleRequest(transaction, { ...heading, userId, potId, key, entries })
    } else {
      await postTransfer(transaction, {
        ...{ ...heading, key: `payout-returned:${id}`, owners: [userId], request: { cents } },
        entries: (open) => [{ account: { kind: 'payouts' }, amount: -cents }, ...returnedIncome(open, userId, cents)],
      })
    }
    const words = NOTICES.payoutReturned.write({ amount: formatCents(cents), reason })
    await notifyPerson(transaction, services, { userId, words, effectKey: `payout-returned:${id}` })
    await auditIncome(transaction, caller, {
      ...{ action: 'return_payout', subject: { type: 'payout', id }, reason },
      details: { cents, user_id: userId },
    })
    return { id, status: 'returned' }
  })
}

/** Its batch is locked first, as it is for paying, so that the two can't deadlock. */
async function lockPayout(transaction: DatabaseTransaction, id: string) {
  const read = () => transaction.selectFrom('payouts').selectAll().where('id', '=', id)
  const { batch_id } = (await read().executeTakeFirst()) ?? {}
  if (batch_id)
    await transaction.selectFrom('payout_batches').select('id').where('id', '=', batch_id).forUpdate().execute()
  const payout = await read().forUpdate().executeTakeFirst()
  if (!payout) throw new AppError('PAYOUT_NOT_FOUND')
  return payout
}

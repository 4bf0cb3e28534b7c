import { formatCents } from '#contract/format/money.js'
import { type OpenAccount, postTransfer } from '#domain/ledger/post-transfer.js'
import { returnedIncome, settleRequest } from '#domain/ledger/requests.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import type { DatabaseTransaction } from '#platform/database.js'
import type { Services } from '#platform/services.js'
import type { Payout } from './lock-payout.js'

interface Paying {
  payout: Payout
  reference: string
  /** The member of staff who paid its batch. */
  actorId: string
  /** The provider's transfer, for a payout that goes that way. */
  transferId?: string
}

/** A locked payout was paid: the money leaves the ledger, its owner gets a numbered receipt and is told. */
export async function settlePayout(
  transaction: DatabaseTransaction,
  services: Services,
  { payout, reference, actorId, transferId }: Paying,
): Promise<void> {
  const { id, user_id: userId } = payout
  const paid = { status: 'paid', paid_at: services.clock.now(), ...(transferId ? { transfer_id: transferId } : {}) }
  await transaction.updateTable('payouts').set(paid).where('id', '=', id).execute()
  await settleRequest(transaction, {
    ...{ userId, potId: payout.account_id, key: `payout-settled:${id}`, kind: 'payout_paid', actorId },
    ...{ reason: `Paid out with reference ${reference}`, subject: { type: 'payout', id } },
    entries: (amount) => [{ account: { kind: 'payouts' }, amount }],
  })
  const words = NOTICES.payoutPaid.write({ amount: formatCents(Number(payout.cents)), reference })
  await notifyPerson(transaction, services, { userId, words, effectKey: `payout-paid:${id}` })
}

interface GivingBack {
  payout: Payout
  reason: string
  /** Null where the payment provider returned it. */
  actorId: string | null
}

/** Returns a locked payout to its owner's income, before or after it was paid, and tells them why. */
export async function giveBackPayout(
  transaction: DatabaseTransaction,
  services: Services,
  { payout, reason, actorId }: GivingBack,
): Promise<void> {
  const { id, user_id: userId, account_id: potId, status } = payout
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
      .where('paid_at', 'is', null)
      .execute()
  const heading = {
    kind: 'payout_returned' as const,
    ...{ reason: 'A payout was returned to your income', actorId },
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
}

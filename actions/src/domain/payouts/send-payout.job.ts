import { object, string } from 'yup'
import type { Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { defineJob } from '#platform/jobs/define-job.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import type { Services } from '#platform/services.js'
import { applyTransfer } from './apply-transfer.js'
import { lockPayout } from './lock-payout.js'
import { findPayoutAccount } from './payout-account.js'
import { giveBackPayout } from './settle-payout.js'

// staff read these beside the batch, and its expert in the notice
const REFUSED = 'Stripe refused the transfer.'
const NO_ACCOUNT = 'The Stripe account is gone. A bank transfer is still possible.'

/**
 * Sends one payout of a paid batch to its owner's account at the provider. Whether or not the answer arrives, repeating
 * it sends nothing twice; what the provider refuses for good goes back to its owner's income.
 */
export const sendPayoutJob = defineJob({
  name: 'send-payout',
  payload: object({ payoutId: string().uuid().required() }),
  async handle({ payoutId }, services) {
    const { database, payments } = services
    const payout = await readSending(database, payoutId)
    if (!payout) return
    const account = await findPayoutAccount(database, payout.user_id)
    if (!account) return refuse(services, payoutId, NO_ACCOUNT)
    const transfer = { payoutId, accountId: account.accountId, amountCents: Number(payout.cents) }
    const sent = await payments.sendTransfer(transfer, payoutId).catch((error: unknown) => {
      const reason = payoutRefusal(error)
      if (reason === null) throw error
      return { reason }
    })
    if ('reason' in sent) await refuse(services, payoutId, sent.reason)
    else await database.transaction().execute((transaction) => applyTransfer(transaction, services, sent))
  },
})

/** In the transaction that pays the batch. */
export function enqueuePayout(queryable: Queryable, payoutId: string): Promise<void> {
  return enqueueJob(queryable, sendPayoutJob, { payoutId }, { key: `send-payout:${payoutId}` })
}

/** Tries what hasn't been sent yet once more, such as when the platform had no money at the provider for days. */
export async function remindOfPayouts({ database }: Services): Promise<void> {
  const rows = await sending(database).select('payouts.id').execute()
  for (const { id } of rows) await enqueuePayout(database, id)
}

function sending(queryable: Queryable) {
  return queryable
    .selectFrom('payouts')
    .innerJoin('payout_batches', 'payout_batches.id', 'payouts.batch_id')
    .where('method', '=', 'stripe')
    .where('status', '=', 'requested')
    .where('payout_batches.paid_at', 'is not', null)
}

function readSending(queryable: Queryable, id: string) {
  return sending(queryable).select(['user_id', 'cents']).where('payouts.id', '=', id).executeTakeFirst()
}

/** Why nothing was sent and nothing will be; null if asking again may help. */
function payoutRefusal(error: unknown): string | null {
  if (!(error instanceof AppError)) return null
  if (error.code === 'NOT_FOUND') return NO_ACCOUNT
  if (error.code === 'VALIDATION_FAILED') return REFUSED
  return error.code === 'UPSTREAM_REFUSED' ? error.message : null
}

function refuse(services: Services, id: string, reason: string): Promise<void> {
  return services.database.transaction().execute(async (transaction) => {
    const payout = (await lockPayout(transaction, id))?.payout
    if (payout?.status === 'requested') await giveBackPayout(transaction, services, { payout, reason, actorId: null })
  })
}

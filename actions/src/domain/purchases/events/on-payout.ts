import { applyTransfer } from '#domain/payouts/apply-transfer.js'
import { isKnownAccount, notePayoutAccount } from '#domain/payouts/payout-account.js'
import { defineEventHandler } from './define-event-handler.js'

export const onPayoutAccountUpdated = defineEventHandler({
  type: 'payout-account-updated',
  async look({ accountId }, { database, payments, clock }) {
    const askedAt = clock.now()
    // the provider may know accounts that aren't ours
    const isOurs = await isKnownAccount(database, accountId)
    return { askedAt, account: isOurs ? await payments.readPayoutAccount(accountId) : null }
  },
  async apply(transaction, _, __, { account, askedAt }) {
    if (account) await notePayoutAccount(transaction, account, askedAt)
  },
})

export const onTransfer = defineEventHandler<'transfer-sent' | 'transfer-reversed'>({
  type: 'transfer-sent',
  apply: (transaction, { transfer }, services) => applyTransfer(transaction, services, transfer),
})

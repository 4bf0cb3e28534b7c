import { formatCents } from '#contract/format/money.js'
import type { PayoutMethod } from '#contract/income/request-statuses.js'
import { setAsideForRequest } from '#domain/ledger/requests.js'
import { NOTICES } from '#domain/notices/catalogue.js'
import { notifyPerson } from '#domain/notices/notify-person.js'
import { findPayoutAccount, isStripeOffered } from '#domain/payouts/payout-account.js'
import type { Caller } from '#platform/caller.js'
import type { DatabaseTransaction } from '#platform/database.js'
import { AppError, invalidField } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { readIncomeSettings } from '../income-settings.store.js'
import { lockRequester } from '../lock-requester.js'
import { requireEarner } from '../require-earner.js'
import { destinationHint, readDestinations, storeDestination } from './destinations.store.js'

const UNHINTED: Readonly<Record<PayoutMethod, string>> = {
  bank: 'Requested a payout',
  stripe: 'Requested a payout by Stripe',
}

interface PayoutRequest {
  /** Chosen by the page: the same request sent twice is one. */
  id: string
  cents: number
  method: PayoutMethod
  /** Where a bank transfer goes; Stripe's accounts are known. */
  details?: string | null
}

/**
 * Requests that available income be paid out. It leaves the balance at once.
 * @throws AppError EXPERTS_ONLY, EMAIL_NOT_VERIFIED, VALIDATION_FAILED (`amount`) below the minimum,
 *   INSUFFICIENT_INCOME, INCOME_OWED, IDEMPOTENCY_KEY_REUSED, PAYMENTS_UNAVAILABLE and PAYOUT_ACCOUNT_NEEDED for Stripe
 */
export function requestPayout(request: PayoutRequest, caller: Caller, services: Services) {
  requireEarner(caller)
  const { id, cents, method } = request
  const details = method === 'bank' ? (request.details ?? '') : ''
  const { userId } = caller
  return services.database.transaction().execute(async (transaction) => {
    await lockRequester(transaction, userId)
    const earlier = await transaction.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirst()
    if (earlier) {
      const isSame = earlier.user_id === userId && Number(earlier.cents) === cents && earlier.method === method
      // whoever mends the account after a failure must not see the first one accepted instead
      if (!isSame || (await readDestinations(transaction, services, [id])).get(id) !== details)
        throw new AppError('IDEMPOTENCY_KEY_REUSED')
      return { id, status: earlier.status }
    }
    const { payoutMinCents } = await readIncomeSettings(transaction)
    if (cents < payoutMinCents) throw invalidField('amount', `The smallest payout is ${formatCents(payoutMinCents)}.`)
    if (method === 'stripe') await requireStripe(transaction, services, userId)
    const hint = destinationHint(details)
    const potId = await setAsideForRequest(transaction, {
      ...{ userId, of: 'payout', amount: cents, key: `payout:${id}`, kind: 'payout_requested' },
      reason: hint ? `Requested a payout to the account ending in ${hint}` : UNHINTED[method],
      ...{ actorId: userId, subject: { type: 'payout', id } },
    })
    await transaction
      .insertInto('payouts')
      .values({ id, user_id: userId, cents, method, destination_hint: hint, account_id: potId })
      .execute()
    await storeDestination(transaction, services, { id, details })
    const words = NOTICES.payoutRequested.write({ amount: formatCents(cents) })
    await notifyPerson(transaction, services, { userId, words, effectKey: `payout-requested:${id}` })
    return { id, status: 'requested' }
  })
}

/** @throws AppError PAYMENTS_UNAVAILABLE where Stripe isn't offered, PAYOUT_ACCOUNT_NEEDED */
async function requireStripe(transaction: DatabaseTransaction, { config }: Services, userId: string): Promise<void> {
  if (!isStripeOffered(config)) throw new AppError('PAYMENTS_UNAVAILABLE')
  if (!(await findPayoutAccount(transaction, userId))?.isEnabled) throw new AppError('PAYOUT_ACCOUNT_NEEDED')
}

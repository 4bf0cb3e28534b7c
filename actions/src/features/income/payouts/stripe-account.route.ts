import {
  ensurePayoutAccount,
  findPayoutAccount,
  isStripeOffered,
  notePayoutAccount,
} from '#domain/payouts/payout-account.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { requireEarner } from '../require-earner.js'

const PATH = '/api/payouts/stripe-account'

/** Whether the caller may be paid through Stripe, and what their own account there still needs. */
export const readStripeAccount = defineRoute({
  method: 'get',
  path: PATH,
  auth: 'session',
  async handle({ caller }, services) {
    requireEarner(caller)
    if (!isStripeOffered(services.config)) return { isOffered: false, isBegun: false, isEnabled: false }
    const account = await findPayoutAccount(services.database, caller.userId)
    const isEnabled = account ? account.isEnabled || (await askAgain(services, account.accountId)) : false
    return { isOffered: true, isBegun: account !== undefined, isEnabled }
  },
})

/** Opens the page at Stripe where the caller says who they are; their account is created with the first. */
export const openStripeAccount = defineRoute({
  method: 'post',
  path: PATH,
  auth: 'session',
  async handle({ caller }, services) {
    requireEarner(caller)
    if (!isStripeOffered(services.config)) throw new AppError('PAYMENTS_UNAVAILABLE')
    const { accountId } = await ensurePayoutAccount(services, caller)
    const page = `${services.config.PUBLIC_URL}/income/payout?stripe=`
    return services.payments.startOnboarding({ accountId, returnUrl: `${page}back`, refreshUrl: `${page}again` })
  },
})

/** The event about it may be late, or lost; without an answer it counts as it is stored. */
async function askAgain({ database, payments, clock, log }: Services, accountId: string): Promise<boolean> {
  const askedAt = clock.now()
  try {
    const account = await payments.readPayoutAccount(accountId)
    await notePayoutAccount(database, account, askedAt)
    return account.isEnabled
  } catch (err) {
    log.warn({ err }, 'the payment provider didn’t say whether an account can be paid')
    return false
  }
}

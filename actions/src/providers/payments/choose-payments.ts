import type { Config } from '#actions/config.js'
import type { Clock } from '#platform/clock.js'
import type { Payments } from './payments.js'
import { sandboxAccount } from './sandbox/sandbox-account.js'
import { createStripePayments } from './stripe-payments.js'
import { unavailablePayments } from './unavailable-payments.js'

/** Stripe, the sandbox or neither, depending on the settings. Stripe and the sandbox share one client. */
export function choosePayments(config: Config, clock: Clock): Payments {
  const { payments } = config
  if (payments.provider === 'none') return unavailablePayments
  return createStripePayments(payments.provider === 'stripe' ? payments : sandboxAccount(payments, config), clock)
}

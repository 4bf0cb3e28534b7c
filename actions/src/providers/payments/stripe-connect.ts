import Stripe from 'stripe'
import { AppError } from '#platform/errors.js'
import type { PayoutAccount, PayoutCalls, Transfer } from './payouts.js'
import { askStripe } from './stripe-errors.js'
import { idOf } from './stripe-states.js'

const CURRENCY = 'usd'

/** Payouts through Stripe Connect: Express accounts, and transfers to them. */
export function connectCalls(stripe: Stripe): PayoutCalls {
  return {
    async createPayoutAccount({ email, userId }, idempotencyKey) {
      const parameters = {
        ...{ type: 'express' as const, email, metadata: { userId } },
        capabilities: { transfers: { requested: true } },
      }
      return toPayoutAccount(await askStripe(() => stripe.accounts.create(parameters, { idempotencyKey })))
    },
    async startOnboarding({ accountId, returnUrl, refreshUrl }) {
      const link = { account: accountId, type: 'account_onboarding' as const }
      const { url } = await askStripe(() =>
        stripe.accountLinks.create({ ...link, return_url: returnUrl, refresh_url: refreshUrl }),
      )
      return { url }
    },
    async readPayoutAccount(accountId) {
      return toPayoutAccount(await askStripe(() => stripe.accounts.retrieve(accountId)))
    },
    async sendTransfer({ payoutId, accountId, amountCents }, idempotencyKey) {
      const group = { transfer_group: payoutId }
      const { data } = await askStripe(() => stripe.transfers.list({ ...group, destination: accountId, limit: 1 }))
      if (data[0]) return toTransfer(data[0])
      const parameters = { amount: amountCents, currency: CURRENCY, destination: accountId, metadata: { payoutId } }
      const send = () => stripe.transfers.create({ ...parameters, ...group }, { idempotencyKey })
      return toTransfer(await askStripe(() => send().catch(waitForMoney)))
    },
  }
}

/** The platform's balance fills up again, so this refuses nothing for good. */
function waitForMoney(error: unknown): never {
  if (error instanceof Stripe.errors.StripeError && error.code === 'balance_insufficient')
    throw new AppError('UPSTREAM_FAILED', { cause: new Error('Stripe: balance_insufficient') })
  throw error
}

export function toPayoutAccount({ id, payouts_enabled, capabilities }: Stripe.Account): PayoutAccount {
  return { accountId: id, isEnabled: payouts_enabled && capabilities?.transfers === 'active' }
}

export function toTransfer(transfer: Stripe.Transfer): Transfer {
  return {
    transferId: transfer.id,
    payoutId: transfer.metadata.payoutId ?? null,
    accountId: idOf(transfer.destination),
    amountCents: transfer.amount,
    currency: transfer.currency,
    reversedCents: transfer.amount_reversed,
  }
}

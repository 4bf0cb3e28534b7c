import { setTimeout as delay } from 'node:timers/promises'
import Stripe from 'stripe'
import { entryFor } from '#contract/payments/purchase-codes.js'
import { AppError, invalidField } from '#platform/errors.js'

/** Another request with this key, or about this object, is being answered at the moment. */
const BUSY: readonly (string | undefined)[] = ['idempotency_key_in_use', 'lock_timeout']
const BUSY_TRIES = 6
const PAUSE_MS = 250

/**
 * Runs a request to Stripe, translating its errors into ours. While Stripe is busy with the same request from another tab,
 * it is repeated after a random, growing pause, so that many at once don't stay in step.
 */
export async function askStripe<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await request()
    } catch (error) {
      if (tries === BUSY_TRIES || !isBusy(error)) throw toAppError(error)
      await delay(Math.random() * PAUSE_MS * 2 ** tries)
    }
  }
}

const isBusy = (error: unknown) => error instanceof Stripe.errors.StripeError && BUSY.includes(error.code)

/** What an error of Stripe's is to us; others stay as they are. */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const cause = withoutWords(error)
  if (error instanceof Stripe.errors.StripeCardError) return new AppError('PAYMENT_DECLINED', { cause })
  if (isBusy(error)) return new AppError('UPSTREAM_FAILED', { cause })
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new AppError('IDEMPOTENCY_KEY_REUSED', { cause })
  if (error.code === 'resource_missing') return new AppError('NOT_FOUND', { cause })
  if (error.code === 'charge_already_refunded') return new AppError('ALREADY_DONE', { cause })
  // Only refunds have an amount of their own, and ours are whole cents: it can only be too large.
  if (error.param === 'amount') return invalidField('amount', 'This is more than is left of the payment')
  // what Stripe finds wrong with a request, it finds wrong every time
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return new AppError('UPSTREAM_REFUSED', { cause, message: wordsFor(error) })
  return new AppError('UPSTREAM_FAILED', { cause })
}

const NO_MONEY = 'The account at the payment provider doesn’t have enough money for this.'
const CLOSED =
  'Stripe doesn’t take payouts for this account at present. Stripe, opened from the page for requesting a payout, says why.'
type Known =
  | 'charge_disputed'
  | 'insufficient_funds'
  | 'balance_insufficient'
  | 'insufficient_capabilities_for_transfer'
  | 'transfers_not_allowed'
  | 'account_invalid'

const KNOWN: Readonly<Record<Known, string>> = {
  charge_disputed: 'The buyer has disputed this payment with their bank, which decides who gets the money.',
  insufficient_funds: NO_MONEY,
  balance_insufficient: NO_MONEY,
  insufficient_capabilities_for_transfer: CLOSED,
  transfers_not_allowed: CLOSED,
  account_invalid: CLOSED,
}

/** In our words, since Stripe's own repeat what was sent, and addressed to nobody: staff and experts read the same. */
function wordsFor({ code }: Stripe.errors.StripeInvalidRequestError): string {
  return entryFor(KNOWN, code ?? '') ?? `The payment provider refused this${code ? ` (${code})` : ''}.`
}

/** For the log: Stripe's messages repeat what was sent, such as an email address. Its request id leads to the rest. */
function withoutWords({ type, code, param, statusCode, requestId, stack }: Stripe.errors.StripeError): Error {
  const facts = [type, code, param, statusCode, requestId].filter((fact) => fact !== undefined)
  return Object.assign(new Error(`Stripe: ${facts.join(' ')}`), { stack })
}

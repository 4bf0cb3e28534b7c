import Stripe from 'stripe'
import { AppError, invalidField } from '#platform/errors.js'

/** Runs a request to Stripe, translating its errors into ours. */
export async function askStripe<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request()
  } catch (error) {
    throw toAppError(error)
  }
}

function toAppError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const cause = withoutWords(error)
  if (error instanceof Stripe.errors.StripeCardError) return new AppError('PAYMENT_DECLINED', { cause })
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new AppError('IDEMPOTENCY_KEY_REUSED', { cause })
  if (error.code === 'resource_missing') return new AppError('NOT_FOUND', { cause })
  if (error.code === 'charge_already_refunded') return new AppError('ALREADY_DONE', { cause })
  // Only refunds have an amount of their own, and ours are whole cents: it can only be too large.
  if (error.param === 'amount') return invalidField('amount', 'This is more than is left of the payment')
  return new AppError('UPSTREAM_FAILED', { cause })
}

/** For the log: Stripe's messages repeat what was sent, such as an email address. Its request id leads to the rest. */
function withoutWords({ type, code, param, statusCode, requestId, stack }: Stripe.errors.StripeError): Error {
  const facts = [type, code, param, statusCode, requestId].filter((fact) => fact !== undefined)
  return Object.assign(new Error(`Stripe: ${facts.join(' ')}`), { stack })
}

import Stripe from 'stripe'
import { AppError, invalidField } from '#platform/errors.js'

/** Runs a request to Stripe, translating its errors into ours; Stripe's own message only goes to the log. */
export async function askStripe<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request()
  } catch (error) {
    throw toAppError(error)
  }
}

function toAppError(cause: unknown): unknown {
  if (!(cause instanceof Stripe.errors.StripeError)) return cause
  if (cause instanceof Stripe.errors.StripeCardError) return new AppError('PAYMENT_DECLINED', { cause })
  if (cause instanceof Stripe.errors.StripeIdempotencyError) return new AppError('IDEMPOTENCY_KEY_REUSED', { cause })
  if (cause.code === 'resource_missing') return new AppError('NOT_FOUND', { cause })
  if (cause.code === 'charge_already_refunded') return new AppError('ALREADY_DONE', { cause })
  // Everything else that Stripe refuses of a refund is its amount: the rest of the request is ours.
  if (cause instanceof Stripe.errors.StripeInvalidRequestError && cause.param === 'amount')
    return invalidField('amount', 'This is more than is left of the payment')
  return new AppError('UPSTREAM_FAILED', { cause })
}

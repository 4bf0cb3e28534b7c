import type { ErrorCode } from '#contract/error-codes.js'
import { entryFor } from '#contract/payments/purchase-codes.js'
import { HOUR_MS } from '#platform/clock.js'
import { AppError } from '#platform/errors.js'

/** The provider forgets keys after a day; a repeat later than this could refund a second time. */
const KEY_VALID_MS = 20 * HOUR_MS

type Refusal = Extract<ErrorCode, 'ALREADY_DONE' | 'VALIDATION_FAILED' | 'NOT_FOUND' | 'IDEMPOTENCY_KEY_REUSED'>

const WORDS: Readonly<Record<Refusal, string>> = {
  ALREADY_DONE: 'The payment provider says that it has refunded all of this payment.',
  VALIDATION_FAILED: 'This is more than the payment provider has left of the payment.',
  NOT_FOUND: 'The payment provider doesn’t know this payment.',
  IDEMPOTENCY_KEY_REUSED: 'The payment provider knows this refund with another amount.',
}

/** Why the provider refuses a refund for good, for staff; null if asking again may help. */
export function refundRefusal(error: unknown): string | null {
  if (!(error instanceof AppError)) return null
  return error.code === 'UPSTREAM_REFUSED' ? error.message : (entryFor(WORDS, error.code) ?? null)
}

/** Said when nobody may ask again without looking at the provider first. */
export const UNANSWERED =
  'The payment provider hasn’t answered for 20 hours. Look at the payment there before you try again.'

/** Whether it is too late to repeat what was first sent then. */
export function isTooLate(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > KEY_VALID_MS
}

import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { captureLog } from '#tests/captured-log.js'
import { askStripe } from './stripe-errors.js'

const CANARY = 'cnry7x'
const { errors } = Stripe
const raw = (rest: object) =>
  ({ message: `Invalid email address: ${CANARY}`, type: 'invalid_request_error', ...rest }) as never

it.each([
  ['a declined card', new errors.StripeCardError(raw({ code: 'card_declined' })), 'PAYMENT_DECLINED'],
  ['a reused key', new errors.StripeIdempotencyError(raw({})), 'IDEMPOTENCY_KEY_REUSED'],
  ['an unknown id', new errors.StripeInvalidRequestError(raw({ code: 'resource_missing' })), 'NOT_FOUND'],
  ['a second refund', new errors.StripeInvalidRequestError(raw({ code: 'charge_already_refunded' })), 'ALREADY_DONE'],
  ['a refund of too much', new errors.StripeInvalidRequestError(raw({ param: 'amount' })), 'VALIDATION_FAILED'],
  ['any other refusal', new errors.StripeInvalidRequestError(raw({ param: 'email' })), 'UPSTREAM_REFUSED'],
  ['a disputed one', new errors.StripeInvalidRequestError(raw({ code: 'charge_disputed' })), 'UPSTREAM_REFUSED'],
  ['too many requests', new errors.StripeRateLimitError(raw({})), 'UPSTREAM_FAILED'],
  ['a lost connection', new errors.StripeConnectionError(raw({})), 'UPSTREAM_FAILED'],
  ['a wrong key', new errors.StripeAuthenticationError(raw({})), 'UPSTREAM_FAILED'],
])('%s becomes an error of ours, and the log repeats nothing that was sent', async (_, thrown, code) => {
  const { log, lines } = captureLog()
  const error = await askStripe(() => Promise.reject(thrown)).catch((refusal: unknown) => refusal)
  expect(error).toMatchObject({ code })
  log.error({ err: error }, 'failed')
  expect(lines[0]).toContain(code)
  expect(lines[0]).not.toContain(CANARY)
})

it('leaves errors of our own as they are', async () => {
  const own = new TypeError('a slip')
  await expect(askStripe(() => Promise.reject(own))).rejects.toBe(own)
})

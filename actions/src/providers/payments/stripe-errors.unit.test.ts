import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

it.each([
  'charge_disputed',
  'insufficient_funds',
  'insufficient_capabilities_for_transfer',
  'account_invalid',
  'of_another_version',
])('%s is explained in words that staff and experts can both read', async (code) => {
  const refused = askStripe(() => Promise.reject(new errors.StripeInvalidRequestError(raw({ code }))))
  await expect(refused).rejects.toThrow(/^(?!.*\byours?\b)[A-Z].*\.$/i)
})

describe('while another request under the same key is being answered', () => {
  // no pause to wait for
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))
  afterEach(() => void vi.restoreAllMocks())
  // Stripe's type for it isn't that of a reused key
  const busy = new errors.StripeInvalidRequestError(raw({ code: 'idempotency_key_in_use', statusCode: 409 }))
  const counted = (busyTimes: number) => {
    let calls = 0
    const request = async () => {
      calls += 1
      if (calls <= busyTimes) throw busy
      return 'answered'
    }
    return { request, calls: () => calls }
  }

  it('asks again until it is answered', async () => {
    const { request, calls } = counted(5)
    expect([await askStripe(request), calls()]).toEqual(['answered', 6])
  })

  it('gives up after a few tries', async () => {
    const { request, calls } = counted(Number.POSITIVE_INFINITY)
    await expect(askStripe(request)).rejects.toMatchObject({ code: 'UPSTREAM_FAILED' })
    expect(calls()).toBe(6)
  })
})

it('leaves errors of our own as they are', async () => {
  const own = new TypeError('a slip')
  await expect(askStripe(() => Promise.reject(own))).rejects.toBe(own)
})

import { expect, it } from 'vitest'
import type { Config } from '#actions/config.js'
import { systemClock } from '#platform/clock.js'
import { choosePayments } from './choose-payments.js'
import { sandboxAccount } from './sandbox/sandbox-account.js'

const configWith = (payments: Config['payments']) =>
  ({ payments, HOST: '0.0.0.0', ACTIONS_PORT: 4000 }) as unknown as Config

it('[X-54] without a provider, every call is refused with PAYMENTS_UNAVAILABLE', async () => {
  const none = choosePayments(configWith({ provider: 'none' }), systemClock)
  const all = choosePayments(configWith({ provider: 'sandbox', secret: 'of-this-test' }), systemClock)
  expect(Object.keys(none).sort()).toEqual(Object.keys(all).sort())
  for (const call of Object.values(none) as (() => unknown)[]) {
    const refusal = await Promise.resolve()
      .then(call)
      .catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'PAYMENTS_UNAVAILABLE', status: 409 })
  }
})

it('reaches the sandbox on this machine, with keys that only its secret gives', () => {
  const account = (secret: string, HOST = '127.0.0.1') => sandboxAccount({ secret }, { HOST, ACTIONS_PORT: 4000 })
  expect(account('one', '0.0.0.0').address.href).toBe('http://127.0.0.1:4000/')
  expect(account('one', '::1').address.href).toBe('http://[::1]:4000/')
  expect(account('one').secretKey).toMatch(/^sk_test_[0-9a-f]{64}$/)
  expect(account('one').secretKey).not.toBe(account('two').secretKey)
  expect(account('one').secretKey.slice(8)).not.toBe(account('one').webhookSecret.slice(6))
})

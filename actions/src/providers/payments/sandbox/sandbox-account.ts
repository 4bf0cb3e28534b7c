import { createHmac } from 'node:crypto'
import type { Config } from '#actions/config.js'
import type { StripeAccount } from '../stripe-payments.js'

/** Listening on all addresses, the service still reaches itself on loopback. */
const ANY_ADDRESS = ['0.0.0.0', '::']

/** How this service speaks to its own sandbox: with keys made from its one secret, at its own inner address. */
export function sandboxAccount(
  { secret }: { secret: string },
  { HOST, ACTIONS_PORT }: Pick<Config, 'HOST' | 'ACTIONS_PORT'>,
): StripeAccount & { address: URL } {
  const host = ANY_ADDRESS.includes(HOST) ? '127.0.0.1' : HOST
  return {
    secretKey: `sk_test_${keyFor(secret, 'api')}`,
    webhookSecret: `whsec_${keyFor(secret, 'webhooks')}`,
    address: new URL(`http://${host.includes(':') ? `[${host}]` : host}:${ACTIONS_PORT}`),
  }
}

function keyFor(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(`payment-sandbox:${purpose}`).digest('hex')
}

import { createHmac } from 'node:crypto'
import type { Config } from '#actions/config.js'
import type { StripeAccount } from '../stripe-payments.js'

/** A service listening on all addresses reaches itself through loopback. */
const ANY_ADDRESS = ['0.0.0.0', '::']

/** How this service reaches its own sandbox: its internal address, and keys derived from the sandbox's one secret. */
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

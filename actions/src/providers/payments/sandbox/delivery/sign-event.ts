import { createHmac } from 'node:crypto'

/** The `Stripe-Signature` header of a body that is sent at this moment (Unix seconds). */
export function signEvent(body: string, secret: string, now: number): string {
  return `t=${now},v1=${createHmac('sha256', secret).update(`${now}.${body}`).digest('hex')}`
}

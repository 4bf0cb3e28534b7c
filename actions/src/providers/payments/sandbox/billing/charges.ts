import type Stripe from 'stripe'
import { emitEvent } from '../delivery/emit-event.js'
import { newId } from '../state/new-id.js'
import { insertObject } from '../state/objects.store.js'
import type { SandboxContext } from '../state/sandbox-context.js'
import type { SandboxCharge, SandboxPaymentMethod } from '../state/sandbox-objects.js'
import { expandCard } from './test-cards.js'

/** Nothing below half a dollar can be charged, as at Stripe. */
export const CHARGE_MIN_CENTS = 50

interface ChargeDetails {
  customerId: string
  amountCents: number
  method: SandboxPaymentMethod
  metadata: Stripe.Metadata
}

/** Records a successful payment. */
export async function chargeCard(
  context: SandboxContext,
  { customerId, amountCents, method, metadata }: ChargeDetails,
): Promise<SandboxCharge> {
  const paymentId = newId('pi')
  const charge: SandboxCharge = {
    id: chargeIdOf(paymentId),
    object: 'charge',
    created: context.now,
    livemode: false,
    currency: 'usd',
    amount: amountCents,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    paid: true,
    status: 'succeeded',
    customer: customerId,
    payment_intent: paymentId,
    payment_method_details: { type: 'card', card: expandCard(method).card },
    metadata,
  }
  await insertObject(context.transaction, charge)
  await emitEvent(context, 'charge.succeeded', charge)
  return charge
}

/** Each payment has exactly one charge here, and their ids differ only in the prefix. */
export function chargeIdOf(paymentId: string): string {
  return paymentId.replace(/^pi_/, 'ch_')
}

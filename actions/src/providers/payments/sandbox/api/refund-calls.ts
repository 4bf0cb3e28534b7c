import { chargeIdOf } from '../billing/charges.js'
import { emitEvent } from '../delivery/emit-event.js'
import { newId } from '../state/new-id.js'
import { insertObject, lockObject, missingObject, saveObject } from '../state/objects.store.js'
import type { SandboxCharge, SandboxRefund } from '../state/sandbox-objects.js'
import { defineApiCall } from './define-api-call.js'
import { cents, fields, metadata, text } from './parameters.js'
import { badParameter, SandboxRefusal } from './sandbox-refusal.js'

export const createRefund = defineApiCall({
  method: 'post',
  path: '/v1/refunds',
  parameters: fields({
    payment_intent: text().required('is missing'),
    amount: cents().min(1, 'has to be at least 1'),
    metadata: metadata(),
  }),
  async handle({ parameters: { payment_intent, amount, metadata: given } }, context) {
    if (!payment_intent.startsWith('pi_')) throw missingObject('charge', payment_intent)
    const charge = await lockObject(context.transaction, 'charge', chargeIdOf(payment_intent))
    const refunded = amountToRefund(charge, amount)
    const refund: SandboxRefund = {
      id: newId('re'),
      object: 'refund',
      created: context.now,
      currency: 'usd',
      amount: refunded,
      status: 'succeeded',
      charge: charge.id,
      payment_intent,
      metadata: given ?? {},
    }
    await insertObject(context.transaction, refund)
    const amount_refunded = charge.amount_refunded + refunded
    const after: SandboxCharge = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount }
    await saveObject(context.transaction, after)
    await emitEvent(context, 'charge.refunded', after)
    return refund
  },
})

function amountToRefund({ id, amount, amount_refunded, disputed }: SandboxCharge, asked: number | undefined): number {
  const left = amount - amount_refunded
  if (left === 0) {
    const message = `Charge ${id} has already been refunded.`
    throw new SandboxRefusal(400, { code: 'charge_already_refunded', message })
  }
  // The card's bank holds the money of a disputed charge, or has paid it back.
  if (disputed)
    throw new SandboxRefusal(400, { code: 'charge_disputed', message: `Charge ${id} has been charged back.` })
  if (asked !== undefined && asked > left)
    throw badParameter('amount', `Refund amount (${asked}) is greater than unrefunded amount on charge (${left}).`)
  return asked ?? left
}

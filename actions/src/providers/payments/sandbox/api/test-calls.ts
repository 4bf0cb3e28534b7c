import { boolean, number, string } from 'yup'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { saveAccount } from '../billing/accounts.js'
import { chargeIdOf } from '../billing/charges.js'
import { renewNow } from '../billing/renew-subscription.js'
import { emitEvent } from '../delivery/emit-event.js'
import { inOrder } from '../delivery/release-order.rules.js'
import { SANDBOX_TASKS } from '../delivery/sandbox-tasks.js'
import { newId } from '../state/new-id.js'
import { insertObject, lockObject, releaseHeldEvents, saveObject } from '../state/objects.store.js'
import type { SandboxDispute } from '../state/sandbox-objects.js'
import { defineApiCall } from './define-api-call.js'
import { fields, text } from './parameters.js'
import { SandboxRefusal } from './sandbox-refusal.js'

// What Stripe does on its own or through its dashboard, on demand. Stripe has its own test helpers below the same path.

/** Runs the next step of a subscription now: renewal, retry or end. A given card replaces the stored one. */
export const renewSubscription = defineApiCall({
  method: 'post',
  path: '/v1/test_helpers/subscriptions/:id/renew',
  parameters: fields({
    default_payment_method: string().oneOf(
      ['pm_card_visa', 'pm_card_mastercard_debit', 'pm_card_chargeCustomerFail'] as const,
      'is no test card',
    ),
  }),
  async handle({ id, parameters: { default_payment_method } }, context) {
    if (default_payment_method) {
      const subscription = await lockObject(context.transaction, 'subscription', id)
      await saveObject(context.transaction, { ...subscription, default_payment_method })
    }
    return renewNow(context, id)
  },
})

export const openDispute = defineApiCall({
  method: 'post',
  path: '/v1/test_helpers/disputes',
  parameters: fields({ payment_intent: text().required('is missing') }),
  async handle({ parameters: { payment_intent } }, context) {
    const charge = await lockObject(context.transaction, 'charge', chargeIdOf(payment_intent))
    if (charge.disputed) throw new SandboxRefusal(400, { message: 'This charge is disputed already.' })
    const dispute: SandboxDispute = {
      id: newId('du'),
      object: 'dispute',
      created: context.now,
      livemode: false,
      currency: 'usd',
      amount: charge.amount - charge.amount_refunded,
      reason: 'fraudulent',
      status: 'needs_response',
      is_charge_refundable: false,
      charge: charge.id,
      payment_intent,
      metadata: {},
    }
    await insertObject(context.transaction, dispute)
    await saveObject(context.transaction, { ...charge, disputed: true })
    await emitEvent(context, 'charge.dispute.created', dispute)
    return dispute
  },
})

export const closeDispute = defineApiCall({
  method: 'post',
  path: '/v1/test_helpers/disputes/:id/close',
  parameters: fields({
    status: string()
      .oneOf(['won', 'lost'] as const, 'is no outcome')
      .required('is missing'),
  }),
  async handle({ id, parameters: { status } }, context) {
    const dispute = await lockObject(context.transaction, 'dispute', id)
    if (dispute.status !== 'needs_response') throw new SandboxRefusal(400, { message: 'This dispute is closed.' })
    const closed: SandboxDispute = { ...dispute, status }
    await saveObject(context.transaction, closed)
    await emitEvent(context, 'charge.dispute.closed', closed)
    return closed
  },
})

/** Lets an account be paid or not, as Stripe does once it has checked its owner. */
export const setAccount = defineApiCall({
  method: 'post',
  path: '/v1/test_helpers/accounts/:id',
  parameters: fields({ payouts_enabled: boolean().required('is missing') }),
  async handle({ id, parameters: { payouts_enabled } }, context) {
    return saveAccount(context, await lockObject(context.transaction, 'account', id), payouts_enabled)
  },
})

/** Sets how events are delivered from now on, and releases held ones in the given order. */
export const setDelivery = defineApiCall({
  method: 'post',
  path: '/v1/test_helpers/delivery',
  parameters: fields({
    is_held: boolean(),
    copies: number().integer().min(1).max(10),
    delay_seconds: number().integer().min(0).max(86_400),
    url: text().matches(/^http:\/\/127\.0\.0\.1:\d+\//, 'is not on this machine'),
    order: string()
      .oneOf(['kept', 'reversed', 'shuffled'] as const, 'is no order')
      .default('kept'),
    seed: number().integer().min(0).default(1),
  }),
  async handle({ parameters: { order, seed, ...settings } }, { transaction }) {
    await transaction
      .updateTable('private.payment_sandbox_delivery')
      .set((row) => ({ is_only: row.ref('is_only'), ...settings }))
      .execute()
    if (settings.is_held !== false) return { released: 0 }
    const eventIds = inOrder(await releaseHeldEvents(transaction), order, seed)
    await enqueueJob(transaction, SANDBOX_TASKS.releaseEvents, { eventIds })
    return { released: eventIds.length }
  },
})

/** Delivers an event once more, as Stripe may at any time. */
export const redeliverEvent = defineApiCall({
  method: 'post',
  path: '/v1/test_helpers/events/:id/deliver',
  async handle({ id }, { transaction }) {
    const event = await lockObject(transaction, 'event', id)
    await enqueueJob(transaction, SANDBOX_TASKS.deliverEvent, { eventId: id })
    return event
  },
})

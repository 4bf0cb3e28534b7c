import { boolean, type InferType, string } from 'yup'
import { applyChange, type Change } from '../billing/change-subscription.js'
import { endSubscription } from '../billing/renew-subscription.js'
import { itemOf } from '../billing/start-subscription.js'
import { expandCard } from '../billing/test-cards.js'
import { emitEvent } from '../delivery/emit-event.js'
import { lockObject, readObject, saveObject } from '../state/objects.store.js'
import type { SandboxContext } from '../state/sandbox-context.js'
import type { SandboxSubscription } from '../state/sandbox-objects.js'
import { defineApiCall } from './define-api-call.js'
import { makePrice } from './make-price.js'
import { fields, listOf, metadata, paymentMethod, recurringPrice, text, unixSeconds } from './parameters.js'
import { badParameter, SandboxRefusal } from './sandbox-refusal.js'

const changeFields = {
  items: listOf(
    fields({ id: text().required('is missing'), price_data: recurringPrice().required('is missing') }).required(),
  )
    .transform((list) => list)
    .length(1, 'has to be one'),
  proration_behavior: string().oneOf(['always_invoice'], 'is not taken here'),
  proration_date: unixSeconds(),
}
type ItemChange = InferType<ReturnType<typeof itemChange>>
export const itemChange = () => fields(changeFields)

export const readSubscription = defineApiCall({
  method: 'get',
  path: '/v1/subscriptions/:id',
  expandable: ['default_payment_method', 'latest_invoice'],
  async handle({ id, expand }, { transaction }) {
    const subscription = await readObject(transaction, 'subscription', id)
    const { default_payment_method: method, latest_invoice: invoiceId } = subscription
    const { payments, ...invoice } = await readObject(transaction, 'invoice', invoiceId)
    return {
      ...subscription,
      ...(expand.includes('default_payment_method') ? { default_payment_method: expandCard(method) } : {}),
      ...(expand.includes('latest_invoice') ? { latest_invoice: invoice } : {}),
    }
  },
})

export const updateSubscription = defineApiCall({
  method: 'post',
  path: '/v1/subscriptions/:id',
  parameters: fields({
    ...changeFields,
    payment_behavior: string().oneOf(['error_if_incomplete'], 'is not taken here'),
    cancel_at_period_end: boolean(),
    default_payment_method: paymentMethod(),
    metadata: metadata(),
  }),
  async handle({ id, parameters }, context) {
    const stored = await lockObject(context.transaction, 'subscription', id)
    requireAlive(stored)
    if (parameters.items && (!parameters.proration_behavior || !parameters.payment_behavior))
      throw badParameter('items', 'Give proration_behavior and payment_behavior: the defaults are not taken here.')
    const change = await readChange(stored, parameters, context)
    const changed = change ? await applyChange(context, stored, change) : stored
    const updated = withEnd(changed, parameters.cancel_at_period_end, context.now)
    const { default_payment_method = updated.default_payment_method } = parameters
    const described = {
      ...{ ...updated, default_payment_method },
      metadata: { ...updated.metadata, ...parameters.metadata },
    }
    await saveObject(context.transaction, described)
    await emitEvent(context, 'customer.subscription.updated', described)
    return described
  },
})

export const cancelSubscription = defineApiCall({
  method: 'delete',
  path: '/v1/subscriptions/:id',
  async handle({ id }, context) {
    const stored = await lockObject(context.transaction, 'subscription', id)
    requireAlive(stored)
    return endSubscription(context, stored)
  },
})

export function requireAlive({ status }: SandboxSubscription): void {
  if (status === 'canceled')
    throw new SandboxRefusal(400, { message: 'A canceled subscription can only update its cancellation details.' })
}

export async function readChange(
  subscription: SandboxSubscription,
  { items, proration_date }: ItemChange,
  { transaction, now }: SandboxContext,
): Promise<Change | null> {
  const [item] = items ?? []
  if (!item) return null
  if (item.id !== itemOf(subscription).id) throw badParameter('items[0][id]', 'No such subscription item.')
  const { product, unit_amount, recurring } = item.price_data
  await readObject(transaction, 'product', product)
  return { price: makePrice({ product, unit_amount, recurring }, now), proratedAt: proration_date ?? now }
}

function withEnd(subscription: SandboxSubscription, isEnding: boolean | undefined, now: number): SandboxSubscription {
  if (isEnding === undefined) return subscription
  const cancel_at = isEnding ? itemOf(subscription).current_period_end : null
  return { ...subscription, cancel_at_period_end: isEnding, cancel_at, canceled_at: isEnding ? now : null }
}

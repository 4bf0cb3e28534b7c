import { boolean, type InferType, string } from 'yup'
import { applyChange, planChange } from '../billing/change-subscription.js'
import { requirePayable } from '../billing/invoices.js'
import { endSubscription, renewNow } from '../billing/renew-subscription.js'
import { itemOf } from '../billing/start-subscription.js'
import { expandCard } from '../billing/test-cards.js'
import { emitEvent } from '../delivery/emit-event.js'
import { lockObject, readObject, saveObject } from '../state/objects.store.js'
import type { SandboxContext } from '../state/sandbox-context.js'
import type { SandboxInvoice, SandboxSubscription } from '../state/sandbox-objects.js'
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
const itemChange = () => fields(changeFields)

export const readSubscription = defineApiCall({
  method: 'get',
  path: '/v1/subscriptions/:id',
  expandable: ['default_payment_method'],
  async handle({ id, expand }, { transaction }) {
    const subscription = await readObject(transaction, 'subscription', id)
    const { default_payment_method: method } = subscription
    return expand.length > 0 ? { ...subscription, default_payment_method: expandCard(method) } : subscription
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

export const previewInvoice = defineApiCall({
  method: 'post',
  path: '/v1/invoices/create_preview',
  parameters: fields({ subscription: text().required('is missing'), subscription_details: itemChange().required() }),
  async handle({ parameters: { subscription: id, subscription_details } }, context) {
    const subscription = await lockObject(context.transaction, 'subscription', id)
    requireAlive(subscription)
    const change = await readChange(subscription, subscription_details, context)
    if (!change) throw badParameter('subscription_details[items]', 'Only changes are previewed here.')
    return withPayments((await planChange(context, subscription, change)).invoice, [])
  },
})

export const readInvoice = defineApiCall({
  method: 'get',
  path: '/v1/invoices/:id',
  expandable: ['payments'],
  handle: async ({ id, expand }, { transaction }) => withPayments(await readObject(transaction, 'invoice', id), expand),
})

/** Collects an open invoice at once, with the card of its subscription. */
export const payInvoice = defineApiCall({
  method: 'post',
  path: '/v1/invoices/:id/pay',
  async handle({ id }, context) {
    const invoice = await readObject(context.transaction, 'invoice', id)
    const subscription = await lockObject(
      context.transaction,
      'subscription',
      invoice.parent.subscription_details.subscription,
    )
    const open = await lockObject(context.transaction, 'invoice', id)
    if (open.status !== 'open') throw new SandboxRefusal(400, { message: `This invoice is ${open.status}.` })
    requirePayable(open, subscription.default_payment_method)
    await renewNow(context, subscription.id)
    return withPayments(await readObject(context.transaction, 'invoice', id), [])
  },
})

function withPayments({ payments, ...invoice }: SandboxInvoice, expand: readonly string[]) {
  return expand.includes('payments') ? { ...invoice, payments } : invoice
}

function requireAlive({ status }: SandboxSubscription): void {
  if (status === 'canceled')
    throw new SandboxRefusal(400, { message: 'A canceled subscription can only update its cancellation details.' })
}

async function readChange(
  subscription: SandboxSubscription,
  { items, proration_date }: ItemChange,
  { transaction, now }: SandboxContext,
) {
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

import type Stripe from 'stripe'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { SANDBOX_TASKS } from '../delivery/sandbox-tasks.js'
import { newId } from '../state/new-id.js'
import { insertObject, lockObject } from '../state/objects.store.js'
import type { SandboxContext } from '../state/sandbox-context.js'
import type {
  SandboxInvoice,
  SandboxLineItem,
  SandboxPaymentMethod,
  SandboxPrice,
  SandboxSubscription,
} from '../state/sandbox-objects.js'
import { draftInvoice, issueInvoice } from './invoices.js'
import { endOfPeriod } from './periods.rules.js'

interface Start {
  customerId: string
  line: SandboxLineItem
  method: SandboxPaymentMethod
  metadata: Stripe.Metadata
}

/** Starts a subscription and pays for its first period. */
export async function startSubscription(
  context: SandboxContext,
  { customerId, line, method, metadata }: Start,
): Promise<{ subscription: SandboxSubscription; invoice: SandboxInvoice }> {
  const { transaction, now } = context
  const id = newId('sub')
  const end = endOfPeriod(now, now, recurringOf(line.price))
  const customer = await lockObject(transaction, 'customer', customerId)
  const lines = [
    {
      description: line.description,
      price: line.price,
      amountCents: line.price.unit_amount,
      period: { start: now, end },
    },
  ]
  const about = { id, customer: customerId, metadata }
  const draft = draftInvoice(customer, { subscription: about, reason: 'subscription_create', lines }, now)
  const invoice = await issueInvoice(context, draft, method, { isAccepted: true })
  const subscription: SandboxSubscription = {
    ...about,
    object: 'subscription',
    created: now,
    start_date: now,
    billing_cycle_anchor: now,
    livemode: false,
    currency: 'usd',
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: invoice.id,
    default_payment_method: method,
    items: { object: 'list', data: [newItem(id, line.price, { start: now, end })], has_more: false, url: '/v1/items' },
  }
  await insertObject(transaction, subscription)
  await scheduleRenewal(context, id, end)
  return { subscription, invoice }
}

function newItem(subscription: string, price: SandboxPrice, { start, end }: { start: number; end: number }) {
  return {
    id: newId('si'),
    object: 'subscription_item' as const,
    created: start,
    quantity: 1,
    subscription,
    current_period_start: start,
    current_period_end: end,
    price,
  }
}

/** @throws Error for a one-time price, which no subscription has */
export function recurringOf({ id, recurring }: SandboxPrice) {
  if (!recurring) throw new Error(`${id} is not recurring`)
  return recurring
}

/** @throws Error for a subscription without an item, which the sandbox never creates */
export function itemOf({ id, items }: SandboxSubscription) {
  const [item] = items.data
  if (!item) throw new Error(`${id} has no item`)
  return item
}

/** The subscription with another price or period. */
export function withItem(
  subscription: SandboxSubscription,
  change: Partial<ReturnType<typeof itemOf>>,
): SandboxSubscription {
  return { ...subscription, items: { ...subscription.items, data: [{ ...itemOf(subscription), ...change }] } }
}

/** @param at Unix seconds; replaces what was scheduled before */
export async function scheduleRenewal({ transaction }: SandboxContext, subscriptionId: string, at: number) {
  const { renewSubscription } = SANDBOX_TASKS
  const key = `${renewSubscription.name}:${subscriptionId}`
  await enqueueJob(transaction, renewSubscription, { subscriptionId }, { key, runAt: new Date(at * 1000) })
}

import { emitEvent } from '../delivery/emit-event.js'
import { lockObject, readObject, saveObject } from '../state/objects.store.js'
import type { SandboxContext } from '../state/sandbox-context.js'
import type { SandboxSubscription } from '../state/sandbox-objects.js'
import { collectInvoice, draftInvoice, issueInvoice } from './invoices.js'
import { endOfPeriod } from './periods.rules.js'
import { itemOf, recurringOf, scheduleRenewal, withItem } from './start-subscription.js'

/** Runs the next step if it is due. On demand it may already have run. */
export async function renewWhenDue(context: SandboxContext, subscriptionId: string): Promise<void> {
  const subscription = await lockObject(context.transaction, 'subscription', subscriptionId)
  if (subscription.status === 'canceled') return
  const dueAt = await nextStepAt(context, subscription)
  if (dueAt <= context.now) await renewNow(context, subscriptionId)
  // The clocks of queue and service may differ.
  else await scheduleRenewal(context, subscriptionId, dueAt)
}

async function nextStepAt({ transaction }: SandboxContext, subscription: SandboxSubscription): Promise<number> {
  const periodEnd = itemOf(subscription).current_period_end
  if (subscription.status !== 'past_due') return periodEnd
  const invoice = await lockObject(transaction, 'invoice', subscription.latest_invoice)
  return invoice.next_payment_attempt ?? periodEnd
}

/** Runs the next step of a subscription, due or not: end it, renew it, or retry a declined renewal. */
export async function renewNow(context: SandboxContext, subscriptionId: string): Promise<SandboxSubscription> {
  const subscription = await lockObject(context.transaction, 'subscription', subscriptionId)
  if (subscription.status === 'canceled') return subscription
  if (subscription.status === 'past_due') return retryRenewal(context, subscription)
  return subscription.cancel_at_period_end ? endSubscription(context, subscription) : renew(context, subscription)
}

async function renew(context: SandboxContext, subscription: SandboxSubscription): Promise<SandboxSubscription> {
  const { transaction, now } = context
  const { price, current_period_end: start } = itemOf(subscription)
  const end = endOfPeriod(subscription.billing_cycle_anchor, start, recurringOf(price))
  const customer = await lockObject(transaction, 'customer', subscription.customer)
  const product = await readObject(transaction, 'product', price.product)
  const lines = [{ description: product.name, price, amountCents: price.unit_amount, period: { start, end } }]
  const draft = draftInvoice(customer, { subscription, reason: 'subscription_cycle', lines }, now)
  const invoice = await issueInvoice(context, draft, subscription.default_payment_method)
  const isPaid = invoice.status === 'paid'
  const renewed: SandboxSubscription = {
    ...withItem(subscription, { current_period_start: start, current_period_end: end }),
    status: isPaid ? 'active' : 'past_due',
    latest_invoice: invoice.id,
  }
  await saveObject(transaction, renewed)
  await emitEvent(context, isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  await emitEvent(context, 'customer.subscription.updated', renewed)
  await scheduleRenewal(context, subscription.id, invoice.next_payment_attempt ?? end)
  return renewed
}

async function retryRenewal(context: SandboxContext, subscription: SandboxSubscription): Promise<SandboxSubscription> {
  const open = await lockObject(context.transaction, 'invoice', subscription.latest_invoice)
  const invoice = await collectInvoice(context, open, subscription.default_payment_method)
  await emitEvent(context, invoice.status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  if (invoice.status === 'uncollectible') return endSubscription(context, subscription)
  await scheduleRenewal(
    context,
    subscription.id,
    invoice.next_payment_attempt ?? itemOf(subscription).current_period_end,
  )
  if (invoice.status !== 'paid') return subscription
  const active: SandboxSubscription = { ...subscription, status: 'active' }
  await saveObject(context.transaction, active)
  await emitEvent(context, 'customer.subscription.updated', active)
  return active
}

/** Ends it at once. Nothing is collected any more, not even what is still open. */
export async function endSubscription(
  context: SandboxContext,
  subscription: SandboxSubscription,
): Promise<SandboxSubscription> {
  const { now } = context
  const canceled_at = subscription.canceled_at ?? now
  const ended: SandboxSubscription = { ...subscription, status: 'canceled', ended_at: now, canceled_at }
  await saveObject(context.transaction, ended)
  await emitEvent(context, 'customer.subscription.deleted', ended)
  return ended
}

import { SandboxRefusal } from '../api/sandbox-refusal.js'
import { emitEvent } from '../delivery/emit-event.js'
import { lockObject, readObject, saveObject } from '../state/objects.store.js'
import type { SandboxContext } from '../state/sandbox-context.js'
import type { SandboxInvoice, SandboxPrice, SandboxSubscription } from '../state/sandbox-objects.js'
import { draftInvoice, issueInvoice, requirePayable } from './invoices.js'
import { endOfPeriod } from './periods.rules.js'
import { prorate } from './proration.rules.js'
import { itemOf, recurringOf, scheduleRenewal, withItem } from './start-subscription.js'

export interface Change {
  price: SandboxPrice
  /** Unix seconds. */
  proratedAt: number
}

/** Calculates a change without storing anything. */
export async function planChange(
  { transaction, now }: SandboxContext,
  subscription: SandboxSubscription,
  { price, proratedAt }: Change,
): Promise<{ invoice: SandboxInvoice; changed: SandboxSubscription }> {
  const item = itemOf(subscription)
  const { current_period_start: start, current_period_end: end } = item
  if (proratedAt < start || proratedAt > end)
    throw new SandboxRefusal(400, { param: 'proration_date', message: 'The proration date is outside of the period.' })
  const [before, after] = [recurringOf(item.price), recurringOf(price)]
  const keepsPeriod = before.interval === after.interval && before.interval_count === after.interval_count
  const [oldCents, newCents] = [item.price.unit_amount, price.unit_amount]
  const amounts = prorate({ oldCents, newCents, keepsPeriod, periodStart: start, periodEnd: end, at: proratedAt })
  const newEnd = keepsPeriod ? end : endOfPeriod(now, now, after)
  const product = await readObject(transaction, 'product', price.product)
  const lines = [
    {
      description: 'Unused time',
      price: item.price,
      amountCents: -amounts.unusedCents,
      period: { start: proratedAt, end },
    },
    { description: product.name, price, amountCents: amounts.dueCents, period: { start: proratedAt, end: newEnd } },
  ]
  const customer = await lockObject(transaction, 'customer', subscription.customer)
  const invoice = draftInvoice(customer, { subscription, reason: 'subscription_update', lines }, now)
  const period = { current_period_start: keepsPeriod ? start : now, current_period_end: newEnd }
  const changed = withItem(subscription, { price, ...period })
  return { invoice, changed: keepsPeriod ? changed : { ...changed, billing_cycle_anchor: now } }
}

/**
 * Changes the price if the difference can be collected at once.
 * @throws SandboxRefusal 402, before anything is stored
 */
export async function applyChange(
  context: SandboxContext,
  subscription: SandboxSubscription,
  change: Change,
): Promise<SandboxSubscription> {
  const { invoice, changed } = await planChange(context, subscription, change)
  const { default_payment_method: method } = subscription
  requirePayable(invoice, method)
  const paid = await issueInvoice(context, invoice, method)
  const updated: SandboxSubscription = { ...changed, latest_invoice: paid.id, status: 'active' }
  await saveObject(context.transaction, updated)
  await scheduleRenewal(context, updated.id, itemOf(updated).current_period_end)
  await emitEvent(context, 'invoice.paid', paid)
  return updated
}

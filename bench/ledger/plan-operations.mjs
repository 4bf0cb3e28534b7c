import { load } from './product.mjs'

const { applyPaymentEvent } = await load('domain/purchases/events/apply-payment-event.js')
const { recordInvoice } = await load('domain/purchases/record-invoice.job.js')
const { refundPurchase } = await load('domain/purchases/refund-purchase.job.js')
const { reviewPlan } = await load('domain/subscriptions/review-plan.job.js')
const { syncSubscription } = await load('domain/subscriptions/sync-subscription.job.js')
const { renewPlansJob } = await load('features/plans/renew-plans.cron.js')

/** What the provider says of each subscription, with its paid invoices. */
const provider = new Map()
const { signal } = new AbortController()

/** The product's services as far as plans need them, at the time of the order; the order itself is the provider. */
function servicesAt(base, { now, invoice, amountCents }, refunded) {
  return {
    ...base,
    clock: { now: () => new Date(now) },
    payments: {
      readSubscription: async (id) => provider.get(id).state,
      readInvoice: async () => invoice,
      listPaidInvoices: async (id) => provider.get(id).paid,
      refund: async ({ paymentId }) => {
        refunded.push(paymentId)
        return { refundId: `re_${paymentId}`, amountCents }
      },
    },
  }
}

const eventOf = ({ eventId, now }, body) => ({ eventId, happenedAt: new Date(now), ...body })

const OPERATIONS = {
  /** Somebody pays at the checkout of a plan. Two clients may do so for one person at the same time. */
  async subscribe(services, order) {
    const { purchase, session, invoice } = order
    await services.database
      .insertInto('purchases')
      .values(purchase)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    await applyPaymentEvent(services, eventOf(order, { type: 'checkout-completed', session }))
    if (invoice) await recordInvoice.handle(collected(order, 'first'), services)
    await refundPurchase.handle({ purchaseId: purchase.id }, services)
    return { isStarted: await hasStarted(services, purchase.id) }
  },

  /** The provider has collected the next period. */
  async renew(services, order) {
    const { invoice, subscriptionId } = order
    const facts = { ...invoice, amountCents: invoice.amountPaidCents, reason: 'renewal' }
    await applyPaymentEvent(services, eventOf(order, { type: 'invoice-paid', ...facts }))
    const record = () => recordInvoice.handle(collected(order, 'renewal'), services)
    const sync = () => syncSubscription.handle({ subscriptionId }, services)
    for (const job of order.syncsFirst ? [sync, record] : [record, sync]) await job()
    await reviewPlan.handle({ purchaseId: order.purchaseId, paymentId: invoice.paymentId }, services)
  },

  /** A cancellation, a declined renewal or the end: the provider only says that something has changed. */
  async cancel(services, order) {
    const { subscriptionId } = order
    const subscription = provider.get(subscriptionId).state
    const type = subscription.status === 'ended' ? 'subscription-ended' : 'subscription-updated'
    await applyPaymentEvent(services, eventOf(order, { type, subscription }))
    await syncSubscription.handle({ subscriptionId }, services)
  },

  /** The latest payment is refunded as a whole, which ends the plan. */
  async unsubscribe({ payments }, { paymentId }) {
    await payments.refund({ paymentId })
  },

  /** What the hourly cron does: plans that are over end, and the month's credits come. */
  async sweep(services) {
    await renewPlansJob.handle({}, services, { signal })
  },
}
OPERATIONS.decline = OPERATIONS.cancel
OPERATIONS.end = OPERATIONS.cancel

const collected = ({ invoice, subscriptionId }, reason) => ({ invoiceId: invoice.invoiceId, subscriptionId, reason })

async function hasStarted({ database }, purchaseId) {
  const row = database.selectFrom('subscriptions').select('id').where('purchase_id', '=', purchaseId)
  return (await row.executeTakeFirst()) !== undefined
}

/** What an order knows of its subscription, or the run of all of them when another service starts. */
export function remember({ state, paid }) {
  if (state) provider.set(state.subscriptionId, { state, paid })
}

/** Does with an order about plans what the product does with the provider's events and by its crons. */
export async function bookPlan(base, order) {
  remember(order)
  const refunded = []
  const services = servicesAt(base, order, refunded)
  const outcome = await OPERATIONS[order.operation](services, order)
  const { amountCents } = order
  for (const paymentId of refunded) {
    const facts = { paymentId, amountCents, refundedCents: amountCents }
    const refund = { eventId: `evt_refund_${paymentId}`, now: order.now }
    await applyPaymentEvent(services, eventOf(refund, { type: 'charge-refunded', ...facts }))
    await reviewPlan.handle({ purchaseId: order.purchaseId, paymentId: null }, services)
  }
  return outcome ?? {}
}

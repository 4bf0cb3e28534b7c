import { between } from '../chaos/options.mjs'

const DAY_MS = 24 * 3_600_000
const DUE_SHARE = 0.4

/** What can be bought, from the product's own catalogue. The trial is paid once and has no subscription. */
export const PRICES = `
  select price_id as "priceId", title || ', ' || duration as title, billed_cents as "amountCents", credits,
    case duration when 'quarterly' then 3 when 'yearly' then 12 else 0 end as months
  from plan_prices where is_sold and saas_type = 'user' and credits > 0 order by price_id`

/** The provider's side of the subscriptions that one client has begun, and the orders that follow from it. */
export class PlanOrders {
  #live = []
  #sent = []
  #count = 0

  constructor({ seed, index, random, prices }) {
    Object.assign(this, { seed, index, random, prices })
  }

  /** What the provider has to report by now, often late; null if nothing. */
  due(now) {
    const due = this.#live.find(({ state }) => state && state.periodEnd.getTime() <= now)
    if (!due || this.random() > DUE_SHARE) return null
    if (due.state.endsWithPeriod || (due.state.status === 'past-due' && this.random() < 0.5)) return this.#end(due)
    return due.state.status !== 'past-due' && this.random() < 0.15 ? this.#decline(due) : this.#renew(due)
  }

  subscribe(userId, now) {
    const price = this.prices[between(this.random, 0, this.prices.length - 1)]
    const purchaseId = this.#uuid()
    const { amountCents, priceId, title, credits, months } = price
    const customerId = `cus_${userId}`
    const plan = { userId, customerId, purchaseId, amountCents, months, state: null, paid: [] }
    if (months > 0)
      plan.state = {
        ...{ subscriptionId: `sub_${purchaseId}`, customerId, status: 'active', amountCents, metadata: { purchaseId } },
        ...{ periodStart: new Date(now), periodEnd: monthsAfter(now, months), endsWithPeriod: false },
      }
    const invoice = plan.state ? this.#collect(plan) : undefined
    plan.paymentId = invoice?.paymentId ?? `pi_${purchaseId}`
    const subscriptionId = plan.state?.subscriptionId ?? null
    const session = {
      ...{ sessionId: `cs_${purchaseId}`, status: 'paid', amountCents, url: null, customerId, metadata: {} },
      ...{ paymentId: plan.state ? null : plan.paymentId, subscriptionId, reference: purchaseId },
    }
    const purchase = {
      ...{ id: purchaseId, buyer_id: userId, purchase_type: 'saas', price_id: priceId, title, credits },
      ...{ subject: `plan:${userId}:${purchaseId}`, amount_cents: amountCents },
    }
    return this.#order('subscribe', plan, { purchase, session, invoice })
  }

  /** Null if there is no plan that could be cancelled. */
  cancel() {
    const plan = this.#pick(({ state }) => state?.status === 'active' && !state.endsWithPeriod)
    if (!plan) return null
    plan.state = { ...plan.state, endsWithPeriod: true }
    return this.#order('cancel', plan)
  }

  unsubscribe() {
    const plan = this.#pick(() => true)
    if (!plan) return null
    this.#live = this.#live.filter((one) => one !== plan)
    return this.#order('unsubscribe', plan, { paymentId: plan.paymentId })
  }

  /** An event that arrives once more; what the provider says when asked is always its present state. */
  again() {
    if (this.#sent.length === 0) return null
    const { order, plan } = this.#sent[between(this.random, 0, this.#sent.length - 1)]
    return { ...order, state: plan.state, isAgain: true }
  }

  settle({ operation, purchase, isAgain }, { posted }) {
    if (operation !== 'subscribe' || isAgain) return
    const { plan } = this.#sent.find(({ order }) => order.purchase?.id === purchase.id)
    if (posted?.isStarted) this.#live.push(plan)
  }

  #renew(plan) {
    const start = plan.state.status === 'past-due' ? plan.state.periodStart : plan.state.periodEnd
    const end = monthsAfter(start.getTime(), plan.months)
    plan.state = { ...plan.state, status: 'active', periodStart: start, periodEnd: end }
    const invoice = this.#collect(plan)
    plan.paymentId = invoice.paymentId
    return this.#order('renew', plan, { invoice, syncsFirst: this.random() < 0.5 })
  }

  /** The provider moves on to the period that is not paid, and tries again some days later. */
  #decline(plan) {
    const { periodEnd } = plan.state
    const state = { ...plan.state, status: 'past-due', periodStart: periodEnd }
    plan.state = { ...state, periodEnd: new Date(periodEnd.getTime() + 3 * DAY_MS) }
    return this.#order('decline', plan)
  }

  #end(plan) {
    plan.state = { ...plan.state, status: 'ended' }
    this.#live = this.#live.filter((one) => one !== plan)
    return this.#order('end', plan)
  }

  #collect({ customerId, purchaseId, amountCents, state, paid }) {
    const name = `${purchaseId}_${this.#count++}`
    const { subscriptionId, periodStart } = state
    const invoice = {
      invoiceId: `in_${name}`,
      customerId,
      subscriptionId,
      amountPaidCents: amountCents,
      paymentId: `pi_${name}`,
    }
    const reason = paid.length === 0 ? 'first' : 'renewal'
    paid.push({ ...invoice, reason, periodStart, paidAt: periodStart })
    return invoice
  }

  #order(operation, plan, more = {}) {
    const { userId, purchaseId, amountCents, state, paid } = plan
    const eventId = `evt_${purchaseId}_${this.#count++}`
    const subscriptionId = state?.subscriptionId ?? null
    const order = {
      ...{ operation, isOfPlans: true, userId, purchaseId, subscriptionId, amountCents, state, paid, eventId },
      ...more,
    }
    this.#sent.push({ order, plan })
    return order
  }

  #pick(isFit) {
    const fit = this.#live.filter(isFit)
    return fit[between(this.random, 0, fit.length - 1)] ?? null
  }

  #uuid() {
    const hex = (value, length) => value.toString(16).padStart(length, '0')
    return `${hex(this.seed, 8).slice(-8)}-${hex(this.index, 4)}-4000-8000-${hex(this.#count++, 12)}`
  }
}

function monthsAfter(time, months) {
  const date = new Date(time)
  const [day, month] = [date.getUTCDate(), date.getUTCMonth() + months]
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  date.setUTCMonth(month, Math.min(day, last))
  return date
}

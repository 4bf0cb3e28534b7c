import Stripe from 'stripe'
import type { Clock } from '#platform/clock.js'
import { AppError } from '#platform/errors.js'
import type { Subscription } from './payment-states.js'
import type { Checkout, Payments, SubscriptionChange, SubscriptionTerms } from './payments.js'
import { cardCalls } from './stripe-cards.js'
import { connectCalls } from './stripe-connect.js'
import { askStripe, toAppError } from './stripe-errors.js'
import { EVENT_TYPES, toPaymentEvent } from './stripe-events.js'
import {
  productOf,
  soleItem,
  toCheckoutSession,
  toInvoice,
  toPaidInvoice,
  toSeconds,
  toSubscription,
} from './stripe-states.js'

const CURRENCY = 'usd'
/** An old signature may be a replay. */
const SIGNATURE_TOLERANCE_SECONDS = 300
const TIMEOUT_MS = 20_000
/** After lost connections and conflicts, with the same idempotency key. */
const RETRIES = 2
const PER_PAGE = 100

export interface StripeAccount {
  secretKey: string
  webhookSecret: string
  /** Of the webhook for connected accounts, which Stripe signs with a secret of its own. */
  connectSecret?: string
  /** Where the API is; Stripe itself if left out. */
  address?: URL
}

/** Payments through Stripe's API, served by Stripe or by the sandbox. */
export function createStripePayments(account: StripeAccount, clock: Clock): Payments {
  const stripe = openStripe(account)
  return {
    async createCustomer({ email, name, userId }, idempotencyKey) {
      const customer = { email, name, metadata: { userId } }
      const { id } = await askStripe(() => stripe.customers.create(customer, { idempotencyKey }))
      return { customerId: id }
    },
    async startCheckout(checkout, idempotencyKey) {
      const parameters = await toSessionParameters(stripe, checkout)
      const { id, url } = await askStripe(() => stripe.checkout.sessions.create(parameters, { idempotencyKey }))
      // Hosted checkouts always have a URL when they are created.
      if (url === null) throw new AppError('UPSTREAM_FAILED')
      return { sessionId: id, url }
    },
    async readCheckout(sessionId) {
      return toCheckoutSession(await askStripe(() => stripe.checkout.sessions.retrieve(sessionId)))
    },
    async cancelCheckout(sessionId) {
      return toCheckoutSession(await expireSession(stripe, sessionId))
    },
    async readSubscription(subscriptionId) {
      return toSubscription(
        await askStripe(() => stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] })),
      )
    },
    async quoteSubscriptionChange(change) {
      const { items, proration_behavior, proration_date } = await toChangeParameters(stripe, change)
      const preview = {
        subscription: change.subscriptionId,
        subscription_details: { items, proration_behavior, proration_date },
      }
      const { total, amount_due } = await askStripe(() => stripe.invoices.createPreview(preview))
      // Credit from earlier changes reduces the amount due; a negative total becomes further credit.
      return { amountCents: total < 0 ? total : amount_due }
    },
    async changeSubscription(change, idempotencyKey) {
      const parameters = { ...(await toChangeParameters(stripe, change)), metadata: change.metadata }
      const update = () => stripe.subscriptions.update(change.subscriptionId, parameters, { idempotencyKey })
      return toSubscription(await askStripe(update))
    },
    ...cardCalls(stripe),
    ...connectCalls(stripe),
    cancelAtPeriodEnd: (subscriptionId) => endWithPeriod(stripe, subscriptionId, true),
    async endNow(subscriptionId) {
      try {
        // Stripe also stops collecting the invoices that are still open
        await stripe.subscriptions.cancel(subscriptionId)
      } catch (error) {
        // a second click, or the last attempt at the card, may have ended it before
        const { status } = await askStripe(() => stripe.subscriptions.retrieve(subscriptionId))
        if (status !== 'canceled') throw toAppError(error)
      }
    },
    reactivate: (subscriptionId) => endWithPeriod(stripe, subscriptionId, false),
    async readInvoice(invoiceId) {
      return toInvoice(await askStripe(() => stripe.invoices.retrieve(invoiceId, { expand: ['payments'] })))
    },
    async listPaidInvoices(subscriptionId) {
      return (await askStripe(() => readPaidInvoices(stripe, subscriptionId))).map(toPaidInvoice)
    },
    async refund({ paymentId, amountCents, metadata }, idempotencyKey) {
      const parameters = { payment_intent: paymentId, amount: amountCents, metadata }
      const { id, amount } = await askStripe(() => stripe.refunds.create(parameters, { idempotencyKey }))
      return { refundId: id, amountCents: amount }
    },
    async *listEvents(since) {
      for (const event of await askStripe(() => readEvents(stripe, since))) yield toPaymentEvent(event)
    },
    readEvent(rawBody, signatureHeader) {
      const secrets = [account.webhookSecret, ...(account.connectSecret ? [account.connectSecret] : [])]
      return toPaymentEvent(verifyEvent(stripe, { rawBody, signatureHeader }, secrets, clock.now()))
    },
  }
}

function openStripe({ secretKey, address }: StripeAccount): Stripe {
  const place = address && {
    host: address.hostname,
    port: address.port,
    protocol: address.protocol === 'http:' ? ('http' as const) : ('https' as const),
  }
  return new Stripe(secretKey, { ...place, timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false })
}

async function toSessionParameters(stripe: Stripe, checkout: Checkout): Promise<Stripe.Checkout.SessionCreateParams> {
  const { purchase, metadata } = checkout
  const common = {
    customer: checkout.customerId,
    client_reference_id: checkout.reference,
    metadata,
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    // Cards settle at once; with other methods a completed session may only be paid days later.
    payment_method_types: ['card' as const],
  }
  if (purchase.type === 'once') {
    const { name, amountCents } = purchase
    const price_data = { currency: CURRENCY, unit_amount: amountCents, product_data: { name } }
    return {
      ...common,
      mode: 'payment',
      line_items: [{ price_data, quantity: 1 }],
      payment_intent_data: { metadata },
    }
  }
  const price_data = await toPrice(stripe, purchase.terms)
  return {
    ...common,
    mode: 'subscription',
    line_items: [{ price_data, quantity: 1 }],
    subscription_data: { metadata },
  }
}

/** An inline price. Unlike a single purchase, a subscription needs an existing product. */
async function toPrice(stripe: Stripe, terms: SubscriptionTerms) {
  const { amountCents, interval, intervalCount } = terms
  return {
    currency: CURRENCY,
    unit_amount: amountCents,
    product: await ensureProduct(stripe, terms),
    recurring: { interval, interval_count: intervalCount },
  }
}

async function ensureProduct(stripe: Stripe, { planKey, name }: SubscriptionTerms): Promise<string> {
  const id = productOf(planKey)
  try {
    await stripe.products.create({ id, name })
  } catch (error) {
    const isThere = error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'
    if (!isThere) throw toAppError(error)
  }
  return id
}

async function toChangeParameters(stripe: Stripe, { subscriptionId, terms, proratedAt }: SubscriptionChange) {
  const subscription = await askStripe(() => stripe.subscriptions.retrieve(subscriptionId))
  return {
    items: [{ id: soleItem(subscription).id, price_data: await toPrice(stripe, terms) }],
    proration_behavior: 'always_invoice' as const,
    proration_date: toSeconds(proratedAt),
    // If the card is declined, nothing changes. By default, Stripe would change the plan and leave an open invoice.
    payment_behavior: 'error_if_incomplete' as const,
  }
}

async function endWithPeriod(stripe: Stripe, subscriptionId: string, isEnding: boolean): Promise<Subscription> {
  const update = () => stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isEnding })
  return toSubscription(await askStripe(update))
}

/** Stripe refuses to expire a session that is no longer open; then its current state is returned. */
async function expireSession(stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session> {
  const session = await askStripe(() => stripe.checkout.sessions.retrieve(sessionId))
  if (session.status !== 'open') return session
  try {
    return await stripe.checkout.sessions.expire(sessionId)
  } catch (error) {
    const now = await askStripe(() => stripe.checkout.sessions.retrieve(sessionId))
    if (now.status === 'open') throw toAppError(error)
    return now
  }
}

/** Stripe lists the newest first; we apply the oldest first. */
async function readEvents(stripe: Stripe, since: Date): Promise<Stripe.Event[]> {
  const events: Stripe.Event[] = []
  const query = { created: { gte: toSeconds(since) }, types: [...EVENT_TYPES], limit: PER_PAGE }
  for await (const event of stripe.events.list(query)) events.push(event)
  return events.reverse()
}

async function readPaidInvoices(stripe: Stripe, subscription: string): Promise<Stripe.Invoice[]> {
  const invoices: Stripe.Invoice[] = []
  const query = { subscription, status: 'paid' as const, limit: PER_PAGE, expand: ['data.payments'] }
  for await (const invoice of stripe.invoices.list(query)) invoices.push(invoice)
  return invoices
}

interface Webhook {
  rawBody: Buffer
  signatureHeader: string | undefined
}

function verifyEvent(
  stripe: Stripe,
  { rawBody, signatureHeader = '' }: Webhook,
  [secret = '', ...others]: readonly string[],
  now: Date,
): Stripe.Event {
  try {
    const at = now.getTime()
    const tolerance = SIGNATURE_TOLERANCE_SECONDS
    return stripe.webhooks.constructEvent(rawBody, signatureHeader, secret, tolerance, undefined, at)
  } catch (cause) {
    if (others.length > 0) return verifyEvent(stripe, { rawBody, signatureHeader }, others, now)
    throw new AppError('SIGNATURE_INVALID', { cause })
  }
}

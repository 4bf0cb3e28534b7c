import type Stripe from 'stripe'
import { CARD_PURPOSE, type PaymentCard } from './payment-states.js'
import type { Payments } from './payments.js'
import { askStripe, toAppError } from './stripe-errors.js'
import { idOf } from './stripe-states.js'

/** Which card pays for a subscription, and how it is exchanged. */
export function cardCalls(stripe: Stripe): Pick<Payments, 'startCardChange' | 'readCard' | 'adoptCard'> {
  const readCard = async (subscriptionId: string) => {
    const expand = ['default_payment_method']
    const subscription = await askStripe(() => stripe.subscriptions.retrieve(subscriptionId, { expand }))
    return toCard(subscription.default_payment_method)
  }
  return {
    readCard,
    async startCardChange({ customerId, subscriptionId, successUrl, cancelUrl }) {
      const { url } = await askStripe(() =>
        stripe.checkout.sessions.create({
          ...{ mode: 'setup', customer: customerId, payment_method_types: ['card'] },
          metadata: { purpose: CARD_PURPOSE, subscriptionId },
          ...{ success_url: successUrl, cancel_url: cancelUrl },
        }),
      )
      return { url: String(url) }
    },
    async adoptCard(sessionId) {
      const expand = ['setup_intent']
      const session = await askStripe(() => stripe.checkout.sessions.retrieve(sessionId, { expand }))
      const { mode, status, metadata, setup_intent: intent } = session
      const method = typeof intent === 'object' ? idOf(intent?.payment_method) : null
      if (mode !== 'setup' || status !== 'complete' || !method || !metadata?.subscriptionId) return null
      return adopt(metadata.subscriptionId, method, session.created)
    },
  }

  async function adopt(id: string, method: string, savedAt: number): Promise<PaymentCard | null> {
    const subscription = await askStripe(() => stripe.subscriptions.retrieve(id))
    if (subscription.status === 'canceled') return null
    if (Number(subscription.metadata.cardSavedAt ?? 0) < savedAt)
      await askStripe(() =>
        stripe.subscriptions.update(id, {
          ...{ default_payment_method: method, metadata: { cardSavedAt: String(savedAt) } },
        }),
      )
    const invoiceId = idOf(subscription.latest_invoice)
    if (subscription.status === 'past_due' && invoiceId) await payOverdue(stripe, invoiceId)
    return readCard(id)
  }
}

async function payOverdue(stripe: Stripe, invoiceId: string): Promise<void> {
  try {
    await stripe.invoices.pay(invoiceId)
  } catch (error) {
    // somebody else was faster: a retry, or the same card saved in two tabs
    const { status } = await askStripe(() => stripe.invoices.retrieve(invoiceId))
    if (status !== 'paid') throw toAppError(error)
  }
}

function toCard(method: Stripe.Subscription['default_payment_method']): PaymentCard | null {
  if (method === null || typeof method === 'string' || !method.card) return null
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card
  return { brand, last4, expMonth, expYear }
}

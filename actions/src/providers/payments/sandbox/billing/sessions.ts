import type Stripe from 'stripe'
import { emitEvent } from '../delivery/emit-event.js'
import { newId } from '../state/new-id.js'
import { keepInternals, lockObject, readInternals, saveObject } from '../state/objects.store.js'
import type { SandboxContext } from '../state/sandbox-context.js'
import type { SandboxPaymentMethod, SandboxSession } from '../state/sandbox-objects.js'
import { chargeCard } from './charges.js'
import { startSubscription } from './start-subscription.js'

/** Expires a session that is still open, on schedule or on request. */
export async function expireSession(context: SandboxContext, sessionId: string): Promise<SandboxSession> {
  const session = await lockObject(context.transaction, 'checkout.session', sessionId)
  if (session.status !== 'open') return session
  const expired: SandboxSession = { ...session, status: 'expired', url: null }
  await saveObject(context.transaction, expired)
  await emitEvent(context, 'checkout.session.expired', expired)
  return expired
}

/**
 * Pays an open session with a card that isn't declined. A session that has already been paid, by a second click or in
 * another tab, is returned unchanged.
 */
export async function paySession(
  context: SandboxContext,
  sessionId: string,
  method: SandboxPaymentMethod,
): Promise<SandboxSession> {
  const session = await lockObject(context.transaction, 'checkout.session', sessionId)
  if (session.status === 'open' && session.expires_at <= context.now) return expireSession(context, sessionId)
  if (session.status !== 'open') return session
  const paid: SandboxSession = {
    ...{ ...session, status: 'complete', url: null },
    ...(await COMPLETE[session.mode](context, session, method)),
  }
  await saveObject(context.transaction, paid)
  await emitEvent(context, 'checkout.session.completed', paid)
  return paid
}

type Complete = (
  context: SandboxContext,
  session: SandboxSession,
  method: SandboxPaymentMethod,
) => Promise<Partial<SandboxSession>>

const COMPLETE: Readonly<Record<SandboxSession['mode'], Complete>> = {
  payment: payOnce,
  subscription: subscribe,
  setup: saveCard,
}

async function payOnce(
  context: SandboxContext,
  { id, customer, amount_total }: SandboxSession,
  method: SandboxPaymentMethod,
) {
  const metadata = await paymentMetadata(context, id)
  const amountCents = amount_total ?? 0
  const { payment_intent } = await chargeCard(context, { customerId: customer, amountCents, method, metadata })
  return { payment_intent, payment_status: 'paid' as const }
}

/** Charges nothing. The card is only used once a subscription names it. */
async function saveCard({ transaction }: SandboxContext, { id }: SandboxSession, method: SandboxPaymentMethod) {
  await keepInternals(transaction, id, { method })
  return { setup_intent: newId('seti') }
}

async function subscribe(context: SandboxContext, session: SandboxSession, method: SandboxPaymentMethod) {
  const [line] = session.line_items.data
  if (!line) throw new Error(`${session.id} sells nothing`)
  const metadata = await paymentMetadata(context, session.id)
  const details = { customerId: session.customer, line, method, metadata }
  const { subscription, invoice } = await startSubscription(context, details)
  await emitEvent(context, 'invoice.paid', invoice)
  return { subscription: subscription.id, invoice: invoice.id, payment_status: 'paid' as const }
}

/** The metadata for the charge or the subscription. */
async function paymentMetadata({ transaction }: SandboxContext, sessionId: string): Promise<Stripe.Metadata> {
  return (await readInternals(transaction, sessionId)).paymentMetadata as Stripe.Metadata
}

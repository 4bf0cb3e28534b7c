import { adoptSavedCard } from '#domain/subscriptions/adopt-saved-card.js'
import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import type { PaymentCard } from '#providers/payments/payment-states.js'
import { findCollected, requireCollected } from '../changing/own-subscription.js'

export interface PlanCard {
  /** For whoever bought the plan and the owner of the company; nobody else sees the card. */
  canManage: boolean
  /** The last renewal was declined. */
  isPastDue: boolean
  card: PaymentCard | null
}

const NONE: PlanCard = { canManage: false, isPastDue: false, card: null }

/** The card that pays for the caller's plan. */
export async function readPlanCard(services: Services, caller: Caller): Promise<PlanCard> {
  const collected = await findCollected(services, caller)
  if (!collected) return NONE
  const { canManage, isPastDue, subscriptionId } = collected
  return { canManage, isPastDue, card: canManage ? await services.payments.readCard(subscriptionId) : null }
}

/**
 * Opens the provider's page for saving another card.
 * @throws AppError NOT_FOUND without a plan that is paid by card, NOT_ALLOWED for other members of the company
 */
export async function startCardChange(services: Services, caller: Caller): Promise<{ url: string }> {
  const { payments, config } = services
  const { subscriptionId } = await requireCollected(services, caller)
  const { customerId } = await payments.readSubscription(subscriptionId)
  const page = `${config.PUBLIC_URL}/subscriptions`
  return payments.startCardChange({
    ...{ customerId, subscriptionId, cancelUrl: page },
    successUrl: `${page}?card_session={CHECKOUT_SESSION_ID}`,
  })
}

/**
 * Takes the saved card at once, before its event arrives; both ask the provider, and whichever is later changes nothing.
 * @throws AppError as `startCardChange`; NOT_FOUND for a session that saved no card for this plan; PAYMENT_DECLINED
 */
export async function confirmCard(services: Services, caller: Caller, sessionId: string): Promise<PlanCard> {
  const { subscriptionId } = await requireCollected(services, caller)
  const { metadata, status } = await services.payments.readCheckout(sessionId)
  if (metadata.subscriptionId !== subscriptionId || status !== 'paid') throw new AppError('NOT_FOUND')
  const card = await adoptSavedCard(services, { subscriptionId, sessionId }).catch((error: unknown) => {
    // unlike after other declines, something has changed: the card
    if (error instanceof AppError && error.code === 'PAYMENT_DECLINED')
      throw new AppError('PAYMENT_DECLINED', { message: STILL_DUE, cause: error })
    throw error
  })
  if (!card) throw new AppError('NOT_FOUND')
  return { canManage: true, isPastDue: false, card }
}

const STILL_DUE = 'Your card is saved, but the payment that is due was declined. Nothing was charged. Try another card.'

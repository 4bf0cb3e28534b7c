import type { Caller } from '#platform/caller.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import type { PaymentCard } from '#providers/payments/payment-states.js'
import { ownsCompany } from '../changing/own-subscription.js'

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
  const card = await services.payments.adoptCard(sessionId)
  if (!card) throw new AppError('NOT_FOUND')
  return { canManage: true, isPastDue: false, card }
}

interface Collected {
  subscriptionId: string
  isPastDue: boolean
  canManage: boolean
}

async function requireCollected(services: Services, caller: Caller): Promise<Collected> {
  const collected = await findCollected(services, caller)
  if (!collected) throw new AppError('NOT_FOUND', { message: 'You have no plan that is paid by card.' })
  if (!collected.canManage) throw new AppError('NOT_ALLOWED', { message: ONLY_BUYER })
  return collected
}

const ONLY_BUYER = 'Only whoever bought this plan, or the owner of your company, can change its card.'

/** What the provider collects for the caller or their company; also once its rights have lapsed for want of a payment. */
async function findCollected({ database }: Services, caller: Caller): Promise<Collected | null> {
  const { companyId, userId } = caller
  const row = await database
    .selectFrom('subscriptions')
    .select(['stripe_subscription_id', 'status', 'bought_by'])
    .where((eb) => (companyId ? eb('company_id', '=', companyId) : eb('user_id', '=', userId)))
    .where('stripe_subscription_id', 'is not', null)
    .where('status', 'in', ['active', 'past_due'])
    .orderBy('starts_at', 'desc')
    .executeTakeFirst()
  if (!row?.stripe_subscription_id) return null
  return {
    subscriptionId: row.stripe_subscription_id,
    isPastDue: row.status === 'past_due',
    canManage: row.bought_by === userId || (await ownsCompany(database, caller)),
  }
}

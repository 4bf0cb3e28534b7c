import { object, string } from 'yup'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { isCompanyEmail } from '#contract/plans/company-email.js'
import { type PlanRefusal, planRefusal, SAAS_TYPES } from '#contract/plans/plan-offers.js'
import { findLive, readHolder, saasTypeOf } from '#domain/subscriptions/plan-holder.store.js'
import { firstPurchaseOf } from '#domain/subscriptions/plan-payments.store.js'
import { findPlanPrice, type PlanPrice, termsOf, titleOf } from '#domain/subscriptions/plan-price.js'
import { reviewPlan } from '#domain/subscriptions/review-plan.job.js'
import { startPlan } from '#domain/subscriptions/start-plan.js'
import type { Caller } from '#platform/caller.js'
import type { Queryable } from '#platform/database.js'
import { AppError, invalidField } from '#platform/errors.js'
import { enqueueJob } from '#platform/jobs/enqueue-job.js'
import { definePurchaseType } from '../define-purchase-type.js'

const id = () => string().strict().max(100)

/** Plans (PLAN-01, KBASE-65, GK-029). Renewals are collected by the provider without a checkout. */
export const saas = definePurchaseType({
  type: 'saas',
  input: object({
    priceId: id().required(FIELD_MESSAGES.required),
    saasType: string()
      .strict()
      .oneOf([...SAAS_TYPES]),
    // What the plan-change variant sends (KBASE-66). Only the caller's own are accepted.
    stripeCustomerId: id().nullable(),
    currentSubscriptionId: id().nullable(),
    // What the choice of how to pay for a hire sends along (OBASE-24, OBASE-25). A plan hires nobody (GO-49).
    opportuntiyId: id().nullable(),
    oppName: string().strict().max(500).nullable(),
  }),

  /** A running subscription is changed instead, after its owner has seen what that costs (GK-025). */
  async continueAt(transaction, caller, input, { clock }) {
    const live = await findLive(transaction, caller, clock.now())
    await requireOwnIds(transaction, caller, { ...input, live: live?.stripe_subscription_id ?? null })
    if (live?.stripe_subscription_id == null) return null
    const price = await choosePlan(transaction, caller, input, clock.now())
    return `/subscriptions?change=${price.priceId}`
  },

  async quote(transaction, caller, input, { clock }) {
    const price = await choosePlan(transaction, caller, input, clock.now())
    const terms = termsOf(price)
    return {
      subject: `plan:${caller.companyId ?? caller.userId}`,
      ...{ title: titleOf(price), amountCents: price.billedCents, credits: price.credits, priceId: price.priceId },
      ...(terms ? { terms } : {}),
    }
  },

  fulfil: (transaction, purchase, facts, { clock }) => startPlan(transaction, purchase, facts, clock.now()),

  /** A part of the price takes nothing back. */
  async undo() {},

  onLoss: (transaction, purchase) =>
    enqueueJob(transaction, reviewPlan, { purchaseId: firstPurchaseOf(purchase), paymentId: null }),

  returnPaths({ redirect_to }) {
    const target = redirect_to ? `&redirectTo=${encodeURIComponent(redirect_to)}` : ''
    return {
      paid: `/subscriptions?is_payment_success=true&session={CHECKOUT_SESSION_ID}${target}`,
      cancelled: `/subscriptions?is_payment_cancelled=true${target}`,
    }
  },
})

interface Wanted {
  priceId: string
  saasType?: string | undefined
}

/**
 * The price that the caller may have, by the rule of the cards.
 * @throws AppError VALIDATION_FAILED for a price that isn't sold to this kind of account, COMPANY_EMAIL_REQUIRED,
 *   PLAN_NOT_AVAILABLE
 */
export async function choosePlan(queryable: Queryable, caller: Caller, wanted: Wanted, now: Date): Promise<PlanPrice> {
  const price = await findPlanPrice(queryable, wanted.priceId)
  const saasType = saasTypeOf(caller)
  const isTheirs = price?.isSold && price.saasType === saasType && (wanted.saasType ?? saasType) === saasType
  if (!price || !isTheirs) throw invalidField('priceId', 'This plan is not sold to your kind of account')
  if (saasType === 'company') await requireCompanyEmail(queryable, caller)
  const refusal = planRefusal(price, await readHolder(queryable, caller, now))
  if (refusal) throw new AppError('PLAN_NOT_AVAILABLE', { message: REFUSALS[refusal] })
  return price
}

const REFUSALS: Record<PlanRefusal, string> = {
  'not-sold': 'This plan can’t be bought.',
  'other-account-type': 'This plan is for another kind of account.',
  current: 'This is your current plan.',
  'below-current': 'You can’t change to a smaller plan. Cancel yours first; it stays until the end of its period.',
  'trial-used': 'This trial can be bought once, and you have had it.',
}

async function requireCompanyEmail(queryable: Queryable, { email }: Caller): Promise<void> {
  const setting = await queryable
    .selectFrom('system_configurations')
    .select('value')
    .where('config', '=', 'PUBLIC_EMAIL_DOMAINS')
    .executeTakeFirst()
  if (!isCompanyEmail(email, setting?.value ?? '')) throw new AppError('COMPANY_EMAIL_REQUIRED')
}

interface SentIds {
  stripeCustomerId?: string | null | undefined
  currentSubscriptionId?: string | null | undefined
  live: string | null
}

/** @throws AppError NOT_ALLOWED for anybody else's customer or subscription (GK-029) */
async function requireOwnIds(queryable: Queryable, { userId }: Caller, ids: SentIds): Promise<void> {
  const { stripeCustomerId, currentSubscriptionId, live } = ids
  if (currentSubscriptionId && currentSubscriptionId !== live) throw new AppError('NOT_ALLOWED')
  if (!stripeCustomerId) return
  const customer = await queryable
    .selectFrom('private.payment_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (customer?.customer_id !== stripeCustomerId) throw new AppError('NOT_ALLOWED')
}

import { TRIAL_PLAN } from '#contract/plans/plan-offers.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { getSdk, type OwnSubscriptionForRestQuery, type PlanForRestQuery } from './own-subscription.generated.js'

type Plan = NonNullable<PlanForRestQuery['plan_packages_by_pk']>

/**
 * The plan of the caller's company, or their own if they belong to none (PLAN-27, BASE-24, OBASE-31, GK-168). One that has
 * ended counts as free.
 */
export const ownSubscriptionRoute = defineRoute({
  method: 'get',
  path: '/api/payment/subscription',
  auth: 'session',
  async handle({ caller }, { graphql, clock }) {
    const sdk = getSdk(graphql.asUser(caller))
    const now = clock.now()
    const { own, company, trials } = await sdk.OwnSubscriptionForRest({
      userId: caller.userId,
      now: now.toISOString(),
    })
    const live = liveOf(caller.companyId ? company : own, now)
    const { plan_packages_by_pk: plan } = await sdk.PlanForRest({ code: live?.plan_code ?? 'free' })
    if (!plan) throw new AppError('NOT_FOUND')
    return {
      planType: plan.code,
      // An older tier keeps its own limits (GK-023).
      tier: plan.is_older ? plan.code : null,
      expiryDate: live?.expires_at ?? null,
      trialEndsAt: plan.code === TRIAL_PLAN ? (live?.expires_at ?? null) : null,
      stripeCustomerId: live?.stripe_customer_id ?? null,
      stripeSubscriptionId: live?.stripe_subscription_id ?? null,
      sevenDayPlanUsed: trials.length > 0,
      features: featuresOf(plan),
    }
  },
})

/** The subscription that is in force; the newest is the only one that can be. */
export function liveOf([latest]: OwnSubscriptionForRestQuery['own'], now: Date) {
  if (!latest) return null
  return latest.expires_at === null || new Date(latest.expires_at) > now ? latest : null
}

function featuresOf(plan: Plan) {
  return {
    opportunities: { postingCredits: plan.posting_credits },
    projects: { amplifyFreeSessions: plan.amplify_free_sessions },
    advisories: { freeCallsLimit: plan.free_calls_limit },
    team: { users: plan.team_size, admins: plan.team_admins },
    storage: { megabytes: plan.storage_mb },
    isPro: plan.is_pro,
  }
}

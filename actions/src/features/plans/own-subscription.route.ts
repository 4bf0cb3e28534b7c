import { TRIAL_PLAN } from '#contract/plans/plan-offers.js'
import type { Caller } from '#platform/caller.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { getSdk, type OwnSubscriptionForRestQuery, type PlanForRestQuery } from './own-subscription.generated.js'

type Plan = NonNullable<PlanForRestQuery['plan_packages_by_pk']>

/** What the caller may use, with the REST field names. A plan that has ended counts as free. */
async function readOwnSubscription(caller: Caller, { graphql, clock }: Services) {
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
}

const PATHS = ['/api/payment/subscription', '/api/user/subscription'] as const

/**
 * The plan of the caller's company, or their own if they belong to none (PLAN-27, BASE-24, OBASE-31, GK-168), under both
 * paths that the texts name (GO-101).
 */
export const ownSubscriptionRoutes = PATHS.map((path) =>
  defineRoute({
    ...{ method: 'get', path, auth: 'session' },
    handle: ({ caller }, services) => readOwnSubscription(caller, services),
  }),
)

/** The same for members of a company; 404 for everybody else (GO-101). */
export const companySubscriptionRoute = defineRoute({
  method: 'get',
  path: '/api/company/subscription',
  auth: 'session',
  async handle({ caller }, services) {
    if (!caller.companyId) throw new AppError('NOT_FOUND', { message: 'You belong to no company.' })
    return readOwnSubscription(caller, services)
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

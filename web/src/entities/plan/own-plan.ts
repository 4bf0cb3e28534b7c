import { type PlanHolder, TRIAL_PLAN } from '#contract/plans/plan-offers.js'
import { useSession } from '#lib/session.js'
import type { SessionUser } from '#lib/session-user.js'
import { type OwnPlanQuery, useOwnPlanQuery } from './own-plan.generated'

export type OwnSubscription = OwnPlanQuery['own'][number]

const FREE = { planCode: 'free', card: 'free', rank: 0, priceId: null, isRenewed: false } as const

/** The subscription that applies now: the company's for its members, otherwise the person's own. Null on the free plan. */
function liveSubscription(data: OwnPlanQuery, user: SessionUser, now = new Date()): OwnSubscription | null {
  const [latest] = user.companyId ? data.company : data.own
  if (!latest || new Date(latest.starts_at) > now) return null
  return latest.expires_at === null || new Date(latest.expires_at) > now ? latest : null
}

function holderOf(data: OwnPlanQuery, user: SessionUser): PlanHolder {
  const live = liveSubscription(data, user)
  const terms = live?.plan && {
    planCode: live.plan_code,
    card: live.plan.card,
    rank: live.plan.rank,
    priceId: live.price_id,
    isRenewed: live.stripe_subscription_id !== null,
  }
  return {
    ...(terms ?? FREE),
    saasType: user.companyId ? 'company' : 'user',
    isTrialUsed: data.trials.length > 0 || live?.plan_code === TRIAL_PLAN,
  }
}

interface OwnPlanOptions {
  /** Asks every two seconds: something was paid or changed, and its event is on the way. */
  isAwaited?: boolean
}

const AWAITED_MS = 2_000

/** The plan of whoever is signed in; `holder` is undefined while it loads, and for visitors. */
export function useOwnPlan({ isAwaited = false }: OwnPlanOptions = {}) {
  const { user } = useSession()
  const options = { enabled: user !== null, refetchInterval: isAwaited ? AWAITED_MS : (false as const) }
  const query = useOwnPlanQuery({ userId: user?.id ?? '' }, options)
  const { data } = query
  const latest = data && (user?.companyId ? data.company : data.own)[0]
  return {
    holder: data && user ? holderOf(data, user) : undefined,
    subscription: data && user ? liveSubscription(data, user) : null,
    /** The renewal of a plan was declined, and is tried again. */
    declined: latest?.status === 'past_due' ? latest : null,
    isPending: user !== null && query.isPending,
    error: query.error,
    refetch: query.refetch,
  }
}

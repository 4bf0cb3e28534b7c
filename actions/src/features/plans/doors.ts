import { adoptCard } from '#domain/subscriptions/adopt-card.job.js'
import { endSubscription } from '#domain/subscriptions/end-subscription.job.js'
import { reviewPlan } from '#domain/subscriptions/review-plan.job.js'
import { syncSubscription } from '#domain/subscriptions/sync-subscription.job.js'
import type { Area } from '#platform/area.js'
import { confirmCardAction } from './card/confirm-card.action.js'
import { planCardAction } from './card/plan-card.action.js'
import { startCardChangeAction } from './card/start-card-change.action.js'
import { cancelPlanAction, cancelPlanRoute } from './changing/cancel-plan.action.js'
import { changePlanAction, changePlanRoute } from './changing/change-plan.action.js'
import { keepPlanAction, keepPlanRoute } from './changing/keep-plan.action.js'
import { quoteChangeRoute, quotePlanChangeAction } from './changing/quote-plan-change.action.js'
import { readRenewalRoute } from './changing/read-renewal.route.js'
import { companySubscriptionRoute, ownSubscriptionRoutes } from './own-subscription.route.js'
import { planPackagesRoute } from './plan-packages.route.js'
import { renewPlansCron, renewPlansJob } from './renew-plans.cron.js'

export const plans: Area = {
  doors: [
    ...[...ownSubscriptionRoutes, companySubscriptionRoute, planPackagesRoute],
    ...[readRenewalRoute, quoteChangeRoute, changePlanRoute, cancelPlanRoute, keepPlanRoute],
    ...[quotePlanChangeAction, changePlanAction, cancelPlanAction, keepPlanAction],
    ...[planCardAction, startCardChangeAction, confirmCardAction],
    renewPlansCron,
  ],
  jobs: [adoptCard, syncSubscription, endSubscription, reviewPlan, renewPlansJob],
}

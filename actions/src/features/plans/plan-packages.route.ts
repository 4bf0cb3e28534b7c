import { DOLLARS_TO_CENTS } from '#contract/limits.js'
import { defineRoute } from '#platform/define-route.js'
import { getSdk, type PlanPricesForRestQuery } from './own-subscription.generated.js'
import { liveOf } from './own-subscription.route.js'

/** What is sold to the caller's kind of account, with the field names of the texts, in dollars (PLAN-29, GK-168). */
export const planPackagesRoute = defineRoute({
  method: 'get',
  path: '/api/payment/plan-packages',
  auth: 'session',
  async handle({ caller }, { graphql, clock }) {
    const sdk = getSdk(graphql.asUser(caller))
    const now = clock.now()
    const { own, company } = await sdk.OwnSubscriptionForRest({ userId: caller.userId, now: now.toISOString() })
    const live = liveOf(caller.companyId ? company : own, now)
    const { plan_prices } = await sdk.PlanPricesForRest({ saasType: caller.companyId ? 'company' : 'user' })
    const isActive = ({ price_id, plan_code }: PriceRow) =>
      live?.price_id ? price_id === live.price_id : plan_code === (live?.plan_code ?? 'free')
    return { packages: plan_prices.map((price) => shapePackage(price, isActive(price))) }
  },
})

type PriceRow = PlanPricesForRestQuery['plan_prices'][number]

function shapePackage(price: PriceRow, isSubscriptionActive: boolean) {
  return {
    priceId: price.price_id,
    packageType: price.plan_code,
    packageTitle: price.title,
    packageDesc: price.description,
    pricePerMonth: dollars(price.month_cents),
    strikeThroughPrice: dollars(price.strike_cents),
    billed: dollars(price.billed_cents),
    savedPrice: dollars(price.saved_cents),
    benefits: price.benefits,
    disadvantages: price.disadvantages,
    isSubscriptionActive,
    duration: price.duration,
  }
}

const dollars = (cents: number | null) => (cents === null ? null : cents / DOLLARS_TO_CENTS)

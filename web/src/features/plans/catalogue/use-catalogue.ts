import type { PlanOffer } from '#contract/plans/plan-offers.js'
import { type PlanCatalogueQuery, usePlanCatalogueQuery } from '#entities/plan/plan-catalogue.public.generated.js'

export type PlanPrice = PlanCatalogueQuery['plan_prices'][number]

/** Everything that is or was sold, with the settings that its texts cite. */
export function useCatalogue() {
  const { data, ...query } = usePlanCatalogueQuery()
  const setting = (name: string) => data?.system_configurations.find(({ config }) => config === name)?.value ?? ''
  return {
    ...query,
    prices: data?.plan_prices,
    expertCount: setting('EXPERT_COUNT_TEXT'),
    olderExpertCount: setting('EXPERT_COUNT_TEXT_OLDER'),
    publicEmailDomains: setting('PUBLIC_EMAIL_DOMAINS'),
  }
}

/** The row in the rule's terms. */
export function offerOf({ price_id, plan_code, saas_type, is_sold, plan }: PlanPrice): PlanOffer {
  return {
    priceId: price_id,
    planCode: plan_code,
    saasType: saas_type === 'company' ? 'company' : 'user',
    card: plan?.card ?? '',
    rank: plan?.rank ?? 0,
    isSold: is_sold,
  }
}

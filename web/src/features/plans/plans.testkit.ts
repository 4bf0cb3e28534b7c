import type { OwnPlanQuery } from '#entities/plan/own-plan.generated.js'
import type { PlanCatalogueQuery } from '#entities/plan/plan-catalogue.public.generated.js'

type Price = PlanCatalogueQuery['plan_prices'][number]

const CARDS = [
  ['free', 'free', 'Free', 'none', 0, null, null, 0],
  ['seven_day', 'seven_day_full_access', '7-day trial', '7 days', 14900, null, null, 0],
  ['basic_quarterly', 'basic_quarterly', 'Basic', 'quarterly', 23700, 7900, 9900, 1],
  ['advance_quarterly', 'standard_annual', 'Advance', 'quarterly', 99900, 33300, 43300, 2],
  ['advance_yearly', 'standard_annual', 'Advance', 'yearly', 299900, 24990, 41650, 2],
  ['growth_yearly', 'professional_annual', 'Growth', 'yearly', 599900, 49990, 83300, 3],
] as const
const OLDER = [
  ['older_free_user', 'free', 'user', 'none', 0, null, null],
  ['older_free_company', 'free', 'company', 'none', 0, null, null],
  ['user_quarterly', 'user-quarterly', 'user', 'quarterly', 15900, 5300, 33],
  ['user_yearly', 'user-yearly', 'user', 'yearly', 54900, 4500, 42],
  ['company_quarterly', 'company-quarterly', 'company', 'quarterly', 39900, 13300, 33],
  ['company_yearly', 'company-yearly', 'company', 'yearly', 128900, 10700, 46],
] as const
const TEXTS = { description: 'A plan', benefits: ['A benefit'], disadvantages: [] }

/** The catalogue of the migrations, shortened. */
export const CATALOGUE: PlanCatalogueQuery = {
  plan_prices: [
    ...(['user', 'company'] as const).flatMap((saas_type) =>
      CARDS.map(
        ([id, plan_code, title, duration, billed_cents, month_cents, strike_cents, rank]): Price => ({
          ...{ price_id: `${id}_${saas_type}`, plan_code, catalogue: 'current', saas_type, duration, billed_cents },
          ...{ month_cents, strike_cents, title, ...TEXTS, is_sold: billed_cents > 0, discount_percent: null },
          saved_cents: id === 'advance_quarterly' ? 30000 : null,
          plan: { name: title, card: id === 'seven_day' ? 'trial' : (title.toLowerCase() as string), rank },
        }),
      ),
    ),
    ...OLDER.map(
      ([price_id, plan_code, saas_type, duration, billed_cents, month_cents, discount_percent]): Price => ({
        ...{ price_id, plan_code, catalogue: 'older', saas_type, duration, billed_cents, month_cents, ...TEXTS },
        title: billed_cents === 0 ? 'Free' : saas_type === 'user' ? 'Single access' : 'Team access',
        ...{ strike_cents: null, saved_cents: null, discount_percent, is_sold: billed_cents > 0 },
        plan: { name: plan_code, card: billed_cents === 0 ? 'free' : 'advance', rank: billed_cents === 0 ? 0 : 2 },
      }),
    ),
  ],
  system_configurations: [
    { config: 'EXPERT_COUNT_TEXT', value: '1,000+' },
    { config: 'EXPERT_COUNT_TEXT_OLDER', value: '700+' },
    { config: 'PUBLIC_EMAIL_DOMAINS', value: 'gmail.com' },
  ],
}

type Terms = OwnPlanQuery['own'][number]

/** A subscription that the provider renews. */
export const BASIC: Terms = {
  id: '00000000-0000-4000-8000-0000000000b1',
  plan_code: 'basic_quarterly',
  price_id: 'basic_quarterly_company',
  starts_at: '2026-01-10T15:00:00Z',
  expires_at: '2999-04-11T15:00:00Z',
  paid_until: '2999-04-10T15:00:00Z',
  status: 'active',
  ends_with_period: false,
  bought_by: '00000000-0000-4000-8000-000000000001',
  stripe_customer_id: 'cus_1',
  stripe_subscription_id: 'sub_1',
  plan: { name: 'Basic', card: 'basic', rank: 1 },
}

/** What somebody has, as the member of a company or for themselves. */
export function ownPlan(terms: Partial<OwnPlanQuery> = {}): OwnPlanQuery {
  return { own: [], company: [], trials: [], ...terms }
}

/** Somebody who doesn't pay for the plan. */
export const NO_CARD = { planCard: { canManage: false, isPastDue: false, card: null } }

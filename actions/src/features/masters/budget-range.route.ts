import { object, string } from 'yup'
import { DOLLARS_TO_CENTS, FRACTIONAL_LIMITS } from '#contract/limits.js'
import { FIELD_MESSAGES } from '#contract/messages.js'
import { defineRoute } from '#platform/define-route.js'
import { getSdk } from './master-lists.generated.js'

/** The budget range for a role per unit, in dollars (FRAC-25, GD-63); a role without one gets the form's own limits. */
export const budgetRangeRoute = defineRoute({
  method: 'get',
  path: '/api/opportunities/budgetRange',
  auth: 'session',
  query: object({
    roleType: string().required(FIELD_MESSAGES.required).uuid(FIELD_MESSAGES.unknownChoice),
    unit: string().default('month').oneOf(['day', 'week', 'month'], FIELD_MESSAGES.unknownChoice),
  }),
  async handle({ caller, query }, { graphql }) {
    const sdk = getSdk(graphql.asUser(caller))
    const { budget_ranges } = await sdk.BudgetRangeForRest({ roleId: query.roleType, unit: query.unit })
    const [range] = budget_ranges
    return {
      minAmount: range ? range.min_amount_cents / DOLLARS_TO_CENTS : FRACTIONAL_LIMITS.budgetMinFallbackDollars,
      maxAmount: range ? range.max_amount_cents / DOLLARS_TO_CENTS : FRACTIONAL_LIMITS.budgetMaxDollars,
    }
  },
})

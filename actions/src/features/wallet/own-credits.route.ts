import { walletOf } from '#contract/credits/balances.js'
import type { Caller } from '#platform/caller.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import type { Services } from '#platform/services.js'
import { getSdk } from './wallet.generated.js'

/** The caller's credits with the REST field names (CRED-06). */
async function readOwnCredits(caller: Caller, { graphql }: Services) {
  const { ledger_balances: rows } = await getSdk(graphql.asUser(caller)).BalancesForRest()
  const { available, plan, welcome } = walletOf(rows)
  return {
    total_credits: { available },
    subscription_credits: { total: plan.total, expires_at: plan.endsAt },
    free_credits: { total: welcome },
  }
}

const PATHS = ['/api/wizlings', '/api/user/credits', '/api/user/funds'] as const

/** One reading under the three paths that the texts name (GK-128, GO-101). */
export const ownCreditsRoutes = PATHS.map((path) =>
  defineRoute({
    ...{ method: 'get', path, auth: 'session' },
    handle: async ({ caller }, services) => readOwnCredits(caller, services),
  }),
)

/** Companies hold no credits of their own: what their members may spend is their own; 404 without a company (GO-101). */
export const companyFundsRoute = defineRoute({
  method: 'get',
  path: '/api/company/funds',
  auth: 'session',
  async handle({ caller }, services) {
    if (!caller.companyId) throw new AppError('NOT_FOUND', { message: 'You belong to no company.' })
    return readOwnCredits(caller, services)
  },
})

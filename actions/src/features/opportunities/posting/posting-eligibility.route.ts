import { defineRoute } from '#platform/define-route.js'
import { readPostingPrice } from '../charging/post-charge.js'
import { readPosterFacts } from './poster-facts.store.js'
import { postingBlocker } from './posting.rules.js'

/**
 * What keeps the caller from posting and what it costs, so that the page can tell them before they fill in the form.
 * Uses the same rule and rows as posting itself (X-03, FRAC-28, X-24), but is only advisory.
 */
export const postingEligibilityRoute = defineRoute({
  method: 'get',
  path: '/api/opportunities/postingEligibility',
  auth: 'session',
  async handle({ caller }, { database, clock }) {
    const now = clock.now()
    const { shortfall, ...price } = await readPostingPrice(database, caller, now)
    const reason = postingBlocker(await readPosterFacts(database, caller, now)) ?? shortfall
    return { isEligible: reason === null, reason, price }
  },
})

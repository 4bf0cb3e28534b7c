import { defineRoute } from '#platform/define-route.js'
import { readPosterFacts } from './poster-facts.store.js'
import { postingBlocker } from './posting.rules.js'

/**
 * What keeps the caller from posting, so that the page can tell them before they fill in the form. Uses the same rule
 * as posting itself (X-03, FRAC-28), but is only advisory.
 */
export const postingEligibilityRoute = defineRoute({
  method: 'get',
  path: '/api/opportunities/postingEligibility',
  auth: 'session',
  async handle({ caller }, { database }) {
    const blocker = postingBlocker(await readPosterFacts(database, caller))
    return { isEligible: blocker === null, reason: blocker }
  },
})

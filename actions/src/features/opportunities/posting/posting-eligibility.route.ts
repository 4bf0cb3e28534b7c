import { defineRoute } from '#platform/define-route.js'
import { readPosterFacts } from './poster-facts.store.js'
import { postingBlocker } from './posting.rules.js'

/**
 * What stands in the way of a new role, asked before anybody fills in the form: by the very rule that decides when it is
 * sent (X-03, FRAC-28). It promises nothing: what is sent is decided again.
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

import { object, string } from 'yup'
import { VISIT_SCOPES, visitRoleOf } from '#contract/people/first-visits.js'
import { defineRoute } from '#platform/define-route.js'
import { getSdk } from './first-time.generated.js'

/** Whether the caller has been here before, in the role of their token (PROMPT-07, GD-04, GD-30). Reading marks nothing. */
export const firstTimeRoute = defineRoute({
  method: 'get',
  path: '/api/user/first-time',
  auth: 'session',
  query: object({ scope: string().oneOf(VISIT_SCOPES).required() }),
  async handle({ caller, query }, { graphql }) {
    const which = { scope: query.scope, role: visitRoleOf(caller) }
    const { first_visits } = await getSdk(graphql.asUser(caller)).FirstVisitForRest(which)
    const [visit] = first_visits
    return { data: visit ? { seenAt: visit.seen_at } : null }
  },
})

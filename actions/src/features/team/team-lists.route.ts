import { readOpportunity } from '#domain/workflow/opportunity-facts.store.js'
import { defineRoute } from '#platform/define-route.js'
import { throwIfBlocked } from '#platform/errors.js'
import { readTeamBlocker } from './team.rules.js'
import { getSdk } from './team-lists.generated.js'

/** Who is invited to the caller's own post (OBASE-04, TEAM-03, GO-91). */
export const invitedUsersRoute = defineRoute({
  method: 'get',
  path: '/api/opportunities/:id/invitedUsers',
  auth: 'session',
  async handle({ params, caller }, { database, graphql }) {
    const opportunity = await readOpportunity(database, params.id, caller)
    throwIfBlocked(readTeamBlocker(opportunity))
    const { opportunity_team_members: rows } = await getSdk(graphql.asUser(caller)).InvitedUsersForRest({
      id: opportunity.id,
    })
    return {
      items: rows.flatMap(({ user_id, invited_at, colleague }) =>
        colleague ? [{ id: user_id, ...colleague, invitedAt: invited_at }] : [],
      ),
    }
  },
})

/** The people of the caller's company; nobody without one (OBASE-07, TEAM-04, GO-91). */
export const companyUsersRoute = defineRoute({
  method: 'get',
  path: '/api/user/companyUsers',
  auth: 'session',
  async handle({ caller }, { graphql }) {
    const { company_colleagues: rows } = await getSdk(graphql.asUser(caller)).CompanyUsersForRest()
    return { items: rows.map(({ user_id, ...person }) => ({ _id: user_id, ...person })) }
  },
})

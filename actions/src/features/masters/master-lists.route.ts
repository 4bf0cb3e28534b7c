import { defineRoute } from '#platform/define-route.js'
import { getSdk, type Sdk } from './master-lists.generated.js'

/** A master list for anyone signed in, read with the caller's own rights (GO-89). */
const listRoute = (path: string, read: (sdk: Sdk) => Promise<object>) =>
  defineRoute({
    method: 'get',
    path,
    auth: 'session',
    handle: ({ caller }, { graphql }) => read(getSdk(graphql.asUser(caller))),
  })

/** BASE-35: `{ result: [{ _id, … }] }` with the table's own name field (GD-84). */
export const objectivesRoute = listRoute('/metadata/objective', async (sdk) => {
  const { master_objectives: rows } = await sdk.ObjectivesForRest()
  return { result: rows.map(({ id, ...names }) => ({ _id: id, ...names })) }
})

export const domainsRoute = listRoute('/metadata/domain', async (sdk) => {
  const { master_domains: rows } = await sdk.DomainsForRest()
  return { result: rows.map(({ id, ...names }) => ({ _id: id, ...names })) }
})

export const expertiseRoute = listRoute('/metadata/expertise', async (sdk) => {
  const { master_expertise: rows } = await sdk.ExpertiseForRest()
  return { result: rows.map(({ id, ...names }) => ({ _id: id, ...names })) }
})

/** OBASE-32: `{ items: [{ _id, code, name, … }] }` plus the type's own field (GO-102). */
export const opportunityTypesRoute = listRoute('/api/opportunities/opportunityTypes', async (sdk) => {
  const { opportunity_types: rows } = await sdk.OpportunityTypesForRest()
  return { items: rows.map(({ code, label }) => ({ _id: code, code, name: label, opportunityType: label })) }
})

/** OBASE-33, FRAC-24 */
export const durationTypesRoute = listRoute('/api/opportunities/opportunityDurationTypes', async (sdk) => {
  const { opportunity_duration_types: rows } = await sdk.DurationTypesForRest()
  return {
    items: rows.map(({ id, code, duration_type }) => ({
      _id: id,
      code,
      name: duration_type,
      durationType: duration_type,
    })),
  }
})

/** OBASE-34 */
export const startDatesRoute = listRoute('/api/opportunities/opportunityStartDates', async (sdk) => {
  const { opportunity_start_dates: rows } = await sdk.StartDatesForRest()
  return { items: rows.map(({ id, code, start_date }) => ({ _id: id, code, name: start_date, startDate: start_date })) }
})

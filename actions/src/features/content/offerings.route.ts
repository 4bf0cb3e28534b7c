import { object, string } from 'yup'
import { COUNT_MAX, optionalId, pageFields, sliceOf } from '#domain/content/list-query.js'
import { defineRoute } from '#platform/define-route.js'
import { contentSdk } from './content-reader.js'
import { offeringItem } from './content-shape.js'

const LIMIT = 8

/** Active offers of timed calls, of one expert or of all, the newest first (DASH-41); also at the path of a sibling text (GK-091). */
const offeringsRoute = (path: string) =>
  defineRoute({
    method: 'get',
    path,
    auth: 'session',
    query: object({ ...pageFields(LIMIT), userId: optionalId(), fromDashboard: string() }),
    async handle({ caller, query }, services) {
      const { skip, limit } = sliceOf(query)
      const asked = { skip, limit, countMax: COUNT_MAX }
      const sdk = contentSdk(caller, services)
      const { advice_cards: offers, advice_cards_aggregate: all } = query.userId
        ? await sdk.OfferingsOfExpertForRest({ ...asked, expert: query.userId })
        : await sdk.OfferingsForRest(asked)
      return { count: all.aggregate?.count ?? 0, items: offers.map(offeringItem) }
    },
  })

export const offeringRoutes = [
  offeringsRoute('/consultation/offerings/list'),
  offeringsRoute('/consultation/consultation/offerings/list'),
]

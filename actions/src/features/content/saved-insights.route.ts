import { object } from 'yup'
import { pageFields, sliceOf } from '#domain/content/list-query.js'
import { defineRoute } from '#platform/define-route.js'
import { contentSdk } from './content-reader.js'
import { insightItem } from './content-shape.js'

/** What the caller saved and may still read, the last saved first: `{ count, items }` (GI-04). */
export const savedInsightsRoute = defineRoute({
  method: 'get',
  path: '/api/insight/saved',
  auth: 'session',
  query: object(pageFields()),
  async handle({ caller, query }, services) {
    const { skip, limit } = sliceOf(query)
    const { content_saves: saves, content_saves_aggregate: all } = await contentSdk(caller, services).SavedForRest({
      skip,
      limit,
    })
    return {
      count: all.aggregate?.count ?? 0,
      items: saves.flatMap(({ card }) => (card ? insightItem(card, card.insight?.audio) : [])),
    }
  },
})

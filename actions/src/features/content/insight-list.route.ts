import { object } from 'yup'
import { COUNT_MAX, contentListFields, sliceOf } from '#domain/content/list-query.js'
import { defineRoute } from '#platform/define-route.js'
import { contentSdk, readContentPage } from './content-reader.js'
import { insightItem } from './content-shape.js'

/** Approved insights, for everybody: `{ count, items }` (DASH-38, GI-04). */
export const insightListRoute = defineRoute({
  method: 'get',
  path: '/api/insight',
  auth: 'optional',
  query: object(contentListFields),
  async handle({ caller, query }, services) {
    const asked = { kind: 'insight' as const, ...query }
    const { count, cards } = await readContentPage(contentSdk(caller, services), asked, sliceOf(query), COUNT_MAX)
    return { count, items: cards.map((card) => insightItem(card, card.insight?.audio)) }
  },
})

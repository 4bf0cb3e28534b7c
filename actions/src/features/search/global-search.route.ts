import { globalSearchSchema } from '#contract/search/search.schema.js'
import { SEARCH_PAGE_SIZE } from '#contract/search/search-groups.js'
import { defineRoute } from '#platform/define-route.js'
import type { GlobalSearchForRestQuery } from './search.generated.js'
import { searchSdk } from './search-reader.js'
import { foundGroup, foundOpportunity, withRestId } from './search-shape.js'

/** What a search finds, by group (SRCH-11, SRCH-12, GD-49): for whoever asks, with their rights. */
export const globalSearchRoute = defineRoute({
  method: 'post',
  path: '/api/search/global',
  auth: 'optional',
  body: globalSearchSchema,
  async handle({ caller, body: { query, topicId, expertise, page = 1, limit = SEARCH_PAGE_SIZE } }, services) {
    const sdk = searchSdk(caller, services)
    const asked = {
      filter: { words: query.trim(), topics: topicId, expertise },
      skip: (page - 1) * limit,
      rows: limit,
    }
    const found: Partial<GlobalSearchForRestQuery> = caller
      ? await sdk.GlobalSearchForRest(asked)
      : await sdk.PublicSearchForRest(asked)
    return {
      // spelled as the texts spell it
      opportunties: foundGroup(found.opportunities, foundOpportunity),
      qanda: foundGroup(found.questions, withRestId),
      experts: foundGroup(found.experts, withRestId),
      insights: foundGroup(found.insights, withRestId),
      usecases: foundGroup(found.use_cases, withRestId),
      advices: foundGroup(found.advices, withRestId),
    }
  },
})

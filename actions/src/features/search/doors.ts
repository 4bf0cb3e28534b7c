import type { Area } from '#platform/area.js'
import { globalSearchRoute } from './global-search.route.js'
import { searchSuggestionsRoute, searchTrendsRoute } from './search-suggestions.route.js'

export const search: Area = {
  doors: [globalSearchRoute, searchSuggestionsRoute, searchTrendsRoute],
  jobs: [],
}

import type { Area } from '#platform/area.js'
import { robotsRoute } from './robots.route.js'
import { sitemapRoute } from './sitemap.route.js'

export const searchEngines: Area = {
  doors: [robotsRoute, sitemapRoute],
  jobs: [],
}

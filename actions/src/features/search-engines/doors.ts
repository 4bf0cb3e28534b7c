import type { Area } from '#platform/area.js'
import { pageHeadRoute } from './page-head.route.js'
import { robotsRoute } from './robots.route.js'
import { sitemapRoute } from './sitemap.route.js'

export const searchEngines: Area = {
  doors: [pageHeadRoute, robotsRoute, sitemapRoute],
  jobs: [],
}

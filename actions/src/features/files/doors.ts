import type { Area } from '#platform/area.js'
import { serveFileRoute } from './serve-file.route.js'

export const files: Area = {
  doors: [serveFileRoute],
  jobs: [],
}

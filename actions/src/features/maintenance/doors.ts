import type { Area } from '#platform/area.js'
import { pruneEvents, pruneEventsJob } from './prune-events.cron.js'

export const maintenance: Area = {
  doors: [pruneEvents],
  jobs: [pruneEventsJob],
}

import type { Area } from '#platform/area.js'
import { listFailedEvents } from './list-failed-events.route.js'
import { redeliverEvent } from './redeliver-event.route.js'

export const deliveries: Area = {
  doors: [listFailedEvents, redeliverEvent],
  jobs: [],
}

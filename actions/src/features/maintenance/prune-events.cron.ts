import { defineCron } from '../../platform/define-cron.js'
import { pruneEventsJob } from './prune-events.job.js'

export const pruneEvents = defineCron({ name: 'prune_events', job: pruneEventsJob })

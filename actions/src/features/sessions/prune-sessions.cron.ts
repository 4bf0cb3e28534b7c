import { defineCron } from '../../platform/define-cron.js'
import { pruneSessionsJob } from './prune-sessions.job.js'

export const pruneSessions = defineCron({ name: 'prune_sessions', job: pruneSessionsJob })

import type { Area } from '#platform/area.js'
import { endAllSessions } from './end-all-sessions.route.js'
import { endSession } from './end-session.route.js'
import { issueToken } from './issue-token.route.js'
import { listAliveSessions } from './list-alive-sessions.route.js'
import { listPublicKeys } from './list-public-keys.route.js'
import { listSessions } from './list-sessions.route.js'
import { pruneSessions, pruneSessionsJob } from './prune-sessions.cron.js'
import { streamEndedSessions } from './stream-ended-sessions.route.js'

export const sessions: Area = {
  doors: [
    issueToken,
    listPublicKeys,
    listSessions,
    endSession,
    endAllSessions,
    pruneSessions,
    streamEndedSessions,
    listAliveSessions,
  ],
  jobs: [pruneSessionsJob],
}

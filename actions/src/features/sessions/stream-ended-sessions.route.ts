import { SECOND_MS } from '#platform/clock.js'
import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { requireActionSecret } from '#platform/trust/hook-secret.js'

const HEARTBEAT_MS = 15 * SECOND_MS

/**
 * Tells the guard in front of GraphQL about every session that ends, as server-sent events with the session's id, until
 * either side disconnects. Once connected, the guard checks the sessions it has cached with
 * `/hooks/sessions/alive`.
 */
export const streamEndedSessions = defineRoute({
  method: 'get',
  path: '/hooks/sessions/ended',
  auth: 'public',
  isInner: true,
  async handle({ request, response }, { config, sessionEndings }) {
    requireActionSecret(request, config.ACTION_SECRET)
    if (request.headers.accept !== 'text/event-stream') throw new AppError('NOT_FOUND')
    response.set('Content-Type', 'text/event-stream')
    const stop = await sessionEndings.follow({
      onEnded: (sessionId) => response.write(`data: ${sessionId}\n\n`),
      onLost: () => response.end(),
    })
    const beat = setInterval(() => response.write(': here\n\n'), HEARTBEAT_MS)
    response.once('close', () => {
      clearInterval(beat)
      stop()
    })
    response.flushHeaders()
  },
})

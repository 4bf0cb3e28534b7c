import { defineRoute } from '#platform/define-route.js'

/** The caller's sessions, most recently used first. */
export const listSessions = defineRoute({
  method: 'get',
  path: '/api/sessions',
  auth: 'session',
  async handle({ caller }, { database, clock }) {
    const rows = await database
      .selectFrom('auth.sessions')
      .where('user_id', '=', caller.userId)
      .where('expires_at', '>', clock.now())
      .select(['id', 'created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'])
      .orderBy('updated_at', 'desc')
      .execute()
    const sessions = rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      lastUsedAt: row.updated_at,
      expiresAt: row.expires_at,
      ipAddress: row.ip_address,
      userAgent: row.user_agent,
      isCurrent: row.id === caller.sessionId,
    }))
    return { sessions }
  },
})

import { array, object, string } from 'yup'
import { defineRoute } from '#platform/define-route.js'
import { requireActionSecret } from '#platform/trust/hook-secret.js'

const ASKED_MAX = 500

/** Which of these sessions are still alive, for the guard in front of GraphQL. */
export const listAliveSessions = defineRoute({
  method: 'post',
  path: '/hooks/sessions/alive',
  auth: 'public',
  isInner: true,
  body: object({ ids: array().of(string().uuid().required()).max(ASKED_MAX).required() }),
  async handle({ body, request }, { config, database, clock }) {
    requireActionSecret(request, config.ACTION_SECRET)
    if (body.ids.length === 0) return { alive: [] }
    const rows = await database
      .selectFrom('auth.sessions')
      .where('id', 'in', body.ids)
      .where('expires_at', '>', clock.now())
      .select('id')
      .execute()
    return { alive: rows.map(({ id }) => id) }
  },
})

import { defineRoute } from '../../../platform/define-route.js'
import { AppError } from '../../../platform/errors.js'

const LISTED_MAX = 100

/** The invitations of one's own company, newest first. */
export const listInvites = defineRoute({
  method: 'get',
  path: '/api/invites',
  auth: 'session',
  async handle({ caller }, { database }) {
    if (caller.companyId === null) throw new AppError('COMPANY_REQUIRED')
    const rows = await database
      .selectFrom('private.company_invites')
      .where('company_id', '=', caller.companyId)
      .select(['id', 'email', 'created_at', 'expires_at', 'accepted_at'])
      .orderBy('created_at', 'desc')
      .limit(LISTED_MAX)
      .execute()
    const invites = rows.map((row) => ({
      id: row.id,
      email: row.email,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      acceptedAt: row.accepted_at,
    }))
    return { invites }
  },
})

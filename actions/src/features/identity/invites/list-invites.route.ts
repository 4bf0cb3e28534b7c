import { defineRoute } from '#platform/define-route.js'
import { AppError } from '#platform/errors.js'
import { ownsCompany } from './withdraw-invite.js'

const LISTED_MAX = 100

/** The caller's company's invitations that were not withdrawn, newest first. */
export const listInvites = defineRoute({
  method: 'get',
  path: '/api/invites',
  auth: 'session',
  async handle({ caller }, { database, clock }) {
    if (caller.companyId === null) throw new AppError('COMPANY_REQUIRED')
    const isOwner = await ownsCompany(database, caller)
    const rows = await database
      .selectFrom('private.company_invites')
      .where('company_id', '=', caller.companyId)
      .select(['id', 'email', 'created_at', 'expires_at', 'accepted_at', 'invited_by'])
      // Withdrawn invitations need no more attention.
      .where('withdrawn_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(LISTED_MAX)
      .execute()
    const invites = rows.map((row) => ({
      id: row.id,
      email: row.email,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      acceptedAt: row.accepted_at,
      canWithdraw:
        row.accepted_at === null && row.expires_at > clock.now() && (isOwner || row.invited_by === caller.userId),
    }))
    return { invites }
  },
})

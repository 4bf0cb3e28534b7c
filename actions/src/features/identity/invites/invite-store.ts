import { fullName } from '#contract/format/full-name.js'
import { INVITE_DAYS } from '#contract/identity/identity-limits.js'
import type { Caller } from '#platform/caller.js'
import { type Clock, DAY_MS, fromNow } from '#platform/clock.js'
import type { DatabaseTransaction, Queryable } from '#platform/database.js'
import { AppError } from '#platform/errors.js'
import { linkDigest } from '#providers/identity/one-time-link.js'

export interface Invite {
  id: string
  companyId: string
  companyName: string
  invitedBy: string
  inviterId: string
  email: string
  expiresAt: Date
}

/** A request to invite; its id is null if the client sent none. */
export interface Attempt {
  attemptId: string | null
  companyId: string
  email: string
  invitedBy: string
}

/** The invitation this request has already created, whatever its state. */
export async function findAttempt(queryable: Queryable, { attemptId, companyId }: Attempt) {
  if (attemptId === null) return undefined
  return queryable
    .selectFrom('private.company_invites')
    .where('company_id', '=', companyId)
    .where('attempt_id', '=', attemptId)
    .select(['id', 'email', 'invited_by', 'expires_at'])
    .executeTakeFirst()
}

/** Stores an invitation. It replaces this company's open invitation to the same address, whose link stops working. */
export async function storeInvite(
  transaction: DatabaseTransaction,
  clock: Clock,
  invite: Attempt & { digest: string },
) {
  const link = {
    token_hash: invite.digest,
    attempt_id: invite.attemptId,
    invited_by: invite.invitedBy,
    created_at: clock.now(),
    expires_at: fromNow(clock, INVITE_DAYS * DAY_MS),
  }
  return transaction
    .insertInto('private.company_invites')
    .values({ company_id: invite.companyId, email: invite.email, ...link })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .doUpdateSet(link),
    )
    .returning(['id', 'email', 'expires_at'])
    .executeTakeFirstOrThrow()
}

/**
 * The open invitation for a link.
 * @throws AppError INVITE_NOT_FOUND, INVITE_USED, INVITE_WITHDRAWN, INVITE_EXPIRED
 */
export async function findInvite(queryable: Queryable, clock: Clock, token: string): Promise<Invite> {
  const row = await queryable
    .selectFrom('private.company_invites as invite')
    .innerJoin('companies', 'companies.id', 'invite.company_id')
    .innerJoin('users', 'users.id', 'invite.invited_by')
    .where('invite.token_hash', '=', linkDigest(token))
    .select([
      'invite.id',
      'invite.company_id',
      'invite.invited_by',
      'invite.email',
      'invite.expires_at',
      'invite.accepted_at',
      'invite.withdrawn_at',
    ])
    .select(['companies.company_name', 'users.first_name', 'users.last_name'])
    .executeTakeFirst()
  if (!row) throw new AppError('INVITE_NOT_FOUND')
  if (row.accepted_at) throw new AppError('INVITE_USED')
  if (row.withdrawn_at) throw new AppError('INVITE_WITHDRAWN')
  if (row.expires_at <= clock.now()) throw new AppError('INVITE_EXPIRED')
  return {
    id: row.id,
    companyId: row.company_id,
    companyName: row.company_name,
    invitedBy: fullName(row),
    inviterId: row.invited_by,
    email: row.email,
    expiresAt: row.expires_at,
  }
}

/** The company the caller joined through this link and still belongs to; null otherwise. */
export async function findJoinedCompany(queryable: Queryable, token: string, caller: Caller): Promise<string | null> {
  const row = await queryable
    .selectFrom('private.company_invites as invite')
    .innerJoin('companies', 'companies.id', 'invite.company_id')
    .where('invite.token_hash', '=', linkDigest(token))
    .where('invite.accepted_at', 'is not', null)
    .where('invite.email', '=', caller.email)
    .where('invite.company_id', '=', caller.companyId)
    .select('companies.company_name')
    .executeTakeFirst()
  return row?.company_name ?? null
}

/**
 * Marks an invitation as accepted, once.
 * @throws AppError INVITE_USED if another request came first, or it was withdrawn in the meantime
 */
export async function useInvite(transaction: DatabaseTransaction, clock: Clock, inviteId: string): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('private.company_invites')
    .set({ accepted_at: clock.now() })
    .where('id', '=', inviteId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('INVITE_USED')
}
